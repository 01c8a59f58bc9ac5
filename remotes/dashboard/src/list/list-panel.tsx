import { isNotFound } from '@evmandi/contract/platform/refusal';
import { visitorText } from '@evmandi/runtime';
import { EmptyState } from '@evmandi/ui/empty-state';
import { ErrorFallback } from '@evmandi/ui/error-fallback';
import { IconLink } from '@evmandi/ui/icon-button';
import { IconChevronDown, IconChevronUp, IconSearchOff } from '@evmandi/ui/icons';
import { SidePanel } from '@evmandi/ui/side-panel';
import { Skeleton } from '@evmandi/ui/skeleton';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import type { ComponentProps, ReactNode } from 'react';
import styles from './list-panel.module.css';

interface Neighbours {
  previous: string | undefined;
  next: string | undefined;
  addressOf: (number: string) => string;
}

/** The rows before and after one in the list that is shown. */
export function neighboursOf(numbers: readonly string[], open: string | undefined) {
  const at = open === undefined ? -1 : numbers.indexOf(open);
  return { previous: numbers[at - 1], next: at < 0 ? undefined : numbers[at + 1] };
}

interface Props
  extends Neighbours,
    Omit<ComponentProps<typeof SidePanel>, 'title' | 'closeLabel' | 'actions'> {
  /** One row, in words: "order". */
  noun: string;
  /** What stands as title, with a mark of the status beside it. */
  heading: string;
  mark: ReactNode;
  loaded: boolean;
  children: ReactNode;
}

/** All of one row at the right of its list, with the ways to its neighbours. */
export function ListPanel(props: Props) {
  const { noun, heading, mark, loaded, previous, next, addressOf, children, ...panel } = props;
  const step = (label: string, number: string | undefined, icon: ReactNode) =>
    number && (
      <IconLink label={label} to={addressOf(number)} replace preventScrollReset>
        {icon}
      </IconLink>
    );
  return (
    <SidePanel
      {...panel}
      data-list-panel=""
      title={
        <span className={styles.title}>
          {heading}
          {mark}
        </span>
      }
      closeLabel={`Close ${noun}`}
      actions={
        <>
          {step(`Previous ${noun}`, previous, <IconChevronUp aria-hidden />)}
          {step(`Next ${noun}`, next, <IconChevronDown aria-hidden />)}
        </>
      }
    >
      <VisuallyHidden role="status">{loaded ? '' : `Loading the ${noun}`}</VisuallyHidden>
      {children}
    </SidePanel>
  );
}

const LINES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

interface NothingProps {
  noun: string;
  number: string;
  error: unknown;
  onRetry: () => void;
}

/** In place of a row that is on its way, is none or could not be read. */
export function NothingYet({ noun, number, error, onRetry }: NothingProps) {
  if (error === undefined) {
    return (
      <div className={styles.coming} aria-busy="true">
        {LINES.map((line) => (
          <Skeleton key={line} className={styles.comingLine} />
        ))}
      </div>
    );
  }
  if (isNotFound(error)) {
    return (
      <EmptyState
        icon={<IconSearchOff />}
        title={`There is no such ${noun}`}
        text={`No ${noun} has the number ${number}. Close this panel to go on with the list.`}
      />
    );
  }
  return (
    <ErrorFallback
      variant="line"
      title={`The ${noun} ${number}`}
      error={visitorText(error)}
      onRetry={onRetry}
    />
  );
}
