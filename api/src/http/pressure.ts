import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { Overloaded } from './failure.ts';
import type { Metrics } from './metrics.ts';

interface PressureOptions {
  /** How long the event loop may be late, in the mean of as long a time and for twice as long, before requests are turned away. */
  mostLateMs: number;
  metrics?: Metrics | undefined;
}

/** A loop that had no turn in a whole sample is late without end: it is taken for so many times `mostLateMs`. */
const UNHEARD = 4;

/** Always answered, so that nobody takes a process that has much to do for a dead one. */
const PROBES = new Set(['/healthz', '/readyz']);

/**
 * Turns requests away, before anything is done for them, while this process cannot keep up: those that it takes are
 * answered in time, and the others are told when to come again.
 */
export async function registerPressure(
  app: FastifyInstance,
  { mostLateMs, metrics }: PressureOptions,
): Promise<void> {
  let lateSince = Number.POSITIVE_INFINITY;
  let lateAt = Number.NEGATIVE_INFINITY;
  /** A single piece of work that takes long, or a moment without a processor, is no reason to turn anybody away. */
  function isLasting(lateMs: number): boolean {
    const now = performance.now();
    // The later it is, the longer nobody is heard in between.
    if (now - lateAt > 2 * Math.max(mostLateMs, lateMs)) lateSince = now;
    lateAt = now;
    return now - lateSince > 2 * mostLateMs;
  }

  await app.register(underPressure, {
    maxEventLoopDelay: mostLateMs,
    sampleInterval: mostLateMs,
    pressureHandler: ({ url }, _reply, _type, lateMs) => {
      if (!isLasting(Math.min(lateMs ?? 0, UNHEARD * mostLateMs)) || PROBES.has(url))
        return undefined;
      metrics?.shed.inc();
      return Promise.reject(new Overloaded());
    },
  });
}
