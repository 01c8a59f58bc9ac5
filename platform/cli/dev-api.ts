import { join } from 'node:path';
import type { Environment } from '../edge/environment.ts';
import { apiVariables } from './api-variables.ts';
import type { Context } from './context.ts';
import { supervise } from './supervise.ts';

/** The API from its sources; it restarts when they change. */
export function superviseDevApi({ root, say }: Context, environment: Environment) {
  const watch = ['--watch', '--watch-preserve-output', '--import', 'tsx'];
  return supervise({
    name: 'API',
    args: [...watch, join(root, 'api/src/server.ts')],
    env: { ...apiVariables(environment), NODE_ENV: 'development' },
    say,
  });
}
