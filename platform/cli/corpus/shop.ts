import type { HostArtifact, RemoteArtifact } from '@evmandi/contract/platform/composition';
import type { RouteDeclaration } from '@evmandi/contract/platform/remote-descriptor';
import { type Contents, route } from '../../testing/artifacts.ts';
import { version } from '../../testing/mistakes-bench.ts';
import {
  type Runnable,
  routesSource,
  runnableHost,
  runnableRemote,
} from '../../testing/runnable.ts';

const TYPES = 'server/types/provided.json';

/** What a host of the corpus declares; `changes` are texts in place of its own. */
export function declared(changes: { runtime?: string; slots?: string } = {}): string {
  const {
    runtime = 'export declare const read: (path: string) => Promise<string>; export declare const cart: { add(id: string): void };',
    slots = "export interface SlotProps { 'header.search': { query: string; onClose: () => void } }",
  } = changes;
  return JSON.stringify({
    files: {
      'shared/runtime/src/index.d.ts': runtime,
      'shared/contract/src/platform/slots.d.ts': slots,
      'shared/contract/src/platform/layouts.d.ts':
        'export interface LayoutProps<Node> { pathname: string; children: Node }',
    },
    imports: {},
  });
}

/** A page answers, and has a control for the slot that `other` fills, which says that it found nothing. */
export const READY = `
const field = Object.assign(document.createElement('input'), { name: 'q' });
field.setAttribute('aria-expanded', 'false');
const said = Object.assign(document.createElement('p'), { textContent: 'None' });
said.setAttribute('role', 'status');
const form = document.createElement('form');
form.setAttribute('role', 'search');
form.append(field, said);
document.querySelector('header').append(form);
document.documentElement.dataset.ready = '';`;

interface Changes {
  files?: Contents;
  /** What the host declares, or the remote was built against; `null` for an artefact of before. */
  types?: string | null;
}

const withTypes = ({ files = {}, types = declared() }: Changes): Contents =>
  types === null ? files : { ...files, [TYPES]: types };
const typesOf = ({ types }: Changes) => (types === null ? {} : { declarations: TYPES });

/** A host whose artefact has these fields. */
export function host(
  changes: Changes & { fields?: Partial<HostArtifact> } = {},
  as = version('1.1.0'),
): Runnable {
  const files = { 'browser/static/js/index.js': READY, ...changes.files };
  const { artifact, contents } = runnableHost(as, withTypes({ ...changes, files }));
  const fields = { ...typesOf(changes), ...changes.fields };
  return { artifact: { ...artifact, ...fields } as HostArtifact, contents };
}

interface RemoteChanges extends Changes {
  fields?: Partial<RemoteArtifact>;
  descriptor?: Partial<RemoteArtifact['descriptor']>;
  /** Modules that its build exposes beside its routes. */
  exposes?: readonly string[];
}

const screensOf = (name: string, routes: readonly RouteDeclaration[]) =>
  Object.fromEntries(routes.map(({ path }, index) => [`${name}.screen-${index}`, path]));

function remote(
  name: string,
  own: RemoteArtifact['descriptor']['routes'],
  changes: RemoteChanges,
  as: string,
) {
  const { descriptor = {}, fields, exposes = [] } = changes;
  const routes = descriptor.routes ?? own;
  const files = { 'server/index.js': routesSource(screensOf(name, routes)), ...changes.files };
  const made = runnableRemote(name, as, withTypes({ ...changes, files }), {
    routes,
    ...descriptor,
  });
  const artifact = { ...(made.artifact as RemoteArtifact), ...typesOf(changes), ...fields };
  const more = Object.fromEntries(exposes.map((module) => [module, { js: [], css: [] }]));
  const { browser } = artifact;
  return {
    artifact: { ...artifact, browser: { ...browser, exposes: { ...browser.exposes, ...more } } },
    contents: made.contents,
  };
}

export const HOME = route('/shop');
export const ONE = route('/shop/:id', { example: '/shop/7' });
/** A screen of the shop in the layout of `other`. */
export const DESK = route('/desk', { layout: 'desk' });
export const FALLBACK = route('/*', { example: '/no/such/page' });
export const OTHER = route('/other');

/** The remote that most of the corpus changes. */
export const shop = (changes: RemoteChanges = {}, as = version()): Runnable =>
  remote('shop', [HOME, ONE, DESK], changes, as);

/** `other` fills a slot, provides a layout, answers what nobody else does, and leads to the shop. */
export function other(changes: RemoteChanges = {}, as = version()): Runnable {
  return remote(
    'other',
    [OTHER, FALLBACK],
    {
      ...changes,
      files: { 'server/layouts/desk.js': 'exports.default = () => null;', ...changes.files },
      exposes: changes.exposes ?? ['./slots/header.search', './layouts/desk'],
      descriptor: {
        slots: ['header.search'],
        layouts: ['desk'],
        menu: [{ area: 'footer', group: 'Shop', title: 'The shop', path: '/shop' }],
        ...changes.descriptor,
      },
      fields: {
        uses: { runtime: ['read', 'cart'], router: [], tokens: [], slots: [], links: ['/shop/x'] },
        ...changes.fields,
      },
    },
    as,
  );
}

/** What is live when each release of the corpus is made. */
export const SITE: readonly Runnable[] = [
  host({}, '1.0.0-00000001'),
  other({}, '1.0.0-0000000a'),
  shop({}, '1.0.0-0000000a'),
];
