import { afterFrame } from '@evmandi/ui/after-frame';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { Rows, type RowsContext } from './rows.ts';

/** Around the rows of a list and its panel: where a press on a `RowLink` is followed. */
export function ListRows({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const latest = useRef(navigate);
  useEffect(() => {
    latest.current = navigate;
  });
  const rows = useMemo<RowsContext>(() => {
    const panels = new Set<(row: string) => void>();
    let stay = () => {};
    const follow = (to: string) => {
      const replace = to === location.pathname + location.search;
      void latest.current(to, { preventScrollReset: true, replace });
    };
    return {
      press: (row, to) => {
        for (const open of panels) open(row);
        stay();
        // To follow it draws the whole screen again.
        stay = afterFrame(() => follow(to));
      },
      stay: () => stay(),
      onPress: (open) => {
        panels.add(open);
        return () => panels.delete(open);
      },
    };
  }, []);
  return <Rows value={rows}>{children}</Rows>;
}
