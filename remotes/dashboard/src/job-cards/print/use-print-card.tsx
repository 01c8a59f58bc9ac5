import type { JobCardDetail } from '@evmandi/api/contract/workshop';
import { loadCode, notify, visitorText } from '@evmandi/runtime';
import { type ReactNode, useCallback, useState } from 'react';

const loadSheet = () =>
  loadCode(() => import('./job-sheet.tsx'), 'dashboard/job-sheet').then(
    (module) => module.JobSheet,
  );

/** Prints a card, and what to render for it. */
export function usePrintCard(card: JobCardDetail): { print: () => void; sheet: ReactNode } {
  const [sheet, setSheet] = useState<ReactNode>(null);
  const print = useCallback(() => {
    const start = async () => {
      try {
        const JobSheet = await loadSheet();
        setSheet(<JobSheet card={card} onDone={() => setSheet(null)} />);
      } catch (error) {
        notify.error(`The card could not be printed: ${visitorText(error)}`, {
          action: { label: 'Retry', onPress: () => void start() },
        });
      }
    };
    void start();
  }, [card]);
  return { print, sheet };
}
