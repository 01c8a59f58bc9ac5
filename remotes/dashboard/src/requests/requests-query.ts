import { DEFAULT_SIZE, readOpen, readPage, readSize, readText } from '../list/read-params.ts';

/** What the address of a list of requests asks for. */
export interface RequestsQuery<Status extends string> {
  status: Status | undefined;
  q: string | undefined;
  page: number;
  pageSize: number;
  /** Number of the one whose panel is open. */
  request: string | undefined;
}

/** The address of a list of requests: read, written, and handed to the API. */
export function requestsQuery<Status extends string>(path: string, statuses: readonly Status[]) {
  type Query = RequestsQuery<Status>;
  return {
    path,
    statuses,
    /** A value that makes no sense counts as not given. */
    read: (query: URLSearchParams): Query => ({
      status: statuses.find((known) => known === query.get('status')),
      q: readText(query),
      page: readPage(query),
      pageSize: readSize(query),
      request: readOpen(query, 'request'),
    }),
    address({ status, q, page, pageSize, request }: Query): string {
      const given = {
        status,
        q,
        size: pageSize === DEFAULT_SIZE ? undefined : String(pageSize),
        page: page > 1 ? String(page) : undefined,
        request,
      };
      const query = new URLSearchParams();
      for (const [name, value] of Object.entries(given)) if (value) query.set(name, value);
      const search = query.toString();
      return path + (search && `?${search}`);
    },
    /** What the API is asked for a page. */
    params: ({ request: _, pageSize, ...params }: Query) => ({ ...params, page_size: pageSize }),
    /** What decides which of them a file holds. */
    filter: ({ status, q }: Query) => ({ status, q }),
  };
}

export type RequestsAddress<Status extends string> = ReturnType<typeof requestsQuery<Status>>;
