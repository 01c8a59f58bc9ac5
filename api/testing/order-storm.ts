import { randomUUID } from 'node:crypto';
import type { ProductList } from '../contract/catalog.ts';
import type { PlacedOrder, PlaceOrder } from '../contract/orders.ts';
import { BUYER } from './ordering.ts';

const BUYERS = 6;

/** Orders that many buyers place at once over the network, each one after the other, until one fails. */
export interface OrderStorm {
  /** Every order that was sent, by its key. */
  sent: ReadonlyMap<string, PlaceOrder>;
  /** What was answered, by its key. */
  placed: ReadonlyMap<string, PlacedOrder>;
  /** The status of what was refused (4xx), by its key. */
  refused: ReadonlyMap<string, number>;
  /** Statuses of failures (5xx), after which a buyer stops. */
  failures: readonly number[];
  /** Resolves once so many orders were answered. */
  reached(orders: number): Promise<void>;
  /** Resolves when every buyer met a failure: they do not know what became of their last order. */
  over: Promise<unknown>;
}

let addresses = 0;

/** `POST /api/orders` of a server that believes `X-Forwarded-For`, each from another address. */
export function sendOrder(url: string, key: string, order: PlaceOrder): Promise<Response> {
  addresses += 1;
  return fetch(`${url}/api/orders`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': key,
      'x-forwarded-for': `10.2.${addresses >> 8}.${addresses & 255}`,
    },
    body: JSON.stringify(order),
  });
}

/** Starts to order one or two of one or two of the products, in all combinations. */
export function orderStorm(url: string, products: readonly string[]): OrderStorm {
  const sent = new Map<string, PlaceOrder>();
  const placed = new Map<string, PlacedOrder>();
  const refused = new Map<string, number>();
  const failures: number[] = [];
  let wanted = 0;
  let arrived = () => {};

  const nextOrder = (): PlaceOrder => {
    const ids = [0, 1].map((step) => products[(sent.size * (step + 1)) % products.length]);
    const lines = [...new Set(ids)].map((id) => ({
      productId: String(id),
      quantity: 1 + (sent.size % 2),
    }));
    return { ...BUYER, email: `buyer${sent.size % 9}@storm.example`, lines };
  };

  async function buyer(): Promise<void> {
    for (;;) {
      const key = randomUUID();
      const order = nextOrder();
      sent.set(key, order);
      const answer = await sendOrder(url, key, order);
      if (answer.status >= 500) {
        failures.push(answer.status);
        return;
      }
      if (answer.status === 201) placed.set(key, (await answer.json()) as PlacedOrder);
      else refused.set(key, answer.status);
      if (placed.size >= wanted) arrived();
    }
  }

  const over = Promise.all(Array.from({ length: BUYERS }, () => buyer().catch(() => {})));
  return {
    sent,
    placed,
    refused,
    failures,
    over,
    reached: (orders) =>
      new Promise((resolve) => {
        wanted = orders;
        arrived = resolve;
      }),
  };
}

/** What was not answered: it may have been kept or not. */
export const unanswered = ({ sent, placed, refused }: OrderStorm): [string, PlaceOrder][] =>
  [...sent].filter(([key]) => !placed.has(key) && !refused.has(key));

/** Products that can be ordered for a while. */
export async function stockedParts(url: string): Promise<string[]> {
  const answer = await fetch(`${url}/api/products?category=spare-parts&in_stock=true&page_size=30`);
  const { products } = (await answer.json()) as ProductList;
  return products.map(({ id }) => id);
}

/**
 * After a crash: every order that was answered is there, whole, and a client without an answer gets one order, or
 * one refusal of what is sold out by now, by asking again, however often. Answers how many orders there are.
 */
export async function expectNothingLost(url: string, storm: OrderStorm): Promise<number> {
  for (const { number, token } of storm.placed.values()) {
    const answer = await fetch(`${url}/api/orders/by-token/${token}`);
    expect([number, answer.status]).toEqual([number, 200]);
    expect(((await answer.json()) as { number: string }).number).toBe(number);
  }
  const numbers = new Set([...storm.placed.values()].map(({ number }) => number));
  for (const [key, order] of unanswered(storm)) {
    const again = [await sendOrder(url, key, order), await sendOrder(url, key, order)];
    const [one, two] = await Promise.all(
      again.map((answer) => answer.json() as Promise<PlacedOrder>),
    );
    expect([201, 409]).toContain(again[0]?.status);
    expect([again[1]?.status, two]).toEqual([again[0]?.status, one]);
    if (again[0]?.status === 201 && one) numbers.add(one.number);
  }
  for (const [key, placed] of [...storm.placed].slice(0, 5)) {
    const again = await sendOrder(url, key, storm.sent.get(key) as PlaceOrder);
    expect(await again.json()).toEqual(placed);
  }
  return numbers.size;
}
