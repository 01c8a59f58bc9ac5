import type { ModelSeed } from './types.ts';

/** Months from the first start's own to the last one in which it holds. */
export interface Offer {
  title: string;
  text: string;
  months: number;
}

const FESTIVE: Offer = {
  title: 'Festive bonus for exchange',
  text: 'Bring any running two-wheeler to the handover: its valuation is paid in full and ₹3,000 are added.',
  months: 5,
};
const FLEET: Offer = {
  title: 'Third service free for fleets',
  text: 'From five vehicles on one invoice, the third periodic service of each is on the house.',
  months: 11,
};
const CHARGER: Offer = {
  title: 'Wallbox fitted free of charge',
  text: 'Order a wallbox with the vehicle and its installation within 10 m of the meter costs nothing.',
  months: 8,
};
const HELMETS: Offer = {
  title: 'Two ISI helmets with every bike',
  text: 'Two open-face helmets in your sizes come along at the handover.',
  months: 5,
};
const WARRANTY: Offer = {
  title: 'Two more years of warranty',
  text: 'The extended warranty of the maker is included when the bike is registered in a company’s name.',
  months: 8,
};
const PACK: Offer = {
  title: 'Battery health check every six months',
  text: 'Capacity and cell balance are measured at any of our service stations, for three years.',
  months: 11,
};
const FINANCE: Offer = {
  title: 'Pay in three parts',
  text: 'One third with the order, one at the handover, one after 60 days; no interest on approved invoices.',
  months: 8,
};

/** What a model is offered with. */
export function offersOf({ vehicle, fuel, editions }: ModelSeed, index: number): Offer[] {
  const dear = (editions[0]?.price ?? 0) > 5_00_000;
  if (vehicle === 'three-wheeler') return [FLEET, fuel === 'electric' ? PACK : FINANCE];
  if (vehicle === 'four-wheeler') return fuel === 'electric' ? [CHARGER, FLEET] : [FINANCE];
  if (vehicle === 'cycle') return [PACK];
  if (fuel === 'electric') return index % 2 === 0 ? [PACK, FESTIVE] : [PACK, FLEET];
  if (dear) return [FINANCE, WARRANTY];
  return index % 3 === 0 ? [FESTIVE, HELMETS] : index % 3 === 1 ? [HELMETS] : [FESTIVE, WARRANTY];
}

/** Offers of single products, by SKU. */
export const PRODUCT_OFFERS: Record<string, Offer> = {
  'BP-EV-2041': {
    title: 'Shims and grease in every box of ten',
    text: 'Order ten sets and a workshop tube of brake grease and twenty spare shims come along.',
    months: 5,
  },
  'WB-7K4-T2': {
    title: 'Wall bracket included',
    text: 'The bracket with gun holder, MT-WALL-1, is packed with each wallbox.',
    months: 5,
  },
  'LFP-6030-S': {
    title: 'Old packs taken back',
    text: 'We collect a used pack of any make with the delivery and give a certificate for its recycling.',
    months: 11,
  },
  'DC-30-1': {
    title: 'Commissioning on site',
    text: 'Our engineer connects, tests and registers the charger, within 300 km of Hyderabad.',
    months: 11,
  },
};
