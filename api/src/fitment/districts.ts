/*
 * Letters of states and union territories as section 41(6) of the Motor Vehicles Act and its notifications have
 * them, and numbers of the registering authorities that the states publish. A number that is not here names its
 * state alone.
 */
const STATES: Record<string, string> = {
  AN: 'Andaman and Nicobar Islands',
  AP: 'Andhra Pradesh',
  AR: 'Arunachal Pradesh',
  AS: 'Assam',
  BR: 'Bihar',
  CG: 'Chhattisgarh',
  CH: 'Chandigarh',
  DD: 'Dadra and Nagar Haveli and Daman and Diu',
  DL: 'Delhi',
  GA: 'Goa',
  GJ: 'Gujarat',
  HP: 'Himachal Pradesh',
  HR: 'Haryana',
  JH: 'Jharkhand',
  JK: 'Jammu and Kashmir',
  KA: 'Karnataka',
  KL: 'Kerala',
  LA: 'Ladakh',
  LD: 'Lakshadweep',
  MH: 'Maharashtra',
  ML: 'Meghalaya',
  MN: 'Manipur',
  MP: 'Madhya Pradesh',
  MZ: 'Mizoram',
  NL: 'Nagaland',
  OD: 'Odisha',
  PB: 'Punjab',
  PY: 'Puducherry',
  RJ: 'Rajasthan',
  SK: 'Sikkim',
  TG: 'Telangana',
  TN: 'Tamil Nadu',
  TR: 'Tripura',
  TS: 'Telangana',
  UK: 'Uttarakhand',
  UP: 'Uttar Pradesh',
  WB: 'West Bengal',
};

const DISTRICTS: Record<string, string> = {
  'GJ 1': 'Ahmedabad',
  'GJ 5': 'Surat',
  'GJ 6': 'Vadodara',
  'KA 1': 'Bengaluru Central',
  'KA 3': 'Bengaluru East',
  'KA 9': 'Mysuru',
  'MH 1': 'Mumbai South',
  'MH 2': 'Mumbai West',
  'MH 3': 'Mumbai East',
  'MH 4': 'Thane',
  'MH 12': 'Pune',
  'MH 14': 'Pimpri-Chinchwad',
  'MH 15': 'Nashik',
  'MH 20': 'Chhatrapati Sambhajinagar',
  'MH 31': 'Nagpur',
  'MH 43': 'Navi Mumbai',
  'MH 47': 'Borivali',
  'MH 49': 'Nagpur East',
  'RJ 14': 'Jaipur South',
  'TN 1': 'Chennai Central',
  'TN 9': 'Chennai West',
  'TS 9': 'Hyderabad Central',
  'TG 9': 'Hyderabad Central',
  'UP 14': 'Ghaziabad',
  'UP 16': 'Gautam Buddha Nagar',
  'UP 32': 'Lucknow',
  'WB 1': 'Kolkata',
};

/** The district, or the state alone, that a registration or its beginning names; null for any other text. */
export function districtOf(key: string): string | null {
  const [, letters = '', digits] = /^([A-Z]{2})(\d{1,2})?/.exec(key) ?? [];
  const state = STATES[letters];
  if (!state) return null;
  const district = digits && DISTRICTS[`${letters} ${Number(digits)}`];
  return district ? `${district}, ${state}` : state;
}
