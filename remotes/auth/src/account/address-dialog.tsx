import type { AddressList, SaveAddress, SavedAddress } from '@evmandi/api/contract/addresses';
import { gstinProblem } from '@evmandi/contract/domain/gstin';
import { pinCodeProblem } from '@evmandi/contract/domain/pin-code';
import { http } from '@evmandi/runtime';
import { TextArea, TextInput } from '@evmandi/ui/controls';
import { Dialog } from '@evmandi/ui/dialog';
import { Form, FormFailure, FormField, SubmitButton } from '@evmandi/ui/form';
import { type Problems, useChange } from '@evmandi/ui/use-change';
import { useState } from 'react';
import { Pair } from '../parts/pair.tsx';
import styles from './address-dialog.module.css';

type Typed = SaveAddress & { gstin: string };

const NEEDED = {
  name: 'Enter a name',
  phone: 'Enter a phone number',
  email: 'Enter an e-mail address',
  address: 'Enter an address',
} as const;

function problemsOf(typed: Typed): Problems {
  const problems: Problems = {};
  for (const [field, message] of Object.entries(NEEDED)) {
    if (typed[field as keyof typeof NEEDED].trim() === '') problems[field] = message;
  }
  const pin = typed.pin.trim() === '' ? 'Enter a PIN code' : pinCodeProblem(typed.pin);
  if (pin) problems.pin = pin;
  const gstin = typed.gstin.trim() === '' ? null : gstinProblem(typed.gstin);
  if (gstin) problems.gstin = gstin;
  return problems;
}

interface Props {
  /** The one to change; a new one when left out. */
  address: SavedAddress | undefined;
  /** Of the account, for a new one. */
  contact: { name: string; phone: string; email: string };
  onSaved: (addresses: SavedAddress[]) => void;
  onClose: () => void;
}

/** Adds an address, or changes one. */
export function AddressDialog({ address, contact, onSaved, onClose }: Props) {
  const [unsaved, setUnsaved] = useState(false);
  const saving = useChange(
    async (typed: Typed) => {
      const path = `/addresses/${address?.id}`;
      const answer = address
        ? http.patch<AddressList>(path, typed)
        : http.post<AddressList>('/addresses', typed);
      return (await answer).data;
    },
    { check: problemsOf, done: ({ addresses }) => onSaved(addresses) },
  );
  const before = address ?? { ...contact, address: '', pin: '', gstin: '' };
  return (
    <Dialog title={address ? 'Change address' : 'Add address'} unsaved={unsaved} onClose={onClose}>
      <Form
        className={styles.form}
        method="post"
        change={saving}
        onInput={() => setUnsaved(true)}
        read={(text): Typed => ({
          name: text('name'),
          phone: text('phone'),
          email: text('email'),
          address: text('address'),
          pin: text('pin'),
          gstin: text('gstin'),
        })}
      >
        <FormFailure what="The address was not saved" />
        <FormField name="name" label="Name">
          {(control) => (
            <TextInput {...control} defaultValue={before.name} autoComplete="name" required />
          )}
        </FormField>
        <Pair>
          <FormField name="phone" label="Phone">
            {(control) => (
              <TextInput
                {...control}
                defaultValue={before.phone}
                type="tel"
                autoComplete="tel"
                required
              />
            )}
          </FormField>
          <FormField name="email" label="E-mail">
            {(control) => (
              <TextInput
                {...control}
                defaultValue={before.email}
                type="email"
                autoComplete="email"
                required
              />
            )}
          </FormField>
        </Pair>
        <FormField name="address" label="Address" hint="House or plot, street and place">
          {(control) => (
            <TextArea
              {...control}
              defaultValue={before.address}
              autoComplete="street-address"
              rows={3}
              required
            />
          )}
        </FormField>
        <Pair>
          <FormField name="pin" label="PIN code">
            {(control) => (
              <TextInput
                {...control}
                defaultValue={before.pin}
                autoComplete="postal-code"
                inputMode="numeric"
                required
              />
            )}
          </FormField>
          <FormField name="gstin" label="GSTIN" optional>
            {(control) => (
              <TextInput
                {...control}
                defaultValue={before.gstin ?? ''}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
              />
            )}
          </FormField>
        </Pair>
        <div>
          <SubmitButton>Save address</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
