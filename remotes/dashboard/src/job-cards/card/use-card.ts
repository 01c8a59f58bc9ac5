import type { MovePart } from '@evmandi/api/contract/job-card-changes';
import type { JobCardDetail } from '@evmandi/api/contract/workshop';
import { type Problems, useChange } from '@evmandi/ui/use-change';
import { useRead } from '@evmandi/ui/use-read';
import { useState } from 'react';
import { useLooks } from '../../list/use-looks.ts';
import type { CardChange } from './card-change.ts';
import { cardNews } from './card-conflict.ts';
import { readCard, sendCard, sendMove } from './send-card.ts';

export interface CardConflict {
  /** What was not done. */
  change: CardChange;
  before: JobCardDetail;
  now: JobCardDetail;
  /** It was chosen what counts: what was typed is done with. */
  done: (() => void) | undefined;
}

/** The card that a screen shows, and where its changes go. */
export interface CardWork {
  card: JobCardDetail;
  /** The card is as it is now. */
  onCard: (card: JobCardDetail) => void;
  onConflict: (conflict: CardConflict) => void;
}

/**
 * The card that was loaded, or as the last change left it, and a conflict that waits for a choice. What others do
 * to it meanwhile is told and not shown by itself: nothing moves under the pointer.
 */
export function useCard(loaded: JobCardDetail) {
  const [own, setOwn] = useState<{ loaded: JobCardDetail; card: JobCardDetail }>();
  const [conflict, setConflict] = useState<CardConflict>();
  const card = own?.loaded === loaded ? own.card : loaded;
  const onCard = (now: JobCardDetail) => setOwn({ loaded, card: now });
  const work: CardWork = { card, onCard, onConflict: setConflict };
  const { looks } = useLooks();
  const { data: now } = useRead(looks > 0 ? `card ${card.number} ${looks}` : null, (signal) =>
    readCard(card.number, signal),
  );
  return {
    work,
    conflict,
    settle: () => setConflict(undefined),
    news: now ? cardNews(card, now) : '',
    update: () => now && onCard(now),
  };
}

interface Options {
  check?: (change: CardChange) => Problems;
  done?: () => void;
}

/** A change of the card: it is shown as it is then, or somebody else's values are to choose from. */
export const useCardChange = (
  { card, onCard, onConflict }: CardWork,
  { check, done }: Options = {},
) =>
  useChange((change: CardChange) => sendCard(card, change), {
    ...(check && { check }),
    done: (outcome) => {
      if ('conflict' in outcome) {
        onConflict({ change: outcome.change, before: card, now: outcome.conflict, done });
      } else {
        onCard(outcome.card);
        done?.();
      }
    },
  });

interface Move {
  kind: 'takes' | 'returns';
  part: MovePart;
}

/** Pieces that leave the stock for the card, or come back. */
export const useMove = ({ card, onCard }: CardWork, done?: () => void) =>
  useChange(({ kind, part }: Move, { key }) => sendMove(card.number, kind, { part, key }), {
    done: (now) => {
      onCard(now);
      done?.();
    },
  });
