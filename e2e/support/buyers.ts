import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

const BUYERS = 3;
const BUYER = {
  name: 'Meera Test',
  phone: '+91 98480 22338',
  address: 'Plot 42, Phase II, IDA Nacharam',
  pin: '500076',
  paymentMethod: 'bank_transfer',
};
const AGAIN_AFTER_MS = 100;
const BETWEEN_ORDERS_MS = 200;
/** Sold out by now, or too small an order. */
const REFUSALS = [409, 422];

interface Placed {
  number: string;
  token: string;
}

/** Buyers that order without a break, and ask again with the same key until they are answered. */
interface Buyers {
  /** Every order that was acknowledged. */
  placed: readonly Placed[];
  /** Statuses that are neither an order, nor a refusal of one, nor an outage. */
  unforeseen: readonly number[];
  /** How many orders were answered. */
  answers: () => number;
  /** Ends them; resolves once each has the answer to its last order. */
  stop: () => Promise<void>;
}

let addresses = 0;

/** The API must believe the addresses in `X-Forwarded-For`. */
export function startBuyers(api: string, products: readonly string[]): Buyers {
  const placed: Placed[] = [];
  const unforeseen: number[] = [];
  let answers = 0;
  let stopped = false;

  async function place(key: string, body: string): Promise<Response | undefined> {
    addresses += 1;
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': key,
      'x-forwarded-for': `10.3.${addresses >> 8}.${addresses & 255}`,
    };
    // Not answered: away, or killed in the middle of it.
    return fetch(`${api}/api/orders`, { method: 'POST', headers, body }).catch(() => undefined);
  }

  async function answered(key: string, body: string): Promise<void> {
    for (;;) {
      const answer = await place(key, body);
      const text = await answer?.text().catch(() => undefined);
      if (answer && text !== undefined) {
        if (answer.status === 201) placed.push(JSON.parse(text) as Placed);
        else if (answer.status < 500 && !REFUSALS.includes(answer.status)) {
          unforeseen.push(answer.status);
        }
        if (answer.status < 500) {
          answers += 1;
          return;
        }
      }
      await pause(AGAIN_AFTER_MS);
    }
  }

  async function buy(index: number): Promise<void> {
    for (let turn = index; !stopped; turn += 1) {
      const lines = [{ productId: products[turn % products.length], quantity: 1 }];
      const email = `buyer${index}@kill.example`;
      await answered(randomUUID(), JSON.stringify({ ...BUYER, email, lines }));
      await pause(BETWEEN_ORDERS_MS);
    }
  }

  const all = Promise.all(Array.from({ length: BUYERS }, (_, index) => buy(index)));
  return {
    placed,
    unforeseen,
    answers: () => answers,
    stop: async () => {
      stopped = true;
      await all;
    },
  };
}
