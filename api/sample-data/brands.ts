import { slug } from '@evmandi/contract/domain/slug';

/** The ten brands of the home page, in its order (HOME-15). */
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

/** The eight brands of the listing's filter, in its order (LIST-6). */
const PART_BRANDS = [
  'Bosch',
  'Ather',
  'Hero Electric',
  'Ola',
  'Exide',
  'Amaron',
  'Philips',
  'CEAT',
];

const OTHER_BRANDS = [
  'Ampere',
  'EMotorad',
  'Hero Lectro',
  'Komaki',
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

const place = (names: string[], name: string) => {
  const index = names.indexOf(name);
  return index < 0 ? null : index + 1;
};

export const BRANDS = [...VEHICLE_BRANDS, ...PART_BRANDS, ...OTHER_BRANDS].map((name) => ({
  name,
  slug: slug(name),
  home_position: place(VEHICLE_BRANDS, name),
  part_position: place(PART_BRANDS, name),
}));
