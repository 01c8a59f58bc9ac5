import type { PublicConfig } from '@evmandi/contract/platform/page-data';
import type { Refusal } from '../checks/refusal.ts';

/** One of the two compositions: a registry in which nothing else is live. */
export interface Staged {
  /** Its data folder. */
  folder: string;
  /** What those that run it may read, absolute. */
  folders: readonly string[];
}

/** What a rehearsal is given. */
export interface RehearsalJob {
  live: Staged;
  next: Staged;
  /** How refusals name what is new: `catalog 1.0.0-3f2a9c01`. */
  title: string;
  /** The most asked first. */
  addresses: readonly string[];
  /** Without `/api`. */
  apiUrl: string;
  config: PublicConfig;
  /** Folder of the platform's bundles. */
  dist: string;
  /** Path of a browser. */
  browser: string | undefined;
  /** All of it has to end within this. */
  limitMs: number;
}

/** What a rehearsal has shown. */
export interface RehearsalReport {
  refusals: Refusal[];
  /** As the rest of a sentence: `120 addresses were rendered beside the live ones`. */
  ran: string;
}

const NAMED = 5;

/** `/a, /b and 3 more` */
export function listed(addresses: readonly string[]): string {
  const more = addresses.length - NAMED;
  return addresses.slice(0, NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
