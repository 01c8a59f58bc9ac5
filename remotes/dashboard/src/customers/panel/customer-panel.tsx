import type { Customer } from '@evmandi/api/contract/admin-customers';
import { Pill } from '@evmandi/ui/pill';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ListPanel, NothingYet } from '../../list/list-panel.tsx';
import { usePanelRead } from '../../list/use-panel-read.ts';
import { readCustomer } from '../customers-loader.ts';
import { TONES } from '../status-tones.ts';
import { CustomerFacts } from './customer-facts.tsx';
import { CustomerFoot } from './customer-foot.tsx';
import { CustomerForm } from './customer-form.tsx';
import styles from './customer-panel.module.css';
import { CustomerStanding } from './customer-standing.tsx';
import { MergeDialog } from './merge-dialog.tsx';

interface Props {
  number: string;
  /** The same list with the panel of another customer. */
  addressOf: (number: string) => string;
  /** Neighbours in the list that is shown. */
  previous: string | undefined;
  next: string | undefined;
  onClose: () => void;
  /** The customer is as they are now. */
  onCustomer: (customer: Customer) => void;
}

/** All of one customer at the right of the list. */
export function CustomerPanel({ number, onCustomer, ...way }: Props) {
  const reading = usePanelRead(`customer ${number}`, (signal) => readCustomer(number, signal));
  const [saved, setSaved] = useState<Customer>();
  const [editing, setEditing] = useState(false);
  const [merging, setMerging] = useState(false);
  const navigate = useNavigate();
  const answered = reading.data?.number === number ? reading.data : undefined;
  const own = saved?.number === number ? saved : undefined;
  const customer = own && own.version >= (answered?.version ?? 0) ? own : answered;
  useEffect(() => {
    if (answered) onCustomer(answered);
  }, [answered, onCustomer]);
  const onSaved = (now: Customer) => {
    setSaved(now);
    onCustomer(now);
  };
  return (
    <ListPanel
      {...way}
      noun="customer"
      heading="Customer"
      mark={customer && <Pill tone={TONES[customer.status]}>{customer.status}</Pill>}
      loaded={customer !== undefined}
      footerClassName={styles.foot}
      footer={
        customer && (
          <CustomerFoot
            key={number}
            customer={customer}
            onSaved={onSaved}
            onEdit={() => setEditing(true)}
            onMerge={() => setMerging(true)}
          />
        )
      }
    >
      {customer ? (
        <>
          <CustomerStanding
            key={`${number} standing`}
            customer={customer}
            addressOf={way.addressOf}
            onSaved={onSaved}
          />
          <CustomerFacts key={number} customer={customer} />
        </>
      ) : (
        <NothingYet noun="customer" number={number} error={reading.error} onRetry={reading.retry} />
      )}
      {merging && customer && (
        <MergeDialog
          customer={customer}
          onMerged={(into) => {
            onSaved(into);
            void navigate(way.addressOf(into.number), { replace: true, preventScrollReset: true });
          }}
          onUndone={onSaved}
          onClose={() => setMerging(false)}
        />
      )}
      {editing && customer && (
        <CustomerForm customer={customer} onSaved={onSaved} onClose={() => setEditing(false)} />
      )}
    </ListPanel>
  );
}
