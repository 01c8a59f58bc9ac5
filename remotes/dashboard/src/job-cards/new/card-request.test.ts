import type { KnownVehicle } from '@evmandi/api/contract/workshop';
import { problemsOf, requestOf } from './card-request.ts';
import { type CardDraft, NO_DRAFT } from './draft.ts';

const draft: CardDraft = {
  ...NO_DRAFT,
  registration: 'ts08hb2217',
  vehicle: 'Bajaj Chetak 2024',
  owner: 'Fatima Begum',
  phone: '+91 99120 55871',
  odometer: '12,640',
  complaints: ['', 'Horn weak '],
  promisedDay: '2026-10-03',
};
const known = { odometer: 12_905, openCard: null } as KnownVehicle;
const problems = (change: Partial<CardDraft>, vehicle?: KnownVehicle) =>
  Object.keys(problemsOf(requestOf({ ...draft, ...change }, vehicle), vehicle));

test('what was typed is what is sent, without what is empty', () => {
  expect(requestOf(draft, undefined)).toMatchObject({
    registration: 'ts08hb2217',
    vehicle: 'Bajaj Chetak 2024',
    odometer: 12640,
    battery: null,
    complaints: ['Horn weak'],
    mechanic: null,
  });
  expect(requestOf(draft, undefined)).not.toHaveProperty('customer');
  expect(requestOf(draft, known)).not.toHaveProperty('owner');
  expect(problems({})).toEqual([]);
});

test('each thing that is missing is told at its field', () => {
  const empty = { ...NO_DRAFT, battery: 'x' };
  expect(problems(empty)).toEqual([
    'registration',
    'vehicle',
    'owner',
    'phone',
    'odometer',
    'battery',
    'complaints.0',
  ]);
  expect(problems({ owner: '', phone: '', customer: 'CUST-1042' })).toEqual([]);
});

test('a vehicle that was here has no lower odometer, and one card at a time', () => {
  expect(problems({}, known)).toEqual(['odometer']);
  expect(problems({ odometer: '12905' }, known)).toEqual([]);
  expect(problems({ odometer: '13000' }, { ...known, openCard: 'JC-2041' })).toEqual([
    'registration',
  ]);
});
