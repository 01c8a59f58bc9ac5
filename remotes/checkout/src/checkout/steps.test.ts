import { NO_CONTACT } from './contact.ts';
import { isDone, nextStep, openStep } from './steps.ts';

const CONTACT = {
  ...NO_CONTACT,
  name: 'Imran Shaikh',
  phone: '+91 98480 22338',
  email: 'imran@deccanfleet.example',
  address: 'Plot 42',
  pin: '500 076',
};
const NOTHING = { contact: NO_CONTACT, paymentMethod: null };
const TYPED = { contact: CONTACT, paymentMethod: null };
const READY = { contact: CONTACT, paymentMethod: 'bank_transfer' };

it.each([
  [null, NOTHING, 'contact'],
  ['nonsense', READY, 'contact'],
  ['payment', NOTHING, 'payment'],
  ['payment', READY, 'payment'],
  ['review', NOTHING, 'contact'],
  ['review', TYPED, 'payment'],
  ['review', READY, 'review'],
  ['contact', READY, 'contact'],
])('the address asks for %s', (asked, progress, step) => {
  expect(openStep(asked, progress)).toBe(step);
});

it('after payment comes what is missing', () => {
  expect(nextStep({ contact: NO_CONTACT, paymentMethod: 'bank_transfer' })).toBe('contact');
  expect(nextStep(READY)).toBe('review');
});

it('a GSTIN with a wrong check digit keeps the first step open', () => {
  const wrong = { ...READY, contact: { ...CONTACT, gstin: '22AAAAA0000A1Z5' } };
  expect(isDone('contact', wrong)).toBe(false);
  expect(isDone('contact', { ...READY, contact: { ...CONTACT, gstin: '29aagcb7383j1z4' } })).toBe(
    true,
  );
});
