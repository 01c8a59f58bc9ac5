import type { Shown } from '@evmandi/contract/platform/render';
import { hasResponse, loadCode, report, visitorText } from '@evmandi/runtime';
import { type LoaderFunction, type LoaderFunctionArgs, replace } from 'react-router-dom';
import { AHEAD_MS } from '../ahead.ts';
import { type ListingData, listingLoader } from './listing-loader.ts';

/** Of which search a listing is, and when it was read, in milliseconds since 1970. */
interface Read {
  search: string;
  at?: number | undefined;
}
const reads = new WeakMap<object, Read>();

/** What the document held was read for its own address. */
function readOf(data: object): Read {
  const [visit] = performance.getEntriesByType?.('navigation') ?? [];
  return reads.get(data) ?? { search: new URL(visit?.name || location.href).search };
}

const loadUnread = (limitMs?: number) =>
  loadCode(
    () => import(/* webpackChunkName: "later" */ './later.tsx'),
    'catalog/unread',
    limitMs,
  ).then((later) => later.Unread);
// What says that there is no network has to be here before that goes; nobody waits for it yet.
if (typeof window !== 'undefined') loadUnread(AHEAD_MS).catch(() => {});

type Args = LoaderFunctionArgs & { shown?: Shown; failed?: unknown };

/** What the navigation back to the address that is shown is answered with: nothing is asked for a second time. */
let back: { address: string; data: ListingData } | undefined;

/** What is shown, as far as an address of its path was asked for and nothing was answered. */
function staying({ shown, request: { url, signal } }: Args, error: unknown): object | undefined {
  const { pathname } = new URL(url);
  const isUnanswered = error instanceof Error && !hasResponse(error) && !signal.aborted;
  const stays = shown?.pathname === pathname && globalThis.location?.pathname === pathname;
  return isUnanswered && stays ? Object(shown.data) : undefined;
}

function listingOf(shown: object): ListingData {
  const { type, data } = shown as { type?: string; data?: ListingData };
  return type === 'DataWithResponseInit' && data ? data : (shown as ListingData);
}

/**
 * The loader of a listing. What cannot be read, as with a filter pressed offline, leaves products and address, and a
 * line above the products says what was not applied: it asks for the other address again.
 */
export const keptListingLoader: LoaderFunction = async (args: Args) => {
  const { pathname, search } = new URL(args.request.url);
  const asked = pathname + search;
  const before = back;
  back = undefined;
  if (before?.address === asked) return before.data;
  try {
    if (args.failed) throw args.failed;
    const answer = await listingLoader(args);
    reads.set(answer, { search, at: Date.now() });
    return answer;
  } catch (error) {
    const shown = staying(args, error);
    const Unread = shown && (await loadUnread().catch(() => undefined));
    // The host says so at the address that was asked for.
    if (!Unread) throw error;
    report(error, { remote: 'catalog', phase: 'load' });
    const read = readOf(shown);
    const listing = listingOf(shown);
    const why = { shown: listing, at: read.at, asked, error: visitorText(error) };
    const data = { ...listing, unread: <Unread {...why} /> };
    // However often it stays, it was read once.
    reads.set(data, read);
    if (search === read.search) return data;
    back = { address: pathname + read.search, data };
    return replace(back.address);
  }
};
