import type { AuthenticatorOffer } from '@evmandi/api/contract/factors';
import { Form, FormFailure, FormField } from '@evmandi/ui/form';
import type { Change } from '@evmandi/ui/use-change';
import type { ReactNode } from 'react';
import { Refused } from '../parts/refused.tsx';
import { AppOffer } from './app-offer.tsx';
import { CodeInput } from './code-input.tsx';
import styles from './step.module.css';

interface Props<Answer> {
  offering: Pick<Change<never, AuthenticatorOffer>, 'answer' | 'failure' | 'problems'>;
  onRetry: () => void;
  adding: Change<{ code: string }, Answer>;
  /** What did not happen where the code was refused. */
  failed?: string;
  /** The button that sends the code. */
  children: ReactNode;
}

/** Sets an authenticator app up: what it scans, or why there is nothing yet, and a code of it. */
export function AppForm<Answer>({ offering, onRetry, adding, failed, children }: Props<Answer>) {
  return (
    <>
      <Refused
        what="Nothing to scan yet"
        why={offering.failure || Object.values(offering.problems)[0]}
        onRetry={onRetry}
      />
      <Form
        className={styles.form}
        method="post"
        change={adding}
        read={(typed) => ({ code: typed('code') })}
      >
        <AppOffer offer={offering.answer} />
        <FormFailure {...(failed && { what: failed })} />
        <FormField name="code" label="Code, six digits">
          {(control) => <CodeInput {...control} />}
        </FormField>
        {children}
      </Form>
    </>
  );
}
