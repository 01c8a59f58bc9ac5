import type { OwnAccount } from '@evmandi/api/contract/account';
import type { AddressList, SavedAddress } from '@evmandi/api/contract/addresses';
import { MAX_ADDRESSES } from '@evmandi/contract/domain/limits';
import { http, notify } from '@evmandi/runtime';
import { Button } from '@evmandi/ui/button';
import { useConfirm } from '@evmandi/ui/confirm';
import { IconButton } from '@evmandi/ui/icon-button';
import { IconMapPin, IconPlus, IconTrash } from '@evmandi/ui/icons';
import { Pill } from '@evmandi/ui/pill';
import { useChange } from '@evmandi/ui/use-change';
import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { Refused } from '../parts/refused.tsx';
import { AddressDialog } from './address-dialog.tsx';
import { Section } from './section.tsx';
import { SettingRow } from './setting-row.tsx';
import { toSection } from './to-section.ts';

const removeAddress = async ({ id }: SavedAddress) =>
  (await http.delete<AddressList>(`/addresses/${id}`)).data;

interface Props {
  addresses: SavedAddress[];
  account: OwnAccount;
}

/** Where goods are sent: the first one fills the form of the next order. */
export function Addresses({ addresses, account }: Props) {
  // Which one is open: one of the list, or a new one.
  const [open, setOpen] = useState<{ address?: SavedAddress }>();
  const { revalidate } = useRevalidator();
  const isFull = addresses.length >= MAX_ADDRESSES;
  const { name, phone, email } = account;
  return (
    <Section
      id="addresses"
      title="Addresses"
      lead={
        isFull
          ? `You have saved ${MAX_ADDRESSES} addresses: remove one to add another.`
          : addresses.length === 0 &&
            'None yet. One that you save here fills the form of your next order.'
      }
      action={
        !isFull && (
          <Button variant="soft" size="sm" onClick={() => setOpen({})}>
            <IconPlus aria-hidden />
            Add address
          </Button>
        )
      }
    >
      {addresses.length > 0 && (
        <ul>
          {addresses.map((address, index) => (
            <AddressRow
              key={address.id}
              address={address}
              isFirst={index === 0}
              onEdit={() => setOpen({ address })}
            />
          ))}
        </ul>
      )}
      {open && (
        <AddressDialog
          address={open.address}
          contact={{ name, phone: phone ?? '', email: email ?? '' }}
          onSaved={async () => {
            await revalidate();
            setOpen(undefined);
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Section>
  );
}

interface RowProps {
  address: SavedAddress;
  isFirst: boolean;
  onEdit: () => void;
}

function AddressRow({ address, isFirst, onEdit }: RowProps) {
  const { ask, element } = useConfirm();
  const removing = useChange(removeAddress, {
    revalidate: true,
    done: () => {
      notify.success(`Address removed: ${address.address}`);
      toSection('addresses');
    },
  });
  const remove = async () => {
    const agreed = await ask({
      title: 'Remove this address?',
      text: `${address.name}, ${address.address}, ${address.pin}. Orders that were placed keep theirs.`,
      confirmLabel: 'Remove address',
    });
    if (agreed) await removing.send(address);
  };
  const whose = `${address.name}, ${address.address}`;
  return (
    <SettingRow
      icon={<IconMapPin size={20} aria-hidden />}
      name={
        <>
          {address.name}
          {isFirst && <Pill tone="active">Default</Pill>}
        </>
      }
      text={
        <>
          {address.address}, {address.pin}
          {address.gstin && `, GSTIN ${address.gstin}`}
          <Refused what="Not removed" why={removing.failure} />
        </>
      }
    >
      <Button variant="secondary" size="sm" aria-label={`Edit ${whose}`} onClick={onEdit}>
        Edit
      </Button>
      <IconButton label={`Remove ${whose}`} disabled={removing.busy} onClick={() => void remove()}>
        <IconTrash aria-hidden />
      </IconButton>
      {element}
    </SettingRow>
  );
}
