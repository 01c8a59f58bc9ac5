/** Who delivers what, by the aisle that a product stands in. */
export const SUPPLIER_OF_AISLE: Record<string, string> = {
  'spare-parts': 'Deccan EV Spares',
  'batteries-bms': 'Charminar Power Systems',
  'chargers-converters': 'Charminar Power Systems',
  'electrical-wiring': 'Golconda Electricals',
  'accessories-tools': 'Banjara Rider Supply',
  'ev-vehicles': 'Musi Electric Motors',
  'bikes-scooters': 'Kakatiya Two-wheelers',
  'used-bikes': 'Kakatiya Two-wheelers',
};
