import type { RemoteArtifact } from '@evmandi/contract/platform/composition';
import { layoutModule } from '@evmandi/contract/platform/layouts';
import { newestLast, type Rule, titleOf } from './candidate.ts';

/** A remote exposes its routes and every slot and layout that it declares. */
export const checkExposes: Rule = ({ remotes, changed }) =>
  remotes
    .filter(({ name }) => changed.has(name))
    .flatMap((remote) => {
      const { slots, layouts } = remote.descriptor;
      const provided = [...slots.map((slot) => `slots/${slot}`), ...layouts.map(layoutModule)];
      const modules = ['routes', ...provided].map((module) => `./${module}`);
      return modules
        .filter((module) => !(module in remote.browser.exposes))
        .map((module) => ({
          rule: 'exposes',
          place: `${titleOf(remote)}, ${module}`,
          message: 'is not exposed by the build',
          remedy: `Add remotes/${remote.name}/src/${module.slice(2)}.tsx, or take it out of remote.json.`,
        }));
    });

/** A slot of the host is filled by one remote at most. */
export const checkSlots: Rule = (candidate) => {
  const fillers = new Map<string, RemoteArtifact>();
  return newestLast(candidate).flatMap((remote) =>
    remote.descriptor.slots.flatMap((slot) => {
      const other = fillers.get(slot);
      fillers.set(slot, other ?? remote);
      if (!other) return [];
      return {
        rule: 'slots',
        place: `remotes/${remote.name}/remote.json, slots, ${slot}`,
        message: `is filled by ${titleOf(other)} already`,
        remedy: `Take ${slot} out of one of the two, and ship both together.`,
      };
    }),
  );
};
