import type { Trade } from './customer-names.ts';

export interface NamedCustomer {
  number: number;
  name: string;
  phone: string;
  email: string;
  trade: Trade;
  city: string;
}

const row = (
  number: number,
  name: string,
  phone: string,
  email: string,
  trade: Trade,
  city: string,
): NamedCustomer => ({ number, name, phone, email: `${email}.example`, trade, city });

export const FIRST_CUSTOMER = 903;
export const LAST_CUSTOMER = 1142;

/** Customers of the dashboard's design; the others are made up around them. */
export const NAMED_CUSTOMERS: NamedCustomer[] = [
  row(1042, 'Imran Shaikh', '+91 98480 22338', 'imran@shaikhgarage', 'workshop', 'Hyderabad'),
  row(
    1041,
    'Deccan Fleet Services',
    '+91 40 2355 0100',
    'orders@deccanfleet',
    'fleet',
    'Hyderabad',
  ),
  row(1040, 'Priya Menon', '+91 98490 11820', 'priya.menon@mail', 'person', 'Hyderabad'),
  row(
    1039,
    'Godavari Logistics',
    '+91 883 244 9001',
    'purchase@godavarilogistics',
    'fleet',
    'Rajahmundry',
  ),
  row(1038, 'Sai Motors', '+91 99890 45112', 'parts@saimotors', 'dealer', 'Hyderabad'),
  row(1037, 'Anil Verma', '+91 91770 30045', 'anil.verma@mail', 'person', 'Nizamabad'),
  row(1036, 'Charminar Cabs', '+91 40 6677 8100', 'fleet@charminarcabs', 'fleet', 'Hyderabad'),
  row(1035, 'Nandini Traders', '+91 94401 77120', 'nandini@nanditraders', 'shop', 'Guntur'),
  row(1034, 'Vizag EV Works', '+91 891 277 4410', 'store@vizagev', 'workshop', 'Visakhapatnam'),
  row(1033, 'Lakshmi Stores', '+91 98660 51200', 'lakshmi@lakshmistores', 'shop', 'Karimnagar'),
  row(1032, 'Kaveri Couriers', '+91 80 4112 9000', 'ops@kavericouriers', 'fleet', 'Bengaluru'),
  row(1031, 'Farhan Qureshi', '+91 99480 60312', 'farhan.q@mail', 'person', 'Hyderabad'),
  row(1030, 'Nizam Auto Spares', '+91 40 2461 7733', 'nizam@nizamspares', 'shop', 'Hyderabad'),
  row(1029, 'Green Mile Delivery', '+91 44 4850 2200', 'fleet@greenmile', 'fleet', 'Chennai'),
  row(1028, 'Suresh Patil', '+91 98220 71455', 'suresh.patil@mail', 'person', 'Pune'),
  row(1027, 'Konkan E-Rides', '+91 832 242 6600', 'hello@konkanerides', 'dealer', 'Panaji'),
  row(1026, 'Meera Krishnan', '+91 98840 33019', 'meera.k@mail', 'person', 'Chennai'),
  row(1025, 'Warangal Auto Hub', '+91 870 257 8841', 'hub@warangalauto', 'workshop', 'Warangal'),
  row(1024, 'Joseph Dsouza', '+91 98230 44087', 'joseph.d@mail', 'person', 'Panaji'),
  row(1023, 'Krishna Gas and EV', '+91 866 247 1190', 'krishna@krishnaev', 'shop', 'Vijayawada'),
];

/** Who orders again and again; with the largest sums they become VIP. */
export const REGULARS = [
  'Deccan Fleet Services',
  'Godavari Logistics',
  'Sai Motors',
  'Imran Shaikh',
  'Charminar Cabs',
  'Kaveri Couriers',
  'Green Mile Delivery',
  'Nizam Auto Spares',
  'Vizag EV Works',
  'Konkan E-Rides',
  'Warangal Auto Hub',
  'Krishna Gas and EV',
];
