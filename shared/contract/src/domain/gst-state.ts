import { normalPinCode } from './pin-code.ts';

/**
 * States and union territories by their GST code, the first two digits of a GSTIN, with the beginnings of their
 * PIN codes. The longest beginning decides; where a post office serves both sides of a border, that of the
 * district's own state.
 */
export const GST_STATES: readonly [code: string, name: string, prefixes: string][] = [
  ['01', 'Jammu and Kashmir', '18 19'],
  ['02', 'Himachal Pradesh', '17'],
  ['03', 'Punjab', '14 15 16 16005 16006 16007 160103 160104'],
  ['04', 'Chandigarh', '160'],
  [
    '05',
    'Uttarakhand',
    '24471 246001 2461 24627 246285 2464 2476 248 249 262308 262309 26231 262401 262402 262405 2625 263',
  ],
  ['06', 'Haryana', '12 13'],
  ['07', 'Delhi', '11'],
  ['08', 'Rajasthan', '30 31 32 33 34'],
  ['09', 'Uttar Pradesh', '20 21 22 23 24 247662 247669 25 26 27 28'],
  ['10', 'Bihar', '80 81 814131 82 84 85'],
  ['11', 'Sikkim', '737'],
  ['12', 'Arunachal Pradesh', '790 791 792'],
  ['13', 'Nagaland', '797 798'],
  ['14', 'Manipur', '795'],
  ['15', 'Mizoram', '796'],
  ['16', 'Tripura', '799'],
  ['17', 'Meghalaya', '793 794'],
  ['18', 'Assam', '78'],
  ['19', 'West Bengal', '70 71 72 73 74'],
  ['20', 'Jharkhand', '813208 814 815 816 822 825 826 827 828 829 83'],
  ['21', 'Odisha', '75 76 77'],
  ['22', 'Chhattisgarh', '49'],
  ['23', 'Madhya Pradesh', '45 46 47 48'],
  ['24', 'Gujarat', '36 37 38 39'],
  [
    '26',
    'Dadra and Nagar Haveli and Daman and Diu',
    '362520 362540 362570 396193 396210 396215 396220 396230 396235 396240',
  ],
  ['27', 'Maharashtra', '40 41 42 43 44'],
  ['29', 'Karnataka', '56 57 58 59'],
  ['30', 'Goa', '403'],
  ['31', 'Lakshadweep', '68255'],
  ['32', 'Kerala', '67 68 69'],
  ['33', 'Tamil Nadu', '60 609608 61 62 63 64'],
  ['34', 'Puducherry', '533464 6050 605104 605110 605501 605502 607402 607403 60960 673310'],
  ['35', 'Andaman and Nicobar Islands', '744'],
  ['36', 'Telangana', '50'],
  ['37', 'Andhra Pradesh', '507113 507121 507129 507130 507135 51 52 53'],
  ['38', 'Ladakh', '194'],
];

export interface GstState {
  /** Two digits. */
  code: string;
  name: string;
}

const LONGEST = 6;

function stateOfPrefix(prefix: string): GstState | undefined {
  const found = GST_STATES.find(([, , prefixes]) => prefixes.split(' ').includes(prefix));
  return found && { code: found[0], name: found[1] };
}

/** Returns the state in which a PIN code lies; undefined where none does. */
export function stateOfPin(text: string): GstState | undefined {
  const pin = normalPinCode(text);
  for (let length = LONGEST; length >= 2; length -= 1) {
    const state = stateOfPrefix(pin.slice(0, length));
    if (state) return state;
  }
  return undefined;
}

/** Returns the state of a GST code, or of the GSTIN that begins with it; undefined for a code that is none. */
export function stateOfGstin(gstin: string): GstState | undefined {
  const found = GST_STATES.find(([code]) => code === gstin.slice(0, 2));
  return found && { code: found[0], name: found[1] };
}
