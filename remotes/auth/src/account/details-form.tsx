import type { OwnAccount } from '@evmandi/api/contract/account';
import { TextInput } from '@evmandi/ui/controls';
import { Form, FormFailure, FormField, SubmitButton } from '@evmandi/ui/form';
import { IconCircleCheck } from '@evmandi/ui/icons';
import { useChange } from '@evmandi/ui/use-change';
import type { ComponentProps, ReactNode } from 'react';
import { Pair } from '../parts/pair.tsx';
import {
  type Base,
  DETAIL_LABELS,
  type DetailField,
  type Details,
  detailProblems,
  type Outcome,
  saveDetails,
} from './details.ts';
import styles from './details-form.module.css';

type InputProps = ComponentProps<typeof TextInput>;

const INPUTS: Record<DetailField, InputProps> = {
  name: { autoComplete: 'name', required: true },
  phone: { type: 'tel', autoComplete: 'tel', required: true },
  email: { type: 'email', autoComplete: 'email', required: true },
  company: { autoComplete: 'organization' },
  gstin: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false },
};

interface Props {
  base: Base;
  typed: Details;
  approval: OwnAccount['approval'];
  /** Nothing was typed since it was saved. */
  saved: boolean;
  onType: (typed: Details) => void;
  onOutcome: (outcome: Outcome) => unknown;
  /** What stands against saving. */
  children: ReactNode;
}

export function DetailsForm(props: Props) {
  const { base, typed, approval, saved, onType, onOutcome, children } = props;
  const asksDealer = approval?.state === 'waiting' || approval?.state === 'approved';
  const saving = useChange((wanted: Details) => saveDetails(base, wanted), {
    check: (wanted) => detailProblems(wanted, { asksDealer }),
    done: onOutcome,
  });
  const field = (name: DetailField) => (
    <FormField
      name={name}
      label={DETAIL_LABELS[name]}
      optional={!INPUTS[name].required && !asksDealer}
    >
      {(control) => (
        <TextInput
          {...INPUTS[name]}
          {...control}
          value={typed[name]}
          onChange={(event) => onType({ ...typed, [name]: event.target.value })}
        />
      )}
    </FormField>
  );
  return (
    <Form
      className={styles.form}
      method="post"
      change={saving}
      read={(text): Details => ({
        name: text('name'),
        phone: text('phone'),
        email: text('email'),
        company: text('company'),
        gstin: text('gstin'),
      })}
    >
      {children}
      <FormFailure what="Your details were not saved" />
      <Pair>
        {field('name')}
        {field('phone')}
      </Pair>
      {field('email')}
      <Pair>
        {field('company')}
        {field('gstin')}
      </Pair>
      {approval?.state === 'approved' && (
        <p className={styles.hint}>
          You buy as a dealer for this company: with another name or GSTIN we look at it again, and
          you buy as a customer until then.
        </p>
      )}
      <div className={styles.actions}>
        <SubmitButton>Save details</SubmitButton>
        <span className={styles.saved} role="status">
          {saved && (
            <>
              <IconCircleCheck size={16} aria-hidden />
              Saved
            </>
          )}
        </span>
      </div>
    </Form>
  );
}
