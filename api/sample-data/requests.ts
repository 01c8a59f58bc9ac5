import type { QuoteStatus } from '@evmandi/contract/domain/request-status';

interface Asked {
  /** Name of a customer. */
  by: string;
  daysAgo: number;
}

export interface QuoteSeed extends Asked {
  status: QuoteStatus;
  message: string;
  /** With the price answered, in rupees a unit; null for the list price. */
  lines: [sku: string, quantity: number, price: number | null][];
  answer?: string;
}

const THANKS = 'Thank you for asking.';

/** The oldest first. An ordered one became the asker's latest order. */
export const QUOTES: QuoteSeed[] = [
  {
    by: 'Deccan Fleet Services',
    daysAgo: 61,
    status: 'Declined',
    message: 'For 60 scooters; we compare three offers.',
    lines: [
      ['TB-45-DL', 60, 2_519],
      ['PH-CLAW-U', 60, 799],
    ],
    answer: `${THANKS} 10 % on both from 50 pieces, delivered in two lots.`,
  },
  {
    by: 'Godavari Logistics',
    daysAgo: 44,
    status: 'Ordered',
    message: 'Monthly requirement, please quote for a year.',
    lines: [['RS-340-G', 4, 4_650]],
    answer: 'List price for four pairs; from ten pairs a month we give 8 %.',
  },
  {
    by: 'Vizag EV Works',
    daysAgo: 32,
    status: 'Ordered',
    message: 'Three harnesses now, more after the inspection.',
    lines: [['WH-12W-B', 3, 3_450]],
    answer: 'Three in stock for you at the list price, sent on the day of the order.',
  },
  {
    by: 'Green Mile Delivery',
    daysAgo: 21,
    status: 'Answered',
    message: 'Twenty packs with chargers, with old packs taken back.',
    lines: [
      ['LFP-6030-S', 20, 35_900],
      ['PC-10A-60', 20, 4_290],
    ],
    answer:
      'We take the old packs back free of charge. The price holds for twenty; delivery in two weeks.',
  },
  {
    by: 'Kaveri Couriers',
    daysAgo: 17,
    status: 'Answered',
    message: 'Tyres for the Bengaluru hub.',
    lines: [['TY-9090-12', 120, 1_489]],
    answer: `${THANKS} 12 % from 100 tyres, fitted at our Peenya partner for ₹60 each.`,
  },
  {
    by: 'Nizam Auto Spares',
    daysAgo: 12,
    status: 'Answered',
    message: 'Counter stock for the festive season.',
    lines: [
      ['BP-EV-2041', 100, 1_069],
      ['BP-EV-2055', 60, 940],
      ['BD-220-W', 40, 1_690],
    ],
    answer: 'Prices for the whole list. Shims and grease come along with every ten sets.',
  },
  {
    by: 'Charminar Cabs',
    daysAgo: 8,
    status: 'Answered',
    message: 'A charger for six vehicles at a time in the yard at Mehdipatnam.',
    lines: [
      ['DC-30-1', 1, 8_19_000],
      ['WB-7K4-T2', 4, 30_900],
    ],
    answer:
      'With site visit and commissioning. Your sanctioned load must be 60 kW: please confirm.',
  },
  {
    by: 'Sai Motors',
    daysAgo: 5,
    status: 'Open',
    message: 'Best price for brake discs in boxes of fifty, please.',
    lines: [['BD-220-W', 50, null]],
  },
  {
    by: 'Padma E-Mobility',
    daysAgo: 4,
    status: 'Open',
    message: 'CIF Chattogram, with test certificates for customs.',
    lines: [
      ['LFP-5110-T', 24, null],
      ['MC-4830-B', 24, null],
    ],
  },
  {
    by: 'Konkan E-Rides',
    daysAgo: 3,
    status: 'Open',
    message: 'Rental fleet for the season, white or grey only.',
    lines: [['ATHER-450X', 10, null]],
  },
  {
    by: 'Warangal Auto Hub',
    daysAgo: 1.2,
    status: 'Open',
    message: '',
    lines: [
      ['FK-31-C', 12, null],
      ['MS-290-P', 20, null],
    ],
  },
  {
    by: 'Imran Shaikh',
    daysAgo: 0.2,
    status: 'Open',
    message: 'Twenty controllers and seventy discs, to be collected in Nacharam.',
    lines: [
      ['MC-7250-FOC', 20, null],
      ['BD-220-W', 70, null],
    ],
  },
];

export interface QuestionSeed extends Asked {
  sku: string | null;
  text: string;
  answer?: string;
}

export const QUESTIONS: QuestionSeed[] = [
  {
    by: 'Suresh Patil',
    daysAgo: 58,
    sku: 'CL-RND-68',
    text: 'Does it read the speed from a hub motor without a cable?',
    answer: 'Yes, from the hall sensor. Connect the yellow wire to pin 4 of the controller.',
  },
  {
    by: 'Lakshmi Stores',
    daysAgo: 49,
    sku: 'IN-ARW-4',
    text: 'Is a flasher relay needed for LED indicators?',
    answer:
      'An electronic one, and it is in the box. The thermal relay of older scooters blinks too fast with LEDs.',
  },
  {
    by: 'Krishna Gas and EV',
    daysAgo: 41,
    sku: 'WB-7K4-T2',
    text: 'Which cable from the meter, 18 metres away?',
    answer: '3 x 10 mm² copper, with a 40 A two-pole breaker and a type A RCD at the meter.',
  },
  {
    by: 'Meera Krishnan',
    daysAgo: 30,
    sku: 'HE-FULL-L',
    text: 'My head measures 57 cm. Is L right?',
    answer: 'M is for 56 cm and L for 58 cm: at 57 cm take L, with the thicker cheek pads.',
  },
  {
    by: 'Vizag EV Works',
    daysAgo: 24,
    sku: 'BMS-16S-60',
    text: 'Can two boards work on packs in parallel?',
    answer: 'Yes, if each pack has its own board and both are within 0.1 V when they are joined.',
  },
  {
    by: 'Joseph Dsouza',
    daysAgo: 16,
    sku: 'HERO-LECTRO-WINN-CARGO',
    text: 'Can the box be locked?',
    answer: 'It has a hasp for a 6 mm padlock. The wire lock LK-KEY-2 fits as well.',
  },
  {
    by: 'Green Mile Delivery',
    daysAgo: 11,
    sku: null,
    text: 'Do you service Chennai, or only deliver there?',
    answer: 'We have two service stations in Chennai that take vehicles in on a job card.',
  },
  {
    by: 'Anil Verma',
    daysAgo: 6,
    sku: 'BD-220-W',
    text: 'Will it fit a Hero Electric Optima of 2021?',
    answer: 'Yes, with six bolts on a 64 mm circle. Use the pads BP-EV-2041 with it.',
  },
  {
    by: 'Farhan Qureshi',
    daysAgo: 4,
    sku: 'CK-428-38',
    text: 'Is the 36 tooth sprocket available with this chain?',
  },
  {
    by: 'Charminar Cabs',
    daysAgo: 2.4,
    sku: 'LFP-5110-T',
    text: 'What does the warranty say about two charges a day?',
  },
  {
    by: 'Kaveri Couriers',
    daysAgo: 1.1,
    sku: 'TB-45-DL',
    text: 'Can our logo be printed on fifty of them?',
  },
  {
    by: 'Priya Menon',
    daysAgo: 0.3,
    sku: 'HL-LED-1240',
    text: 'Does the beam pattern pass the yearly inspection in Telangana?',
  },
];

export const SUBSCRIBERS: [email: string, source: 'categories' | 'favorites', daysAgo: number][] = [
  ['store@vizagev.example', 'categories', 88],
  ['parts@saimotors.example', 'favorites', 71],
  ['nizam@nizamspares.example', 'categories', 66],
  ['meera.k@mail.example', 'favorites', 52],
  ['hello@konkanerides.example', 'categories', 47],
  ['workshop@himayat.example', 'categories', 35],
  ['ops@kavericouriers.example', 'favorites', 29],
  ['lakshmi@lakshmistores.example', 'categories', 18],
  ['purchase@satpuraev.example', 'categories', 9],
  ['suresh.patil@mail.example', 'favorites', 3],
];
