import net from 'node:net';
import { Link, type LinkProfile } from './relay.ts';

/** To the process: begin with these targets, or carry what is opened from now on at another speed. */
export type LinkOrder =
  | { kind: 'listen'; ports: { listen: number; target: number }[] }
  | { kind: 'profile'; profile: LinkProfile };

/** A process of its own: the measurement must not slow the link down, nor the link the measurement. */
let link: Link | undefined;

async function listen(port: number, target: number): Promise<void> {
  const server = net.createServer({ allowHalfOpen: true }, (client) => link?.carry(client, target));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
}

async function obey(order: LinkOrder): Promise<void> {
  if (order.kind === 'profile') link = new Link(order.profile);
  else await Promise.all(order.ports.map((port) => listen(port.listen, port.target)));
  process.send?.('done');
}

process.on('message', (order: LinkOrder) => void obey(order));
process.on('disconnect', () => process.exit(0));
