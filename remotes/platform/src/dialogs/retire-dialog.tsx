import type { LivePart } from '@evmandi/contract/platform/staff-reads';
import { useState } from 'react';
import { retire } from '../send.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { VersionChoice } from './version-choice.tsx';

/** Takes a version out of those that can go live. */
export function RetireDialog({ part, onClose }: { part: LivePart; onClose: () => void }) {
  const { name, before, withdrawn } = part;
  const [chosen, setVersion] = useState('');
  const versions = [...withdrawn, ...before];
  const first = withdrawn[0] ?? before.at(-1);
  const version = (versions.find((one) => one.version === chosen) ?? first)?.version ?? '';
  return (
    <ReasonDialog
      title={`Retire a version of ${name}`}
      description="Nobody can roll back to it or ship it any more. This cannot be undone; what is open in a browser goes on."
      submit={`Retire ${version}`}
      failure="Nothing was retired"
      done={`${name} ${version} is retired`}
      send={(reason) => retire({ app: name, version, reason })}
      onClose={onClose}
    >
      <VersionChoice legend="Version" versions={versions} chosen={version} onChoose={setVersion} />
    </ReasonDialog>
  );
}
