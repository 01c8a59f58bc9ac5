import type { JobCardDetail } from '@evmandi/api/contract/workshop';
import { http } from '@evmandi/runtime';
import { Breadcrumbs } from '@evmandi/ui/breadcrumbs';
import { Button } from '@evmandi/ui/button';
import { useConfirm } from '@evmandi/ui/confirm';
import { Form, FormFailure } from '@evmandi/ui/form';
import { useChange } from '@evmandi/ui/use-change';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { links } from '../../links.ts';
import { type CardRequest, problemsOf, requestOf } from './card-request.ts';
import { ComplaintFields } from './complaint-fields.tsx';
import { NO_DRAFT, useCardDraft } from './draft.ts';
import styles from './new-card.module.css';
import { PartsWanted } from './parts-wanted.tsx';
import { PlanFields } from './plan-fields.tsx';
import { useVehicle } from './use-vehicle.ts';
import { VehicleFields } from './vehicle-fields.tsx';
import { VisitsCard } from './visits-card.tsx';

/** Opens a job card: what is typed is kept until it is open. */
export function NewCardScreen() {
  const { draft, set, clear } = useCardDraft();
  const navigate = useNavigate();
  const { known, visits } = useVehicle(draft.registration);
  const printAfter = useRef(false);
  const { ask, element } = useConfirm();
  const change = useChange(
    async (body: CardRequest, { key }) => {
      const headers = { 'Idempotency-Key': key };
      return (await http.post<JobCardDetail>('/job-cards', body, { headers })).data;
    },
    {
      check: (body) => problemsOf(body, known),
      done: ({ number }) => {
        clear();
        const state = printAfter.current ? { print: true } : null;
        void navigate(links.jobCard(number), { replace: true, state });
      },
    },
  );
  const discard = async () => {
    const agreed = await ask({
      title: 'Empty this form?',
      text: 'What you entered is not kept.',
      confirmLabel: 'Empty it',
    });
    if (agreed) clear();
  };
  const started = JSON.stringify(draft) !== JSON.stringify(NO_DRAFT);

  return (
    <div className={styles.screen}>
      <div className={styles.crumbs}>
        <Breadcrumbs items={[{ label: 'Job cards', to: links.jobCards }, { label: 'New' }]} />
      </div>
      <Form className={styles.columns} change={change} read={() => requestOf(draft, known)}>
        <div className={styles.column}>
          <VehicleFields draft={draft} set={set} known={known} />
          <ComplaintFields draft={draft} set={set} />
          <PartsWanted draft={draft} set={set} />
        </div>
        <div className={styles.column}>
          <PlanFields draft={draft} set={set}>
            <FormFailure what="The card was not opened" />
            <Button
              type="submit"
              block
              busy={change.busy}
              onClick={() => {
                printAfter.current = false;
              }}
            >
              Open the card
            </Button>
            <Button
              type="submit"
              block
              variant="secondary"
              busy={change.busy}
              onClick={() => {
                printAfter.current = true;
              }}
            >
              Save and print
            </Button>
            {started && (
              <Button block variant="ghost" onClick={() => void discard()}>
                Empty the form
              </Button>
            )}
          </PlanFields>
          <VisitsCard visits={visits} />
        </div>
      </Form>
      {element}
    </div>
  );
}
