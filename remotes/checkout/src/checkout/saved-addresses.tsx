import type { AddressList, SavedAddress } from '@evmandi/api/contract/addresses';
import { http, read, visitorText } from '@evmandi/runtime';
import { Button } from '@evmandi/ui/button';
import { Select } from '@evmandi/ui/controls';
import { Field } from '@evmandi/ui/field';
import { useChange } from '@evmandi/ui/use-change';
import { useRead } from '@evmandi/ui/use-read';
import { useEffect, useRef, useState } from 'react';
import { Notice } from '../notice.tsx';
import { type Contact, isBlank } from './contact.ts';
import styles from './saved-addresses.module.css';

const asContact = ({ id: _, gstin, ...address }: SavedAddress): Partial<Contact> => ({
  ...address,
  gstin: gstin ?? '',
});

const removeAddress = async (id: string) =>
  (await http.delete<AddressList>(`/addresses/${encodeURIComponent(id)}`)).data;

interface SavedAddressesProps {
  userId: string;
  contact: Contact;
  onChoose: (address: Partial<Contact>) => void;
}

/** The account's saved addresses to choose from; the last one fills a form in which nothing is typed. */
export function SavedAddresses({ userId, contact, onChoose }: SavedAddressesProps) {
  const { data, error } = useRead(`addresses of ${userId}`, (signal) =>
    read<AddressList>('/addresses', { signal }),
  );
  const removing = useChange(removeAddress);
  const [chosenId, setChosenId] = useState('');
  const addresses = removing.answer?.addresses ?? data?.addresses ?? [];
  const choose = (id: string) => {
    setChosenId(id);
    const address = addresses.find((one) => one.id === id);
    if (address) onChoose(asContact(address));
  };
  const offered = useRef(false);
  useEffect(() => {
    const [last] = data?.addresses ?? [];
    if (!last || offered.current) return;
    // Once: what is emptied later stays empty.
    offered.current = true;
    if (isBlank(contact)) choose(last.id);
  });

  if (error) {
    return (
      <Notice tone="info" className={styles.box}>
        Your saved addresses could not be read: {visitorText(error)}
      </Notice>
    );
  }
  if (addresses.length === 0) return null;
  return (
    <div className={styles.box}>
      <Field label="Saved addresses">
        {(control) => (
          <Select {...control} value={chosenId} onChange={(event) => choose(event.target.value)}>
            <option value="">Choose an address</option>
            {addresses.map(({ id, name, address, pin }) => (
              <option key={id} value={id}>
                {name}, {address}, {pin}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {chosenId && (
        <Button
          variant="ghost"
          size="sm"
          busy={removing.busy}
          onClick={() => {
            void removing.send(chosenId);
            setChosenId('');
          }}
        >
          Remove from my saved addresses
        </Button>
      )}
      {removing.failure && (
        <Notice tone="error" role="alert">
          {removing.failure}
        </Notice>
      )}
    </div>
  );
}
