/** Payload of one packet on an ordinary path, in bytes. */
const PACKET = 1_460;
/** Packets that a connection may send before the first answer (RFC 6928). */
const INITIAL_WINDOW = 10 * PACKET;
/** A connection that was silent for so long starts slowly again (RFC 2861). */
const IDLE_MS = 1_000;

/** Both directions of a link have one of each. */
export interface LinkSpeed {
  bitsPerSecond: number;
  /** From one end to the other; half of the round trip. */
  oneWayMs: number;
}

interface Clock {
  now: () => number;
  /** Calls `wake` at the time `at`, or a little later; a new call replaces the last one. */
  wakeAt: (at: number, wake: () => void) => void;
}

interface Event {
  at: number;
  run: () => void;
}

/** The bytes of one connection in one direction. */
export interface Flow {
  /** Puts bytes into the line; they are delivered whole and in order. */
  send(data: Buffer): void;
  /** Calls back once all that was sent before has been delivered. */
  end(delivered: () => void): void;
  /** Forgets what was not delivered. */
  drop(): void;
}

interface Sender {
  queue: Buffer[];
  window: number;
  inFlight: number;
  lastSentAt: number;
  deliver: (data: Buffer) => void;
  onEmpty: (() => void) | undefined;
}

/**
 * One direction of a link: all connections share its bandwidth packet by packet, each is held to a window
 * that begins small and grows with what was acknowledged (slow start without losses), and every packet
 * takes the delay. Times are those of the model, so a late timer does not add up.
 */
export class Shaper {
  readonly #speed: LinkSpeed;
  readonly #clock: Clock;
  readonly #senders: Sender[] = [];
  readonly #events: Event[] = [];
  #freeAt = 0;

  constructor(speed: LinkSpeed, clock: Clock) {
    this.#speed = speed;
    this.#clock = clock;
  }

  open(deliver: (data: Buffer) => void): Flow {
    const sender: Sender = {
      queue: [],
      window: INITIAL_WINDOW,
      inFlight: 0,
      lastSentAt: Number.NEGATIVE_INFINITY,
      deliver,
      onEmpty: undefined,
    };
    this.#senders.push(sender);
    return {
      send: (data) => {
        sender.queue.push(data);
        this.#at(this.#clock.now(), () => this.#transmit(this.#clock.now()));
      },
      end: (delivered) => {
        sender.onEmpty = delivered;
        this.#finish(sender);
      },
      drop: () => this.#remove(sender),
    };
  }

  #at(at: number, run: () => void): void {
    const before = this.#events.findLastIndex((event) => event.at <= at);
    this.#events.splice(before + 1, 0, { at, run });
    this.#wake();
  }

  #wake(): void {
    const next = this.#events[0];
    if (next) this.#clock.wakeAt(next.at, () => this.#runDue());
  }

  #runDue(): void {
    for (let next = this.#events[0]; next && next.at <= this.#clock.now(); next = this.#events[0]) {
      this.#events.shift();
      next.run();
    }
    this.#wake();
  }

  /** Puts the next packet on the line at the model's time `now`, if the line is free. */
  #transmit(now: number): void {
    if (now < this.#freeAt) return;
    const sender = this.#senders.find(
      ({ queue, inFlight, window }) => queue.length > 0 && inFlight < window,
    );
    if (!sender) return;
    // The last one in turn from now on.
    this.#remove(sender);
    this.#senders.push(sender);
    if (sender.inFlight === 0 && now - sender.lastSentAt > IDLE_MS) sender.window = INITIAL_WINDOW;
    const packet = takePacket(sender.queue);
    const { bitsPerSecond, oneWayMs } = this.#speed;
    const sentAt = now + (packet.length * 8_000) / bitsPerSecond;
    this.#freeAt = sentAt;
    sender.inFlight += packet.length;
    sender.lastSentAt = sentAt;
    this.#at(sentAt, () => this.#transmit(sentAt));
    this.#at(sentAt + oneWayMs, () => sender.deliver(packet));
    this.#at(sentAt + 2 * oneWayMs, () => {
      sender.inFlight -= packet.length;
      sender.window += packet.length;
      this.#transmit(sentAt + 2 * oneWayMs);
      this.#finish(sender);
    });
  }

  #finish(sender: Sender): void {
    if (!sender.onEmpty || sender.queue.length > 0 || sender.inFlight > 0) return;
    this.#remove(sender);
    sender.onEmpty();
  }

  #remove(sender: Sender): void {
    const index = this.#senders.indexOf(sender);
    if (index >= 0) this.#senders.splice(index, 1);
  }
}

/** Takes the first packet's worth of bytes out of a queue. */
function takePacket(queue: Buffer[]): Buffer {
  const parts: Buffer[] = [];
  let room = PACKET;
  for (let head = queue[0]; head && room > 0; head = queue[0]) {
    const part = head.subarray(0, room);
    parts.push(part);
    room -= part.length;
    if (part.length === head.length) queue.shift();
    else queue[0] = head.subarray(part.length);
  }
  return Buffer.concat(parts);
}
