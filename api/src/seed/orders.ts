import type { Schema } from '../database/schema.ts';

type Line = [sku: string, quantity: number];

interface OrderSeed {
  customer: string;
  status: Schema['orders']['status']['__select__'];
  payment: Schema['orders']['payment']['__select__'];
  /** Days from the order to the first start. */
  daysAgo: number;
  lines: Line[];
}

const row = (
  customer: string,
  status: OrderSeed['status'],
  payment: OrderSeed['payment'],
  daysAgo: number,
  ...lines: Line[]
): OrderSeed => ({ customer, status, payment, daysAgo, lines });

/** The newest first; the last one gets {@link FIRST_ORDER_NUMBER}. */
export const ORDERS: OrderSeed[] = [
  row(
    'Imran Shaikh',
    'Pending',
    'Unpaid',
    0.03,
    ['BP-EV-2041', 2],
    ['BD-220-W', 1],
    ['HL-LED-1240', 4],
  ),
  row('Deccan Fleet Services', 'Shipped', 'Paid', 0.09, ['MC-7250-FOC', 1]),
  row('Priya Menon', 'Delivered', 'Paid', 0.11, ['HL-LED-1240', 1]),
  row('Godavari Logistics', 'Pending', 'Unpaid', 0.76, ['RS-340-G', 4]),
  row('Sai Motors', 'Pending', 'Paid', 0.83, ['DC-7212-15', 4]),
  row('Anil Verma', 'Delivered', 'Paid', 0.95, ['BD-220-W', 1]),
  row('Charminar Cabs', 'Cancelled', 'Unpaid', 1.73, ['AX-20-W', 3]),
  row('Nandini Traders', 'Shipped', 'Paid', 1.87, ['BP-EV-2055', 6]),
  row('Vizag EV Works', 'Delivered', 'Paid', 2.04, ['WH-12W-B', 3]),
  row('Lakshmi Stores', 'Delivered', 'Paid', 2.77, ['BP-EV-2041', 3]),
  row(
    'Nizam Auto Spares',
    'Pending',
    'Unpaid',
    3.4,
    ['BP-EV-2041', 10],
    ['BD-220-W', 10],
    ['BK-SRV-10', 5],
  ),
  row('Green Mile Delivery', 'Shipped', 'Paid', 4.2, ['TB-45-DL', 12], ['TY-9090-12', 24]),
  row('Kaveri Couriers', 'Shipped', 'Unpaid', 5.6, ['LFP-6030-S', 4], ['PC-10A-60', 4]),
  row(
    'Meera Krishnan',
    'Delivered',
    'Paid',
    7.1,
    ['HE-FULL-L', 1],
    ['GL-SHELL-L', 1],
    ['PH-CLAW-U', 1],
  ),
  row(
    'Warangal Auto Hub',
    'Delivered',
    'Paid',
    8.9,
    ['BP-EV-2041', 6],
    ['BK-SRV-10', 2],
    ['BF-DOT4-500', 6],
  ),
  row('Konkan E-Rides', 'Delivered', 'Paid', 10.3, ['ATHER-450X', 2], ['HE-OPEN-M', 4]),
  row(
    'Deccan Fleet Services',
    'Delivered',
    'Paid',
    12.5,
    ['WB-7K4-T2', 3],
    ['MT-POLE-1', 3],
    ['T2C-5M-32', 3],
  ),
  row('Farhan Qureshi', 'Cancelled', 'Unpaid', 14.2, ['CK-428-38', 1]),
  row(
    'Krishna Gas and EV',
    'Delivered',
    'Paid',
    16.8,
    ['PC-16A-T2', 2],
    ['T2C-5M-32', 2],
    ['CA-HOOK-S', 2],
  ),
  row('Godavari Logistics', 'Delivered', 'Paid', 19.4, ['MAHINDRA-TREO-ZOR', 1]),
  row('Sai Motors', 'Delivered', 'Paid', 22.6, ['BP-EV-2041', 8], ['BD-220-W', 4]),
  row('Suresh Patil', 'Delivered', 'Paid', 25.1, ['CL-RND-68', 1], ['TH-TW-D', 1]),
  row('Charminar Cabs', 'Delivered', 'Paid', 28.7, ['TY-10080-17', 8], ['GO-75W-1L', 10]),
  row('Vizag EV Works', 'Delivered', 'Paid', 33.2, ['BMS-16S-60', 10], ['WH-BMS-7', 10]),
  row('Joseph Dsouza', 'Delivered', 'Paid', 37.9, ['HERO-LECTRO-WINN-CARGO', 1], ['BE-DING-BK', 1]),
  row('Nizam Auto Spares', 'Cancelled', 'Unpaid', 41.5, ['FK-31-C', 2]),
  row(
    'Kaveri Couriers',
    'Delivered',
    'Paid',
    45.8,
    ['HERO-ELECTRIC-CARGO-NYX', 3],
    ['TB-45-DL', 3],
  ),
  row('Nandini Traders', 'Delivered', 'Paid', 49.3, ['LK-CODE-4', 20], ['CV-SCOOT-M', 10]),
  row('Lakshmi Stores', 'Delivered', 'Paid', 54.6, ['IN-ARW-4', 6], ['TL-LED-9', 6]),
  row(
    'Imran Shaikh',
    'Delivered',
    'Paid',
    59.2,
    ['TK-BOX-58', 1],
    ['BK-SRV-10', 3],
    ['BP-EV-2041', 4],
  ),
];

export const FIRST_ORDER_NUMBER = 10_212;
