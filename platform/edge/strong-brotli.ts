import { Worker } from 'node:worker_threads';

/** Some 300 ms for a page, and an eighth fewer bytes than what a visitor waits for. */
const QUALITY = 11;
const MAX_WAITING = 64;

/**
 * Runs in a thread of its own, one text at a time, so that files are read and pages answered meanwhile. As
 * text, since a thread starts from a file or a text and the edge is one file. On Linux a priority is the
 * calling thread's own; elsewhere it would be that of the whole process.
 */
const PROGRAM = `
const { parentPort } = require('node:worker_threads');
const { brotliCompressSync, constants } = require('node:zlib');
const { setPriority, constants: { priority } } = require('node:os');
if (process.platform === 'linux') {
  try { setPriority(priority.PRIORITY_LOW); } catch {}
}
const params = { [constants.BROTLI_PARAM_QUALITY]: ${QUALITY} };
parentPort.on('message', (text) => parentPort.postMessage(brotliCompressSync(text, { params })));
`;

interface Job {
  source: () => string;
  done: (body: Buffer) => void;
  failed: (error: Error) => void;
}

/** Compresses texts well, with low priority and one after the other, in a thread that is started when first used. */
export function createStrongBrotli(maxWaiting = MAX_WAITING) {
  const waiting: Job[] = [];
  let worker: Worker | undefined;
  let current: Job | undefined;

  function takeCurrent(): Job | undefined {
    const job = current;
    current = undefined;
    return job;
  }

  function open(): Worker {
    const opened = new Worker(PROGRAM, { eval: true, env: {}, execArgv: [] });
    const ended = (error: Error) => {
      if (worker !== opened) return;
      worker = undefined;
      takeCurrent()?.failed(error);
      next();
    };
    opened.on('message', ({ buffer, byteOffset, length }: Uint8Array<ArrayBuffer>) => {
      takeCurrent()?.done(Buffer.from(buffer, byteOffset, length));
      next();
    });
    opened.on('error', ended);
    opened.on('exit', () => ended(new Error('The thread that compresses has ended')));
    // A process that has nothing else to do may end.
    opened.unref();
    return opened;
  }

  function next(): void {
    if (current) return;
    current = waiting.shift();
    if (!current) return;
    try {
      worker ??= open();
      worker.postMessage(current.source());
    } catch (error) {
      takeCurrent()?.failed(error as Error);
      next();
    }
  }

  /** Returns the text of `source`, which is called when its turn has come. Rejects when too many wait. */
  return (source: () => string): Promise<Buffer> =>
    new Promise((done, failed) => {
      if (waiting.length >= maxWaiting) {
        failed(new Error(`${maxWaiting} texts wait to be compressed`));
        return;
      }
      waiting.push({ source, done, failed });
      next();
    });
}

/** The one of this process. */
export const strongBrotli = createStrongBrotli();
