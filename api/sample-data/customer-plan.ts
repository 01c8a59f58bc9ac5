import { gstinProblem } from '@evmandi/contract/domain/gstin';
import { slug } from '@evmandi/contract/domain/slug';
import { ABROAD, CITIES, type City } from './cities.ts';
import { IMPORTERS, TRADE_NAMES, TRADES, type Trade } from './customer-names.ts';
import { FIRST_CUSTOMER, LAST_CUSTOMER, NAMED_CUSTOMERS } from './customers.ts';
import { known } from './known.ts';
import { PERSON_NAMES } from './person-names.ts';
import type { Random } from './random.ts';

export interface PlannedCustomer {
  number: number;
  name: string;
  phone: string;
  email: string;
  trade: Trade;
  address: string;
  pin: string;
  city: string;
  country: City['country'];
  gstin: string | null;
  socialLinks: { network: string; url: string }[];
  /** Days from registration to the first start. */
  since: number;
}

const OLDEST_DAYS = 420;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const CHECKS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const BY_NAME = new Map([...CITIES, ...ABROAD].map((city) => [city.name, city]));

const letter = (random: Random) => LETTERS.charAt(random.whole(0, 25));
const digits = (count: number, random: Random) =>
  Array.from({ length: count }, () => random.whole(0, 9)).join('');

/** A GSTIN that passes its own check: state, permanent account number, registration, check digit. */
function gstinOf(state: string, name: string, random: Random): string {
  const pan = `${letter(random)}${letter(random)}${letter(random)}F${name.charAt(0).toUpperCase()}${digits(4, random)}${letter(random)}`;
  const start = `${state}${pan}1Z`;
  const check = [...CHECKS].find((last) => gstinProblem(start + last) === null);
  if (!check) throw new Error(`No check digit fits ${start}`);
  return start + check;
}

/** More of them nearer to the first start: the shop is growing. */
const sinceOf = (number: number) => {
  const share = (number - FIRST_CUSTOMER) / (LAST_CUSTOMER - FIRST_CUSTOMER + 1);
  return OLDEST_DAYS * (1 - share) ** 1.3 + 0.5;
};

type Basics = Pick<PlannedCustomer, 'name' | 'phone' | 'email' | 'trade'> & { city: City };

function complete(number: number, basics: Basics, random: Random): PlannedCustomer {
  const { city, name, trade } = basics;
  const [pin, area] = random.pick(city.places);
  const isFirm = trade !== 'person';
  const gstin =
    city.country === 'IN' && isFirm && random.next() < 0.85
      ? gstinOf(city.state, name, random)
      : null;
  const handle = slug(name).replaceAll('-', '');
  const socialLinks =
    isFirm && random.next() < 0.45
      ? ['Facebook', 'Instagram', 'LinkedIn'].slice(0, random.whole(1, 3)).map((network) => ({
          network,
          url: `https://${network.toLowerCase()}.example/${handle}`,
        }))
      : [];
  return {
    ...basics,
    number,
    address: `${isFirm ? 'Plot' : 'House'} ${random.whole(2, 240)}, ${area}`,
    pin,
    city: city.name,
    country: city.country,
    gstin,
    socialLinks,
    since: sinceOf(number),
  };
}

const mobile = (random: Random) =>
  `+91 ${random.pick(['98', '99', '94', '90', '91', '70'])}${digits(3, random)} ${digits(5, random)}`;

/** A name that no customer has yet. */
function fresh(taken: Set<string>, make: () => string): string {
  for (;;) {
    const name = make();
    if (taken.has(name)) continue;
    taken.add(name);
    return name;
  }
}

function madeUpPerson(taken: Set<string>, random: Random): Basics {
  // Two of five are at home, in Telangana and Andhra Pradesh.
  const city = random.next() < 0.4 ? random.pick(CITIES.slice(0, 8)) : random.pick(CITIES);
  if (random.next() < 0.36) {
    const name = fresh(taken, () => random.pick(PERSON_NAMES));
    const email = `${slug(name).replaceAll('-', '.')}@mail.example`;
    return { name, email, phone: mobile(random), trade: 'person', city };
  }
  let trade: Trade = 'shop';
  const words = TRADE_NAMES.filter(([, states]) => !states || states.includes(city.state));
  const name = fresh(taken, () => {
    const [line, kind] = random.pick(TRADES);
    trade = kind;
    return `${random.pick(words)[0]} ${line}`;
  });
  const email = `orders@${slug(name).replaceAll('-', '')}.example`;
  return { name, email, phone: mobile(random), trade, city };
}

/** All customers, in the order of their registration. */
export function planCustomers(random: Random): PlannedCustomer[] {
  const taken = new Set(NAMED_CUSTOMERS.map(({ name }) => name));
  const named = new Map(NAMED_CUSTOMERS.map((customer) => [customer.number, customer]));
  const importers = IMPORTERS.map(([name, city, phone], index): [number, Basics] => [
    FIRST_CUSTOMER + 8 + index * 22 + (index > 4 ? 27 : 0),
    {
      name,
      phone,
      email: `import@${slug(name).replaceAll('-', '')}.example`,
      trade: 'exporter',
      city: known(BY_NAME, city),
    },
  ]);
  const abroad = new Map(importers);
  const all: PlannedCustomer[] = [];
  for (let number = FIRST_CUSTOMER; number <= LAST_CUSTOMER; number += 1) {
    const one = named.get(number);
    const basics =
      abroad.get(number) ??
      (one ? { ...one, city: known(BY_NAME, one.city) } : madeUpPerson(taken, random));
    all.push(complete(number, basics, random));
  }
  return all;
}
