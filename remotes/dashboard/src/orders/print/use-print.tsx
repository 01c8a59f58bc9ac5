import type { AdminOrderDetail } from '@evmandi/api/contract/admin-orders';
import { counted } from '@evmandi/contract/domain/numbers';
import { loadCode, notify, visitorText } from '@evmandi/runtime';
import { type ReactNode, useCallback, useState } from 'react';
import { readOrder } from '../changes/send-change.ts';
import type { PrintKind } from './print-kind.ts';

/** Orders read at the same time. */
const AT_ONCE = 4;

/** Reads the orders, a few at a time, in the order of their numbers. */
async function readAll(numbers: readonly string[]): Promise<AdminOrderDetail[]> {
  const orders: AdminOrderDetail[] = [];
  for (let start = 0; start < numbers.length; start += AT_ONCE) {
    const some = numbers.slice(start, start + AT_ONCE);
    orders.push(...(await Promise.all(some.map((number) => readOrder(number)))));
  }
  return orders;
}

const loadSheets = () =>
  loadCode(() => import('./print-sheets.tsx'), 'dashboard/print').then(
    (module) => module.PrintSheets,
  );

/** Prints papers of orders, all of them in one go, and what to render for it. */
export function usePrint(): {
  print: (kind: PrintKind, numbers: readonly string[]) => void;
  sheets: ReactNode;
} {
  const [sheets, setSheets] = useState<ReactNode>(null);
  const print = useCallback((kind: PrintKind, numbers: readonly string[]) => {
    const start = async () => {
      try {
        const [PrintSheets, orders] = await Promise.all([loadSheets(), readAll(numbers)]);
        setSheets(<PrintSheets kind={kind} orders={orders} onDone={() => setSheets(null)} />);
      } catch (error) {
        notify.error(
          `${counted(numbers.length, 'order')} could not be printed: ${visitorText(error)}`,
          { action: { label: 'Retry', onPress: () => void start() } },
        );
      }
    };
    void start();
  }, []);
  return { print, sheets };
}
