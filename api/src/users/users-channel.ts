import { rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Database } from '../database/database.ts';
import { AccountRefused } from '../identity/create-administrator.ts';
import { runUsers, type UsersCall } from './run-users.ts';

/** Longer ones cannot be the address of a socket. */
const LONGEST_PATH = 100;
const LONGEST_CALL = 100_000;

const pathIn = (dataDir: string) => join(dataDir, 'users.sock');
const fits = (path: string) => Buffer.byteLength(path) <= LONGEST_PATH;

type Answer = { text: string } | { refused: string };

async function answerTo(db: Database, asked: string): Promise<Answer> {
  try {
    return { text: await runUsers(db, JSON.parse(asked) as UsersCall) };
  } catch (error) {
    if (error instanceof AccountRefused) return { refused: error.message };
    return { refused: 'The site failed to do it: its log says why.' };
  }
}

function serve(db: Database, socket: Socket): void {
  let asked = '';
  socket.setEncoding('utf8');
  socket.on('data', (part: string) => {
    asked += part;
    if (asked.length > LONGEST_CALL) socket.destroy();
  });
  socket.on('end', () => {
    void answerTo(db, asked).then((answer) => socket.end(JSON.stringify(answer)));
  });
}

/**
 * Lets `users` work while this process holds the embedded database: a socket in the folder of the data, which only its
 * owner may use, as the database itself. Returns how to end it.
 */
export async function openUsersChannel(
  db: Database,
  dataDir: string,
  onError: (error: Error) => void,
): Promise<() => Promise<void>> {
  const path = pathIn(dataDir);
  if (!fits(path)) return async () => {};
  // Of a process that was killed: this one holds the folder.
  rmSync(path, { force: true });
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', onError);
    serve(db, socket);
  });
  server.on('error', onError);
  const mask = process.umask(0o177);
  try {
    server.listen(path);
  } finally {
    process.umask(mask);
  }
  return () => new Promise((resolve) => server.close(() => resolve()));
}

/** What the process answers that holds the database; null where none listens. Throws {@link AccountRefused}. */
export async function askThroughChannel(dataDir: string, call: UsersCall): Promise<string | null> {
  const path = pathIn(dataDir);
  if (!fits(path)) return null;
  const socket = connect({ path, allowHalfOpen: true });
  try {
    await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  } catch {
    return null;
  }
  socket.end(JSON.stringify(call));
  const said = await text(socket);
  if (said === '') throw new AccountRefused('The site ended before it answered: try again.');
  const answer = JSON.parse(said) as Answer;
  if ('refused' in answer) throw new AccountRefused(answer.refused);
  return answer.text;
}
