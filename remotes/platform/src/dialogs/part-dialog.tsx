import type { LivePart } from '@evmandi/contract/platform/staff-reads';
import { pin, promote, takeBack, unpin } from '../send.ts';
import { shareText } from '../words.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { RetireDialog } from './retire-dialog.tsx';
import { RollbackDialog } from './rollback-dialog.tsx';

/** What staff can do with a part. */
export type Deed = 'roll-back' | 'pin' | 'retire' | 'promote' | 'take-back';

interface Props {
  part: LivePart;
  deed: Deed;
  onClose: () => void;
}

/** Asks for what a deed needs, its reason above all, and does it. */
export function PartDialog({ part, deed, onClose }: Props) {
  const { name, version, canary } = part;
  const props = { onClose };
  switch (deed) {
    case 'roll-back':
      return <RollbackDialog part={part} onClose={onClose} />;
    case 'retire':
      return <RetireDialog part={part} onClose={onClose} />;
    case 'pin':
      return (
        <ReasonDialog
          {...props}
          title={`Pin ${name}`}
          description={`${version} stays: no release of ${name} goes live until somebody unpins it.`}
          submit={`Pin ${name}`}
          failure={`${name} was not pinned`}
          done={`${name} is pinned to ${version}`}
          send={(reason) => pin({ app: name, version, reason })}
          undo={() => unpin(name)}
        />
      );
    case 'promote':
      return (
        <ReasonDialog
          {...props}
          title={`Promote ${name} ${canary?.version ?? ''}`}
          description="Everybody gets it at the next page, whatever the rule thinks of it by then. Open pages keep theirs."
          submit="Promote now"
          failure="Nothing was promoted"
          done={`${name} ${canary?.version ?? ''} is promoted: all visitors get it`}
          send={(reason) => promote({ app: name, version: canary?.version, reason })}
        />
      );
    case 'take-back':
      return (
        <ReasonDialog
          {...props}
          title={`Take ${name} ${canary?.version ?? ''} back`}
          description={`The ${shareText(canary?.share ?? 0)} of the visitors who have it get what all others have, ${version}. Open pages leave it.`}
          submit="Take back"
          failure="Nothing was taken back"
          done={`${name} ${canary?.version ?? ''} is taken back`}
          send={(reason) => takeBack({ app: name, version: canary?.version, reason })}
        />
      );
  }
}
