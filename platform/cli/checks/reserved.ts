import { isReserved } from '../../edge/resolve-path.ts';
import type { Rule } from './candidate.ts';

/** No pattern stands for addresses that the edge or the API answers: no visitor would ever come to the page. */
export const checkReserved: Rule = ({ remotes, changed }) =>
  remotes
    .filter(({ name }) => changed.has(name))
    .flatMap(({ name, descriptor }) =>
      descriptor.routes
        .filter(({ path }) => isReserved(path))
        .map(({ path }) => ({
          rule: 'reserved',
          place: `remotes/${name}/remote.json, route ${path}`,
          message: 'is an address of the site or the API itself, which no page answers',
          remedy:
            'Choose a path outside of /api, /artifacts and /.well-known, other than /healthz and /readyz, without a file extension.',
        })),
    );
