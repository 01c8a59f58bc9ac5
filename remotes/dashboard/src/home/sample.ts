import type { Dashboard, ReportDay } from '@evmandi/api/contract/dashboard';

const trend = (now: number, before: number, change: number) => ({ now, before, change });

const day = (date: string, customers: number, orders: number, revenue: number): ReportDay => ({
  day: date,
  customers,
  orders,
  products: 412,
  stockProducts: 361,
  outOfStock: 51,
  revenue,
});

const sale = (
  orderNumber: string,
  name: string,
  placedAt: string,
  paid: boolean,
  amount: number,
) => ({
  orderNumber,
  customer: { id: orderNumber, number: `CUST-${orderNumber}`, name },
  placedAt,
  paidAt: paid ? placedAt : null,
  status: paid ? ('Paid' as const) : ('Pending' as const),
  amount,
});

const thing = (id: string, name: string, category: string, picture: string, price: number) => ({
  id,
  name,
  category,
  picture: { path: `/api/pictures/${picture}`, alt: '' },
  price,
});

const THINGS = [
  thing('s1', 'Ather 450X', 'EV scooters', 'scooter/cut.svg', 1_47_000_00),
  thing('s2', 'LFP Battery 60 V 30 Ah', 'Batteries', 'battery/cut.svg', 38_499_00),
  thing('s3', 'Wallbox AC 7.4 kW', 'Chargers', 'wallbox/cut.svg', 32_490_00),
  thing('s4', 'EV Brake Pad Set', 'Brakes', 'brakePad/cut.svg', 1_249_00),
];

/** What a visitor looks at, always under a label that says so. Money in paise. */
export const SAMPLE: Dashboard = {
  at: '2025-10-01T06:00:00Z',
  period: { from: '2025-09-04', to: '2025-10-01' },
  problems: {},
  orders: {
    sales: { ...trend(2_94_33_600_00, 2_66_61_600_00, 10.4), days: [] },
    orders: { ...trend(10_700, 9_353, 14.4), days: [] },
    pending: trend(509, 525, -3.1),
    cancelled: trend(94, 110, -14.4),
    customersWaiting: 204,
  },
  week: {
    thisWeek: [
      day('2025-09-28', 210, 260, 2_38_560_00),
      day('2025-09-29', 232, 281, 2_60_400_00),
      day('2025-09-30', 221, 263, 2_48_640_00),
      day('2025-10-01', 254, 302, 3_04_080_00),
      {
        day: '2025-10-02',
        customers: null,
        orders: null,
        products: null,
        stockProducts: null,
        outOfStock: null,
        revenue: null,
      },
      {
        day: '2025-10-03',
        customers: null,
        orders: null,
        products: null,
        stockProducts: null,
        outOfStock: null,
        revenue: null,
      },
      {
        day: '2025-10-04',
        customers: null,
        orders: null,
        products: null,
        stockProducts: null,
        outOfStock: null,
        revenue: null,
      },
    ],
    lastWeek: [
      day('2025-09-21', 198, 241, 2_19_240_00),
      day('2025-09-22', 205, 250, 2_34_360_00),
      day('2025-09-23', 224, 266, 2_53_680_00),
      day('2025-09-24', 230, 271, 2_67_120_00),
      day('2025-09-25', 236, 280, 2_77_200_00),
      day('2025-09-26', 251, 297, 3_14_160_00),
      day('2025-09-27', 262, 311, 3_25_920_00),
    ],
    totals: {
      customers: 846,
      orders: 1_106,
      products: 412,
      stockProducts: 361,
      outOfStock: 51,
      revenue: 10_51_680_00,
    },
  },
  users: {
    total: 214,
    perMinute: [
      8, 11, 7, 10, 14, 12, 17, 13, 9, 7, 5, 9, 13, 15, 17, 14, 12, 10, 9, 11, 14, 18, 15, 12, 10,
      16, 14, 18, 20, 19,
    ],
  },
  countries: [
    { code: 'IN', name: 'India', revenue: 1_78_58_400_00 },
    { code: 'BD', name: 'Bangladesh', revenue: 53_84_400_00 },
    { code: 'LK', name: 'Sri Lanka', revenue: 34_44_000_00 },
    { code: 'NP', name: 'Nepal', revenue: 27_46_800_00 },
  ],
  transactions: [
    sale('6545', 'Imran Shaikh', '2025-10-01T05:59:00Z', true, 5_376_00),
    sale('5412', 'Deccan Fleet Services', '2025-10-01T05:59:00Z', false, 46_788_00),
    sale('6622', 'Priya Menon', '2025-10-01T05:59:00Z', true, 13_104_00),
    sale('6462', 'Godavari Logistics', '2025-10-01T05:59:00Z', true, 22_260_00),
    sale('6401', 'Sai Motors', '2025-09-30T10:40:00Z', false, 1_06_260_00),
  ],
  products: {
    top: THINGS.map((product, index) => ({ ...product, revenue: (9 - 2 * index) * 1_12_000_00 })),
    bestSellers: THINGS.map((product, index) => ({
      ...product,
      orders: 506 - 112 * index,
      inStock: index !== 3,
    })),
  },
};
