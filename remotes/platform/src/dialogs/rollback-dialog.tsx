import type { LivePart } from '@evmandi/contract/platform/staff-reads';
import { Checkbox } from '@evmandi/ui/checkbox';
import { IconArrowBackUp } from '@evmandi/ui/icons';
import { useState } from 'react';
import { rollBack, unpin } from '../send.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { VersionChoice } from './version-choice.tsx';

interface Done {
  app: string;
  from: string;
  version: string;
  pinned: boolean;
}

/** Takes a rollback back; a second try after a failure goes on where the first has ended. */
function undoOf({ pinned, ...back }: Done) {
  let isHeld = pinned;
  return async () => {
    if (isHeld) await unpin(back.app);
    isHeld = false;
    await rollBack({ ...back, reason: `Undo of the rollback to ${back.from}` });
  };
}

/** Takes a part back to a version that was live before. */
export function RollbackDialog({ part, onClose }: { part: LivePart; onClose: () => void }) {
  const { name, version: now, before } = part;
  const [chosen, setVersion] = useState('');
  // What was chosen may be retired by now.
  const version = (before.find((one) => one.version === chosen) ?? before[0])?.version ?? '';
  const [pinned, setPinned] = useState(false);
  return (
    <ReasonDialog
      title={`Roll back ${name}`}
      description="Everybody gets the chosen version at the next page, usually within 4 seconds. Open pages keep theirs."
      submit={
        <>
          <IconArrowBackUp size={18} aria-hidden />
          Roll back to {version}
        </>
      }
      failure="Nothing was rolled back"
      done={`${name} is back at ${version}`}
      send={(reason) => rollBack({ app: name, version, from: now, reason, pin: pinned })}
      undo={undoOf({ app: name, from: version, version: now, pinned })}
      onClose={onClose}
      more={
        <Checkbox
          label={`Pin it: no release of ${name} goes live until somebody unpins it`}
          checked={pinned}
          onChange={({ target }) => setPinned(target.checked)}
        />
      }
    >
      <VersionChoice legend="To version" versions={before} chosen={version} onChoose={setVersion} />
    </ReasonDialog>
  );
}
