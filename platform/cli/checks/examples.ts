import type { RouteDeclaration } from '@evmandi/contract/platform/remote-descriptor';
import { findOwner, patternShape } from '@evmandi/contract/platform/route-owner';
import { isDynamic } from '@evmandi/contract/platform/route-pattern';
import type { Rule } from './candidate.ts';

/** The address at which a route is run before a release; `undefined` where an older release names none. */
export function addressOf({ path, example }: RouteDeclaration): string | undefined {
  return example ?? (isDynamic(path) ? undefined : path);
}

/** The example of a new remote's route leads to that very route, among all routes of the composition. */
export const checkExamples: Rule = ({ remotes, changed }) => {
  const owners = remotes.map(({ name, descriptor }) => ({ name, routes: descriptor.routes }));
  return remotes
    .filter(({ name }) => changed.has(name))
    .flatMap(({ name, descriptor }) =>
      descriptor.routes.flatMap((route) => {
        const address = addressOf(route);
        if (address === undefined) return [];
        const owner = findOwner(owners, address.split(/[?#]/)[0] ?? '');
        if (owner?.remote.name === name && owner.route.path === route.path) return [];
        // Two routes for the same addresses are another rule's matter.
        if (owner && patternShape(owner.route.path) === patternShape(route.path)) return [];
        const found = owner ? `${owner.route.path} of ${owner.remote.name}` : 'no route';
        return {
          rule: 'examples',
          place: `remotes/${name}/remote.json, route ${route.path}`,
          message: `${address} is answered by ${found}`,
          remedy: `Name an "example" that ${route.path} answers.`,
        };
      }),
    );
};
