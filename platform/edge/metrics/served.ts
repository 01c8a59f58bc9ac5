import type { ServerResponse } from 'node:http';
import type { PageRemote } from '@evmandi/contract/platform/composition';

/** Whose page an answer is. */
interface ServedPage {
  remote: Pick<PageRemote, 'name' | 'version'>;
}

const pages = new WeakMap<ServerResponse, ServedPage>();

/** Notes whose page an answer is, for the log and the metrics. */
export function noteServed(response: ServerResponse, page: ServedPage): void {
  pages.set(response, page);
}

/** Returns what was noted of an answer; `undefined` when it is no page of a remote. */
export const servedPage = (response: ServerResponse): ServedPage | undefined => pages.get(response);
