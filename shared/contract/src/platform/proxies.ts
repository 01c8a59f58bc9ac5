import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { list } from './environment.ts';

/** Ranges of addresses that have a name, as Fastify knows them. */
const RANGES = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
} as const;
type RangeName = keyof typeof RANGES;
const NAMES = Object.keys(RANGES);

function isProxy(text: string): boolean {
  const [address = '', bits] = text.split('/');
  const family = isIP(address);
  if (bits === undefined) return family > 0 || NAMES.includes(text);
  const most = family === 4 ? 32 : 128;
  return family > 0 && /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= most;
}

/** `TRUST_PROXY`: the proxies whose `X-Forwarded-For` is believed; none unless set. */
export const proxies = () =>
  list()
    .refine((all) => all.every(isProxy), {
      error: `must be addresses such as 10.0.0.5 or 10.0.0.0/24, or of ${NAMES.join(', ')}, with commas between them`,
    })
    .default([]);

/** An IPv4 address in its own form, where a socket for both families tells of it. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');
const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Whom an address belongs to: IPv4 as it is, IPv6 by its /64, of which a single household has all. */
export function networkOf(address: string): string {
  const text = plain(address.replace(/%.*/s, ''));
  if (isIP(text) !== 6) return text;
  const [start = [], end] = text.split('::').map((part) => part.split(':').filter(Boolean));
  // What is left out in the middle is zero; an IPv4 address at the end stands for two groups.
  const given = start.length + (end?.length ?? 0) + (text.includes('.') ? 1 : 0);
  const groups = [...start, ...Array<string>(8 - given).fill('0'), ...(end ?? [])].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/**
 * Returns the address that a request came from, by the proxies that are believed: the last that none of them is. What a
 * visitor says of himself stands before it and is not looked at.
 */
export function clientAddress(trusted: readonly string[]): (request: IncomingMessage) => string {
  const known = new BlockList();
  for (const text of trusted.flatMap((one) => RANGES[one as RangeName] ?? [one])) {
    const [address = '', bits] = text.split('/');
    if (bits === undefined) known.addAddress(address, familyOf(address));
    else known.addSubnet(address, Number(bits), familyOf(address));
  }
  const isKnown = (address: string) => isIP(address) > 0 && known.check(address, familyOf(address));
  return ({ socket, headers }) => {
    const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
    let address = plain(socket.remoteAddress ?? '');
    while (isKnown(address)) {
      const before = plain(forwarded.pop()?.trim() ?? '');
      if (before === '') break;
      address = before;
    }
    return address;
  };
}
