import type { OwnAccount } from '@evmandi/api/contract/account';
import { keepUser } from '@evmandi/runtime';
import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { ChangedElsewhere } from './changed-elsewhere.tsx';
import { type Base, baseOf, type Clash, type Details, type Outcome } from './details.ts';
import { detailsDraft, useDetailsDraft } from './details-draft.ts';
import { DetailsForm } from './details-form.tsx';
import { Section } from './section.tsx';

interface Conflict {
  now: Base;
  mine: Details;
  clashes: Clash[];
}

/** Name, phone, e-mail, company and GSTIN; what was typed stays until it is saved, also past a sign-in. */
export function DetailsSection({ account }: { account: OwnAccount }) {
  const draft = useDetailsDraft();
  const { revalidate } = useRevalidator();
  const [conflict, setConflict] = useState<Conflict>();
  const [saved, setSaved] = useState(false);
  const base = draft?.base ?? baseOf(account);
  const typed = draft?.typed ?? base.details;

  const settle = async (outcome: Outcome) => {
    if ('clashes' in outcome) {
      detailsDraft.keep(outcome.mine, outcome.now);
      setConflict(outcome);
      return;
    }
    setConflict(undefined);
    detailsDraft.drop();
    keepUser(outcome.account.user);
    await revalidate();
    setSaved(true);
  };
  const takeTheirs = ({ mine, now, clashes }: Conflict) => {
    const fields = clashes.map(({ field, theirs }) => [field, theirs]);
    detailsDraft.keep({ ...mine, ...Object.fromEntries(fields) }, now);
    setConflict(undefined);
  };
  return (
    <Section id="details" title="Details">
      <DetailsForm
        base={base}
        typed={typed}
        approval={account.approval}
        saved={saved}
        onType={(words) => {
          setSaved(false);
          detailsDraft.keep(words, base);
        }}
        onOutcome={settle}
      >
        {conflict && (
          <ChangedElsewhere clashes={conflict.clashes} onTheirs={() => takeTheirs(conflict)} />
        )}
      </DetailsForm>
    </Section>
  );
}
