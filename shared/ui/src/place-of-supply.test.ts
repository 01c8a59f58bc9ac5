import { supplyOf } from './place-of-supply.ts';

const supply = (pin: string, gstin: string | null = null, country = 'India') =>
  supplyOf({ seller: { gstin }, delivery: { pin, country } });

it('stays in Telangana as long as the seller has no GSTIN of another state', () => {
  expect(supply('500076')).toEqual({ place: { code: '36', name: 'Telangana' }, within: true });
  expect(supply('560001').within).toBe(false);
  expect(supply('560001', '29AAGCB7383J1Z4').within).toBe(true);
  expect(supply('500076', '29AAGCB7383J1Z4').within).toBe(false);
});

it('crosses a border abroad, and where a PIN code lies in no state', () => {
  expect(supply('500076', null, 'Nepal')).toEqual({ place: undefined, within: false });
  expect(supply('990001')).toEqual({ place: undefined, within: false });
});

it('is what the invoice says, whatever the PIN code tells today', () => {
  const order = { seller: { gstin: null }, delivery: { pin: '500076', country: 'India' } };
  const invoiced = (placeOfSupply: string | null) =>
    supplyOf({ ...order, invoice: { placeOfSupply } });
  expect(invoiced('29')).toEqual({ place: { code: '29', name: 'Karnataka' }, within: false });
  expect(invoiced(null)).toEqual({ place: undefined, within: false });
});
