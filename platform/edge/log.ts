import { logDestination } from '@evmandi/contract/platform/log-lines';
import { type DestinationStream, type Logger, pino } from 'pino';

/** JSON lines on standard output, or text on a terminal. */
export const createLogger = (
  level: string,
  to: DestinationStream | undefined = logDestination(),
): Logger => pino({ level, base: { name: 'edge' } }, to);
