import { priceLimitsIn } from './price-limits.ts';

const PAISE = 100;
const rupees = (text: string, kind: 'vehicle' | 'part' | 'anything') => {
  const read = priceLimitsIn(text, kind);
  if (!read) return undefined;
  const { min, max } = read.limits;
  return [read.rest, min === null ? null : min / PAISE, max === null ? null : max / PAISE];
};

test.each([
  ['Scooter under 80000', 'scooter', null, 80_000],
  ['bike upto 1 lakh', 'bike', null, 1_00_000],
  ['bike up to 1.5 lac', 'bike', null, 1_50_000],
  ['car under 10L', 'car', null, 10_00_000],
  ['scooter below 80k in pune', 'scooter in pune', null, 80_000],
  ['80000 se kam scooter', 'scooter', null, 80_000],
  ['1 lakh tak ki bike', 'bike', null, 1_00_000],
  ['बाइक १ लाख तक', 'बाइक', null, 1_00_000],
  ['1-2 lakh bike', 'bike', 1_00_000, 2_00_000],
  ['2 lakh bike', 'bike', 1_50_000, 2_00_000],
  ['bike 1.5 lakh', 'bike', 1_12_500, 1_50_000],
  ['50k bike', 'bike', 37_500, 50_000],
  ['50 hazar ki bike', 'ki bike', 37_500, 50_000],
  ['bike between 1 and 2 lakh', 'bike', 1_00_000, 2_00_000],
  ['scooter from 50,000 to 1 lakh', 'scooter', 50_000, 1_00_000],
  ['bikes over 500000', 'bikes', 5_00_000, null],
  ['bike 5 lakh se upar', 'bike', 5_00_000, null],
  ['price above 2 lakh below 1 lakh bike', 'bike', 1_00_000, 2_00_000],
])('%s, a vehicle, is %s from %s to %s', (text, rest, min, max) => {
  expect(rupees(text, 'vehicle')).toEqual([rest, min, max]);
});

test.each([
  ['helmet below ₹1,500', 'helmet', null, 1_500],
  ['helmet under₹1500', 'helmet', null, 1_500],
  ['helmet < 1500', 'helmet', null, 1_500],
  ['helmet 1500/- tak', 'helmet', null, 1_500],
  ['charger between 2000 and 5000', 'charger', 2_000, 5_000],
  ['2000 se 5000 tak ka charger', 'charger', 2_000, 5_000],
  ['charger ₹2,000 to 5,000', 'charger', 2_000, 5_000],
  ['charger 2,000 to 5,000', 'charger', 2_000, 5_000],
  ['charger 2000-5000', 'charger', 2_000, 5_000],
  ['battery under 20k', 'battery', null, 20_000],
  ['batri 20 hazar tak', 'batri', null, 20_000],
  ['brake pad less than 500 rs', 'brake pad', null, 500],
  ['brake pad under 99.50 rupees', 'brake pad', null, 99.5],
  ['horn with price not more than rs. 50', 'horn', null, 50],
  ['tyre 90/90-12 under 2000', 'tyre 90/90-12', null, 2_000],
  ['brake pad at least 300', 'brake pad', 300, null],
  ['under 500', '', null, 500],
])('%s, a part, is %s from %s to %s', (text, rest, min, max) => {
  expect(rupees(text, 'part')).toEqual([rest, min, max]);
});

test.each([
  ['48v 24ah', 'part'],
  ['battery under seat', 'part'],
  ['motor over 2000 w', 'part'],
  ['cable up to 5 m', 'part'],
  ['led strip under 12 inch', 'part'],
  ['top box under 45l', 'part'],
  ['brake pads 100 to 200', 'part'],
  ['converter 72 to 12', 'part'],
  ['max 3', 'part'],
  ['BP-EV-2041', 'anything'],
  ['max2000', 'anything'],
  ['under 2041-05', 'anything'],
  ['under 2041s', 'anything'],
  ['सस्ता हेलमेट', 'part'],
  ['bike under 150', 'vehicle'],
  ['pulsar rs 200', 'vehicle'],
  ['battery 6000k', 'part'],
  ['hero 2019-2022', 'vehicle'],
  ['bike above 350cc', 'vehicle'],
  ['scooter range above 100 km', 'vehicle'],
  ['speed over 80 kmph', 'vehicle'],
  ['used car under 1 lakh km', 'vehicle'],
  ['under 99999999999', 'part'],
  ['under 9000 crore', 'part'],
] as const)('%s sets no price', (text, kind) => {
  expect(priceLimitsIn(text, kind)).toBeUndefined();
});
