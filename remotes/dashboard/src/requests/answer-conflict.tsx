import { ConflictDialog, type Saving } from '../clash/conflict-dialog.tsx';
import { changedFields, clashesOf, merged, type Values } from '../list/merge.ts';
import type { AnswerKind, AnswerConflict as Conflict } from './send-answer.ts';

interface Props<Request extends { number: string; version: number }> {
  kind: AnswerKind<Request>;
  conflict: Conflict<Request>;
  who: string | null;
  /** Why the own answer can be had no longer. */
  impossible: string | undefined;
  change: Saving;
  /** What to send; nothing where theirs stands. */
  onSettle: (values: Values | undefined) => void;
  /** Back to the answer as it was typed. */
  onBack: () => void;
}

/** Somebody else answered meanwhile: both answers, to choose from field by field. */
export function AnswerConflict<Request extends { number: string; version: number }>(
  props: Props<Request>,
) {
  const { kind, conflict, impossible, onSettle, onBack, change } = props;
  const { before, mine, now } = conflict;
  const three = { before: kind.valuesOf(before), mine, theirs: kind.valuesOf(now) };
  const who = props.who ?? 'Somebody else';
  return (
    <ConflictDialog
      change={change}
      title="Somebody answered meanwhile"
      description={`${who} changed ${now.number} while you wrote. Nothing of yours is lost: choose what to send.`}
      theirs={`${who}, version ${now.version}`}
      onTheirs={() => onSettle(undefined)}
      onBack={onBack}
      clashes={clashesOf(three, kind.labelsOf(now)).map((clash) => ({
        ...clash,
        ...(impossible && { impossible }),
      }))}
      onSettle={(chosen) => {
        const values = merged(three, chosen);
        onSettle(changedFields(three.theirs, values).length > 0 ? values : undefined);
      }}
    />
  );
}
