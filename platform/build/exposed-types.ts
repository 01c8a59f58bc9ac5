import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { layoutModule } from '@evmandi/contract/platform/layouts';
import AdmZip from 'adm-zip';

const ZIP = '@mf-types.zip';
const API = '@mf-types.d.ts';
/** What the federation plugin of whoever uses the types puts its own name for the remote in place of. */
const ALIAS = 'REMOTE_ALIAS_IDENTIFIER';
/** The same in each build of a version; as old as a zip can be. */
const NO_TIME = new Date(1980, 0, 1);

interface Provided {
  slots: string[];
  layouts: string[];
}

const ROUTES = `import type { RouteObject } from 'react-router-dom';
declare const routes: RouteObject[];
export default routes;
`;

const slotTypes = (
  id: string,
) => `import type { SlotProps } from '@evmandi/contract/platform/slots';
export default function Slot(props: SlotProps['${id}']): unknown;
`;

const LAYOUT = `import type { LayoutProps } from '@evmandi/contract/platform/layouts';
import type { ReactNode } from 'react';
export default function Layout(props: LayoutProps<ReactNode>): ReactNode;
`;

/** Declarations of what a remote exposes, by module: its kind says all that anyone may use of it. */
function exposedTypes({ slots, layouts }: Provided): Record<string, string> {
  return {
    routes: ROUTES,
    ...Object.fromEntries(slots.map((id) => [`slots/${id}`, slotTypes(id)])),
    ...Object.fromEntries(layouts.map((id) => [layoutModule(id), LAYOUT])),
  };
}

function apiTypes(modules: readonly string[]): string {
  const names = modules.map((name) => `'${ALIAS}/${name}'`);
  const types = names.map((name) => `T extends ${name} ? typeof import(${name}) :`);
  return `
    export type RemoteKeys = ${names.join(' | ')};
    type PackageType<T> = ${types.join(' ')} any;`;
}

function zipped(types: Record<string, string>): Buffer {
  const zip = new AdmZip();
  for (const [name, text] of Object.entries(types)) zip.addFile(`${name}.d.ts`, Buffer.from(text));
  for (const { header } of zip.getEntries()) header.time = NO_TIME;
  return zip.toBuffer();
}

/**
 * Writes the types of what a remote exposes beside its `mf-manifest.json`, which then names them: a host of another
 * make finds both where Module Federation looks. No page loads them.
 */
export async function writeExposedTypes(browser: string, provided: Provided): Promise<void> {
  const file = join(browser, 'mf-manifest.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as { metaData: object };
  const types = exposedTypes(provided);
  await Promise.all([
    writeFile(join(browser, ZIP), zipped(types)),
    writeFile(join(browser, API), apiTypes(Object.keys(types))),
    writeFile(
      file,
      JSON.stringify({
        ...manifest,
        metaData: { ...manifest.metaData, types: { path: '', name: '', zip: ZIP, api: API } },
      }),
    ),
  ]);
}
