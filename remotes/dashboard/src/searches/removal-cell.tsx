import { Button } from '@evmandi/ui/button';
import { focusNeighbour } from '@evmandi/ui/focus-neighbour';
import { Cell } from '@evmandi/ui/table';
import { useChange } from '@evmandi/ui/use-change';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import { type ComponentProps, useRef } from 'react';
import { useRevalidator } from 'react-router-dom';
import styles from './searches.module.css';

interface Props {
  /** What the button does, and to which words. */
  verb: string;
  words: string;
  remove: () => Promise<unknown>;
  /** Said once the row is gone, with an Undo that runs `again`. */
  gone: string;
  again: () => Promise<unknown>;
  size?: ComponentProps<typeof Button>['size'];
}

/** The cell of a row that a press takes out of its table: the focus goes to the row beside it. */
export function RemovalCell({ verb, words, remove, gone, again, size }: Props) {
  const { revalidate } = useRevalidator();
  const pressed = useRef<HTMLButtonElement>(null);
  const removal = useChange((_: null) => remove(), {
    undo: () => ({
      text: gone,
      undo: async () => {
        await again();
        await revalidate();
      },
    }),
    done: async () => {
      if (pressed.current) focusNeighbour(pressed.current);
      await revalidate();
    },
  });
  return (
    <Cell className={styles.actions}>
      <Button
        {...(size && { size })}
        variant="secondary"
        data-removes=""
        ref={pressed}
        busy={removal.busy}
        onClick={() => void removal.send(null)}
      >
        {verb}
        <VisuallyHidden> {words}</VisuallyHidden>
      </Button>
      {removal.failure && (
        <span role="alert" className={styles.failure}>
          {removal.failure}
        </span>
      )}
    </Cell>
  );
}
