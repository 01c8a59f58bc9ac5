import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** A process that listens on a port. */
export interface PortHolder {
  pid: number;
  /** Its command line, cut when it is long; empty where the system does not say. */
  command: string;
  /** The folder that it was started in; `undefined` where the system does not say. */
  folder: string | undefined;
}

/** A line of `/proc/net/tcp`: local address, state and inode are the second, fourth and tenth field. */
const LISTENING = '0A';
const LONGEST_COMMAND = 160;
const PATIENCE_MS = 3_000;

function attempt<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

const shortened = (command: string) =>
  command.length > LONGEST_COMMAND ? `${command.slice(0, LONGEST_COMMAND)} …` : command;

/** Names under which the sockets that listen on a port stand among a process's descriptors. */
function socketsOn(port: number): Set<string> {
  const local = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const tables = ['/proc/net/tcp', '/proc/net/tcp6'].map(
    (file) => attempt(() => readFileSync(file, 'utf8')) ?? '',
  );
  const rows = tables.flatMap((table) => table.split('\n').map((row) => row.trim().split(/\s+/)));
  const found = rows.filter(
    ([, address, , state]) => address?.endsWith(local) && state === LISTENING,
  );
  return new Set(found.map(({ 9: inode }) => `socket:[${inode}]`));
}

function holds(pid: string, sockets: ReadonlySet<string>): boolean {
  const descriptors = attempt(() => readdirSync(`/proc/${pid}/fd`)) ?? [];
  return descriptors.some((descriptor) =>
    sockets.has(attempt(() => readlinkSync(`/proc/${pid}/fd/${descriptor}`)) ?? ''),
  );
}

function fromProc(port: number): PortHolder | undefined {
  const sockets = socketsOn(port);
  if (sockets.size === 0) return undefined;
  const processes = attempt(() => readdirSync('/proc')) ?? [];
  const pid = processes.find((name) => /^\d+$/.test(name) && holds(name, sockets));
  if (!pid) return undefined;
  const command = attempt(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8')) ?? '';
  return {
    pid: Number(pid),
    command: shortened(command.replaceAll('\0', ' ').trim()),
    folder: attempt(() => readlinkSync(`/proc/${pid}/cwd`)),
  };
}

function said(program: string, args: string[]): string {
  return spawnSync(program, args, { encoding: 'utf8', timeout: PATIENCE_MS }).stdout ?? '';
}

function fromLsof(port: number): PortHolder | undefined {
  const lines = said('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fp']).split('\n');
  const pid = Number(lines.find((line) => line.startsWith('p'))?.slice(1));
  if (!pid) return undefined;
  const command = said('ps', ['-o', 'command=', '-p', String(pid)]).trim();
  return { pid, command: shortened(command), folder: undefined };
}

/**
 * Returns the process that listens on a TCP port of this machine: from `/proc` on Linux, else from `lsof`
 * where there is one. `undefined` when neither says, such as for a process of another account.
 */
export function portHolder(port: number): PortHolder | undefined {
  return fromProc(port) ?? fromLsof(port);
}

/** Returns `process 4711 (nginx -g daemon)`, for a message. */
export const describeHolder = ({ pid, command }: PortHolder) =>
  command === '' ? `process ${pid}` : `process ${pid} (${command})`;

/** Returns ` by process 4711 (nginx -g daemon)`, for a message; empty where the system does not say. */
export function heldBy(port: number): string {
  const holder = portHolder(port);
  return holder ? ` by ${describeHolder(holder)}` : '';
}
