import { type Balance, balanceOf, keptValue, paymentOf } from './balance.ts';

/** Numbers below `most` that follow from the seed (a linear congruential generator). */
function randomOf(seed: number) {
  let state = seed;
  return (most: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

type Random = ReturnType<typeof randomOf>;

interface Line {
  unitPrice: number;
  taxRate: number;
  quantity: number;
  shipped: number;
  cancelled: number;
  returned: number;
}

interface Life {
  lines: Line[];
  isCancelled: boolean;
  payments: number[];
  refunds: number[];
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** What is owed, counted apart from the product's code: in whole numbers of any size. */
function dueByHand({ lines, isCancelled, payments, refunds }: Life): number {
  let due = 0n;
  for (const { unitPrice, taxRate, quantity, cancelled, returned } of isCancelled ? [] : lines) {
    const net = BigInt(unitPrice) * BigInt(quantity - cancelled - returned);
    due += net + (net * BigInt(taxRate) + 5_000n) / 10_000n;
  }
  for (const amount of payments) due -= BigInt(amount);
  for (const amount of refunds) due += BigInt(amount);
  return Number(due);
}

function balanceIn({ lines, isCancelled, payments, refunds }: Life): Balance {
  return balanceOf({
    status: isCancelled ? 'Cancelled' : 'Pending',
    kept: keptValue(lines),
    paid: sum(payments),
    refunded: sum(refunds),
  });
}

const begin = (random: Random): Life => ({
  lines: Array.from({ length: 1 + random(3) }, () => ({
    unitPrice: 1 + random(5_000_000),
    taxRate: [0, 500, 1_000, 1_800][random(4)] ?? 0,
    quantity: 1 + random(9),
    shipped: 0,
    cancelled: 0,
    returned: 0,
  })),
  isCancelled: false,
  payments: [],
  refunds: [],
});

/** One thing that may happen to the order. */
function live(life: Life, random: Random): void {
  const line = life.lines[random(life.lines.length)] as Line;
  const { toPay, toRefund } = balanceIn(life);
  const steps = [
    () => {
      line.shipped += random(line.quantity - line.shipped - line.cancelled + 1);
    },
    () => {
      line.returned += random(line.shipped - line.returned + 1);
    },
    () => {
      for (const one of life.lines) one.cancelled = one.quantity - one.shipped;
      life.isCancelled ||= life.lines.every(({ shipped }) => shipped === 0);
    },
    () => life.payments.push(toPay),
    () => life.payments.push(random(toPay + 1)),
    () => life.payments.push(toPay + random(10_000)),
    () => life.refunds.push(toRefund),
    () => {
      const at = random(life.payments.length || 1);
      const amount = life.payments[at] ?? 0;
      // As `reversePayment` does: what was refunded stays covered.
      if (sum(life.payments) - amount >= sum(life.refunds)) life.payments.splice(at, 1);
    },
  ];
  steps[random(steps.length)]?.();
}

test('10,000 random lives of an order > what is owed is right after each step (ORDER-14)', () => {
  const random = randomOf(20_261_130);
  for (let n = 0; n < 10_000; n += 1) {
    const life = begin(random);
    for (let step = 0; step < 8; step += 1) {
      live(life, random);
      const balance = balanceIn(life);
      const due = dueByHand(life);
      const received = sum(life.payments) - sum(life.refunds);
      const wrong =
        balance.due !== due ||
        balance.toPay !== Math.max(0, due) ||
        balance.toRefund !== Math.max(0, -due) ||
        balance.toRefund > received ||
        (life.isCancelled && balance.toPay > 0) ||
        balance.partPaid !== (due > 0 && received > 0) ||
        paymentOf(balance) !== (due > 0 ? 'Unpaid' : 'Paid');
      if (wrong) expect({ balance, due, life }).toBeUndefined();
    }
  }
});

test('an unpaid order whose pieces all came back > owes nothing, and nothing is owed for it', () => {
  const line = { unitPrice: 2_844_800, taxRate: 1_000, quantity: 1, cancelled: 0, returned: 1 };
  const kept = keptValue([line]);
  const balance = balanceOf({ status: 'Shipped', kept, paid: 0, refunded: 0 });
  expect(balance).toEqual({ due: 0, toPay: 0, toRefund: 0, partPaid: false });
});
