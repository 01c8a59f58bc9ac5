import type { Customer } from '@evmandi/api/contract/admin-customers';
import { notify } from '@evmandi/runtime';
import { useChange } from '@evmandi/ui/use-change';
import { type ReactNode, useState } from 'react';
import type { Values } from '../../list/merge.ts';
import { CustomerConflict } from './customer-conflict.tsx';
import { type Conflict, sendCustomer } from './send-customer.ts';

interface Input {
  /** The customer as it was read. */
  read: Customer;
  values: Values;
}

/** A change of a customer, and `dialog`: what somebody else changed meanwhile, to choose from. */
export function useCustomerChange(onSaved: (customer: Customer) => void) {
  const [conflict, setConflict] = useState<Conflict>();
  const change = useChange(({ read, values }: Input) => sendCustomer(read, values), {
    done: (outcome) => {
      if ('conflict' in outcome) return setConflict(outcome.conflict);
      notify.success(`${outcome.customer.number} is saved`);
      onSaved(outcome.customer);
    },
  });
  const dialog: ReactNode = conflict && (
    <CustomerConflict
      key={conflict.now.version}
      conflict={conflict}
      change={change}
      onSettle={(settled) => {
        setConflict(undefined);
        if (settled) void change.send({ read: conflict.now, values: settled });
        else onSaved(conflict.now);
      }}
      onBack={() => setConflict(undefined)}
    />
  );
  return { change, dialog };
}
