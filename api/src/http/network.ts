import { isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Whom an address belongs to: IPv4 as it is, IPv6 by its /64, of which a single household has all. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const [a = 0, b = 0, c = 0, d = 0] = (parsed as ipaddr.IPv6).parts;
  return `${new ipaddr.IPv6([a, b, c, d, 0, 0, 0, 0])}/64`;
}
