import { links } from '../links.ts';

/** Who the sign-in page speaks to; the form and the call are the same for all. */
export type Audience = 'dealer' | 'customer' | 'everyone';

interface AudienceText {
  heading: string;
  lead: string;
  promise: string;
  points: { icon: 'quote' | 'quick' | 'job' | 'order' | 'invoice' | 'dashboard'; text: string }[];
  /** The way to the other headings. */
  question: string;
  others: Exclude<Audience, 'everyone'>[];
  /** Side picture, below the API's address. */
  picture: string;
}

const RICKSHAW = '/api/pictures/rickshaw/cut.svg';
const SCOOTER = '/api/pictures/scooter/cut.svg?accent=d3ec74&shape=classic&wheels=multi';

export const AUDIENCES: Record<Audience, AudienceText> = {
  dealer: {
    heading: 'Dealer Login',
    lead: 'Sign in with a passkey, or with the username your account manager gave you.',
    promise: 'Stock your showroom and your workshop',
    points: [
      { icon: 'quote', text: 'Quotes for whole lists of parts' },
      { icon: 'quick', text: 'Quick order from a spreadsheet' },
      { icon: 'job', text: 'Job cards for vehicles in service' },
    ],
    question: 'Buying for your own fleet?',
    others: ['customer'],
    picture: RICKSHAW,
  },
  customer: {
    heading: 'Customer Login',
    lead: 'Sign in to see your orders and the vehicles you have in service.',
    promise: 'Your orders and vehicles in one place',
    points: [
      { icon: 'order', text: 'Follow every order' },
      { icon: 'invoice', text: 'Print invoices again' },
      { icon: 'job', text: 'Watch your job cards' },
    ],
    question: 'Selling or repairing vehicles?',
    others: ['dealer'],
    picture: SCOOTER,
  },
  everyone: {
    heading: 'Sign in',
    lead: 'Sign in with a passkey, or with your username and password.',
    promise: 'One account for shop and workshop',
    points: [
      { icon: 'order', text: 'Follow every order' },
      { icon: 'job', text: 'Job cards for vehicles in service' },
      { icon: 'dashboard', text: 'The dashboard, for sellers' },
    ],
    question: 'Looking for another door?',
    others: ['dealer', 'customer'],
    picture: RICKSHAW,
  },
};

export function readAudience(as: string | null): Audience {
  return as === 'dealer' || as === 'customer' ? as : 'everyone';
}

function withPlace(path: string, audience: Audience, from: string | null): string {
  const query = new URLSearchParams();
  if (audience !== 'everyone') query.set('as', audience);
  if (from) query.set('from', from);
  const search = query.toString();
  return search ? `${path}?${search}` : path;
}

/** Address of the sign-in page for an audience; the place to return to comes along. */
export const audiencePath = (audience: Audience, from: string | null): string =>
  withPlace(links.signIn, audience, from);

/** The same for a new account. */
export const registerPath = (audience: Audience, from: string | null): string =>
  withPlace(links.register, audience, from);
