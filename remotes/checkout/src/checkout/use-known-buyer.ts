import type { KnownBuyer } from '@evmandi/api/contract/known-buyer';
import { read, useDeliveryPlace, useSession } from '@evmandi/runtime';
import { useRead } from '@evmandi/ui/use-read';
import { useEffect, useRef } from 'react';
import { type Contact, isBlank } from './contact.ts';

/** What checkout knows of the person who is signed in; null for a visitor, undefined until it was read. */
export function useKnownBuyer(): KnownBuyer | null | undefined {
  const user = useSession((session) => session.user);
  const { data } = useRead(user && `buyer ${user.id}`, (signal) =>
    read<KnownBuyer>('/buyer', { signal }),
  );
  return user ? data : null;
}

/**
 * Fills a form in which nothing is typed with what is known (CHECKOUT-4, CHECKOUT-5), once: what is emptied later
 * stays empty.
 */
export function useFilledContact(contact: Contact, fill: (known: Partial<Contact>) => void): void {
  const buyer = useKnownBuyer();
  const { pin } = useDeliveryPlace();
  const filled = useRef(false);
  useEffect(() => {
    if (filled.current || buyer === undefined || (buyer === null && pin === null)) return;
    filled.current = true;
    if (isBlank(contact)) fill({ ...buyer?.contact, pin: buyer?.contact.pin || (pin ?? '') });
  });
}
