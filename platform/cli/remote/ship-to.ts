import type { Consent } from '../consent.ts';
import type { Context } from '../context.ts';
import { discard, prepare } from '../prepare.ts';
import { checkNames, checkSources, saySource, shareOf } from '../ship.ts';
import { readAuthor, readSource } from '../sources.ts';
import type { ServiceCalls } from './service-calls.ts';

const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1000).toLocaleString('en')} kB`;

interface Shipment {
  names: readonly string[];
  consent?: Consent;
  /** As a person says it: `5%`. */
  share?: string | undefined;
}

/**
 * Builds the named apps here, sends what the service does not hold and has it check, run and release them
 * together. Throws ReleaseRefused or UserError where nothing was released.
 */
export async function shipTo(
  service: ServiceCalls,
  context: Context,
  { names, consent = {}, share: asked }: Shipment,
): Promise<void> {
  const { root, build, say, lap } = context;
  const known = build.listApps(root);
  checkNames(known, names);
  const share = shareOf(asked, names);
  const apps = known.filter((app) => names.includes(app));
  const versions = apps.map((app) => ({ app, version: build.appVersion({ root, app }) }));
  const [{ parts }, source, author, ...held] = await Promise.all([
    service.status(),
    readSource(root),
    readAuthor(root),
    ...versions.map(({ app, version }) => service.holds(app, version)),
  ]);
  lap?.('start');
  const stored = versions.filter((_, index) => held[index]);
  const fresh = versions.filter((_, index) => !held[index]).map(({ app }) => app);
  const liveOf = (app: string) => parts.find(({ name }) => name === app)?.source;
  const found = await checkSources(context, { apps, named: true }, { now: source, liveOf });
  const releases = await prepare(context, fresh);
  lap?.('build');
  try {
    saySource(say, source);
    const sent = [];
    for (const { folder } of releases) sent.push(await service.upload(folder));
    const bytes = sent.reduce((sum, one) => sum + one.bytes, 0);
    if (bytes > 0) say(`Sent ${kilobytes(bytes)}.`);
    lap?.('send');
    const uploads = sent.map(({ id }) => id);
    const from = source && { source: { ...source, ...(author && { author }) } };
    await service.release({ uploads, stored, consent, share, found, ...from }, say);
    lap?.('release');
  } finally {
    await discard(releases);
  }
}
