import { logDestination } from '@evmandi/contract/platform/log-lines';
import { requestIdField } from '@evmandi/contract/platform/request-context';
import { type DestinationStream, type Logger, pino } from 'pino';

/** JSON lines of a process on standard output, or text on a terminal; what is said for a request names it. */
export const createLogger = (
  level: string,
  to: DestinationStream | undefined = logDestination(),
  name = 'edge',
): Logger => pino({ level, base: { name }, mixin: requestIdField }, to);
