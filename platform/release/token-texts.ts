import { untilEnd } from '@evmandi/contract/platform/token-ends';

const DAY = new Intl.DateTimeFormat('en-GB', {
  ...({ day: 'numeric', month: 'long', year: 'numeric' } as const),
  timeZone: 'Asia/Kolkata',
});
const CLOCK = new Intl.DateTimeFormat('en-GB', {
  ...({ hour: '2-digit', minute: '2-digit' } as const),
  timeZone: 'Asia/Kolkata',
});

const remedy = (made: string) =>
  `ask an administrator for a new one, who makes it at /platform/tokens or with npm run tokens -- make ${made}`;

/** A day in India: `12 January 2027`. */
export const longDay = (time: string): string => DAY.format(new Date(time));

/** What a caller whose token ended reads. */
export const endedText = (id: string, app: string | undefined, endsAt: string): string =>
  `The token ${id} ended on ${longDay(endsAt)} at ${CLOCK.format(new Date(endsAt))} IST: ${remedy(app ?? '--all')}.`;

/** What a caller reads in the last days of a token. */
export const warningText = (id: string, endsAt: string, now: number): string =>
  `The token ${id} ends on ${longDay(endsAt)} (${untilEnd(endsAt, now)}): ${remedy('<remote>')}.`;
