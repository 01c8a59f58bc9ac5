import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type LinkSpeed, Shaper } from './shaper.ts';

/** What a link is like, in both directions. */
export interface LinkProfile {
  bitsPerSecond: number;
  roundTripMs: number;
}

/** A browser's requests go up at a third of the speed of answers, as on most mobile lines. */
const UPLOAD_SHARE = 3;

function systemClock() {
  let timer: NodeJS.Timeout | undefined;
  return {
    now: () => performance.now(),
    wakeAt: (at: number, wake: () => void) => {
      clearTimeout(timer);
      timer = setTimeout(wake, Math.max(at - performance.now(), 0));
    },
  };
}

/** Both directions of one link; every listener shares them. */
export class Link {
  readonly #oneWayMs: number;
  readonly #up: Shaper;
  readonly #down: Shaper;

  constructor({ bitsPerSecond, roundTripMs }: LinkProfile) {
    this.#oneWayMs = roundTripMs / 2;
    const speed = (share: number): LinkSpeed => ({
      bitsPerSecond: bitsPerSecond / share,
      oneWayMs: this.#oneWayMs,
    });
    this.#up = new Shaper(speed(UPLOAD_SHARE), systemClock());
    this.#down = new Shaper(speed(1), systemClock());
  }

  /**
   * Carries one connection to a port of this machine. The kernel accepts at once, so the handshake is
   * charged here: the client's first bytes leave a round trip later.
   */
  carry(client: net.Socket, targetPort: number): void {
    const target = net.connect({ port: targetPort, host: '127.0.0.1', allowHalfOpen: true });
    const up = this.#up.open((data) => target.write(data));
    const down = this.#down.open((data) => client.write(data));
    const handshake = sleep(2 * this.#oneWayMs);
    const afterHandshake = (work: () => void) => void handshake.then(work);
    client.on('data', (data) => afterHandshake(() => up.send(data)));
    client.on('end', () => afterHandshake(() => up.end(() => target.end())));
    target.on('data', (data) => down.send(data));
    target.on('end', () => down.end(() => client.end()));
    for (const socket of [client, target]) {
      socket.setNoDelay();
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        up.drop();
        (socket === client ? target : client).destroy();
      });
    }
  }
}
