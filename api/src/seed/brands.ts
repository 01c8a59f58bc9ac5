import { slug } from '@evmandi/contract/slug';

/** The ten brands of the home page, in its order (specification 3). */
const VEHICLE_BRANDS = [
  'Honda',
  'Royal Enfield',
  'TVS',
  'Yamaha',
  'Hero',
  'Bajaj',
  'KTM',
  'Kawasaki',
  'BMW',
  'Suzuki',
];

const OTHER_BRANDS = [
  'Bosch',
  'Ather',
  'Hero Electric',
  'Ola',
  'Exide',
  'Amaron',
  'Philips',
  'CEAT',
  'Ampere',
  'EMotorad',
  'Hero Lectro',
  'Lohia',
  'Mahindra',
  'Maruti Suzuki',
  'Matter',
  'MG',
  'Oben',
  'Piaggio',
  'Revolt',
  'Tata',
  'Tork',
  'Toyota',
  'Ultraviolette',
];

export const BRANDS = [
  ...VEHICLE_BRANDS.map((name, index) => ({ name, slug: slug(name), home_position: index + 1 })),
  ...OTHER_BRANDS.map((name) => ({ name, slug: slug(name), home_position: null })),
];
