import type { RemoteArtifact } from '@evmandi/contract/platform/composition';
import { type Candidate, titleOf } from '../checks/candidate.ts';
import type { Refusal } from '../checks/refusal.ts';
import type { LoadedBuilds, LoadedRemote } from './loaded-builds.ts';

const SAFE =
  'What a module does while it loads must be safe on the server: no window, nothing that throws.';

const routesFile = (name: string) => `remotes/${name}/src/routes.tsx`;

/** Each part of the candidate that a release has to answer for; a new host is run with every remote. */
export const concernedParts = ({ remotes, changed }: Candidate): RemoteArtifact[] =>
  changed.has('host') ? [...remotes] : remotes.filter(({ name }) => changed.has(name));

/** Every declared route is in the code, and none more. */
function checkPaths({ name, descriptor }: RemoteArtifact, loaded: LoadedRemote): Refusal[] {
  const declared = descriptor.routes.map(({ path }) => path);
  const found = (loaded.routes ?? []).map(({ path }) => path ?? '(without a path)');
  const missing = declared.filter((path) => !found.includes(path));
  const strange = found.filter((path) => !declared.includes(path));
  return [
    ...missing.map((path) => ({
      rule: 'route-code',
      place: `remotes/${name}/remote.json, route ${path}`,
      message: `is declared, but ${routesFile(name)} exports no route with that path`,
      remedy: 'Add the route, or take the declaration out.',
    })),
    ...strange.map((path) => ({
      rule: 'route-code',
      place: `${routesFile(name)}, route ${path}`,
      message: 'is exported, but remote.json does not declare it, so that no address leads to it',
      remedy: 'Declare it in remote.json, or take the route out.',
    })),
  ];
}

/** Ids begin with the remote's name, and no other route of the site has the same. */
function checkIds(candidate: Candidate, { remotes }: LoadedBuilds): Refusal[] {
  const first = new Map<string, string>();
  const newest = [...remotes].sort(
    (a, b) => Number(candidate.changed.has(a.name)) - Number(candidate.changed.has(b.name)),
  );
  return newest.flatMap(({ name, routes = [] }) =>
    routes.flatMap(({ id, path }) => {
      const place = `${routesFile(name)}, route ${path}`;
      const remedy = `Give it an id of its own, such as "${name}.<screen>".`;
      const other = id === undefined ? undefined : first.get(id);
      if (id !== undefined) first.set(id, other ?? `${path} of ${name}`);
      if (!candidate.changed.has(name)) return [];
      if (other) {
        return { rule: 'route-ids', place, message: `has the id ${id} of ${other}`, remedy };
      }
      if (id?.startsWith(`${name}.`)) return [];
      const message = id === undefined ? 'has no id' : `has the id ${id}, which is not of ${name}`;
      return { rule: 'route-ids', place, message, remedy };
    }),
  );
}

function checkRemote(remote: RemoteArtifact, loaded: LoadedRemote): Refusal[] {
  const title = titleOf(remote);
  if (loaded.fault !== undefined) {
    const place = `${title}, ${remote.server.entry}`;
    return [{ rule: 'server-load', place, message: loaded.fault, remedy: SAFE }];
  }
  if (!loaded.routes) {
    return [
      {
        rule: 'routes-export',
        place: `${title}, ${routesFile(remote.name)}`,
        message: 'has no list of routes as its default export',
        remedy:
          'Export React Router routes, one for each pattern of remote.json: export default [...].',
      },
    ];
  }
  const screens = loaded.routes.filter(({ fault }) => fault !== undefined);
  const layouts = loaded.layouts.filter(({ fault }) => fault !== undefined);
  return [
    ...checkPaths(remote, loaded),
    ...screens.map(({ path, fault = '' }) => ({
      rule: 'server-load',
      place: `${title}, screen of ${path}`,
      message: fault,
      remedy: SAFE,
    })),
    ...layouts.map(({ id, fault = '' }) => ({
      rule: 'server-load',
      place: `${title}, layout ${id}`,
      message: fault,
      remedy: SAFE,
    })),
  ];
}

/** What is wrong with the server builds, once loaded, of the parts that a release answers for. */
export function checkBuilds(candidate: Candidate, loaded: LoadedBuilds): Refusal[] {
  const { host } = candidate;
  if (loaded.hostFault !== undefined && host) {
    const place = `${titleOf(host)}, ${host.server.entry}`;
    return [{ rule: 'server-load', place, message: loaded.hostFault, remedy: SAFE }];
  }
  const ofParts = concernedParts(candidate).flatMap((remote) => {
    const found = loaded.remotes.find(({ name }) => name === remote.name);
    return found ? checkRemote(remote, found) : [];
  });
  return [...ofParts, ...checkIds(candidate, loaded)];
}
