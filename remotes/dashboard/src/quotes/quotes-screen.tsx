import type { AdminQuote, AdminQuoteList, AdminQuoteRow } from '@evmandi/api/contract/admin-quotes';
import { formatCount, formatShare } from '@evmandi/contract/domain/numbers';
import { Card } from '@evmandi/ui/card';
import { useCallback, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { links } from '../links.ts';
import { ListBars } from '../list/list-bars.tsx';
import { ListFoot } from '../list/list-foot.tsx';
import { neighboursOf } from '../list/list-panel.tsx';
import { ListRows } from '../list/list-rows.tsx';
import styles from '../list/list-screen.module.css';
import { NoRows } from '../list/no-rows.tsx';
import { OpenRow } from '../list/open-row.tsx';
import { type ListKind, useLiveList } from '../list/use-live-list.ts';
import { RequestStatCards } from '../requests/request-stats.tsx';
import { RequestTools } from '../requests/request-tools.tsx';
import { useRequests } from '../requests/use-requests.ts';
import { QuotePanel } from './quote-panel.tsx';
import { LABELS } from './quote-state.ts';
import { QuoteTable } from './quote-table.tsx';
import { QUOTES, readQuotes } from './quotes-loader.ts';

const KIND: ListKind<AdminQuoteList, AdminQuoteRow> = {
  noun: 'request',
  keyOf: ({ number }) => number,
  versionOf: ({ version }) => version,
  rowsOf: ({ quotes }) => quotes,
  withRows: (list, quotes) => ({ ...list, quotes }),
};

/** Requests for quotations: found, opened and answered. */
export function QuotesScreen() {
  const { query, search, waiting, go, onExport } = useRequests(QUOTES, {
    what: 'quotes',
    csv: '/admin/quotes.csv',
  });
  const [now] = useState(() => Date.now());
  const live = useLiveList(KIND, useLoaderData<AdminQuoteList>(), {
    what: JSON.stringify(QUOTES.params(query)),
    read: (signal) => readQuotes(query, signal),
  });
  const { quotes, page, counts, lookedAt, stats } = live.list;
  const { took } = live;
  const onQuote = useCallback(
    ({ number, status, expired, wroteAgain, answer, version }: AdminQuote) => {
      const validUntil = answer?.validUntil ?? null;
      took([[number, { status, expired, wroteAgain, validUntil, version }]]);
    },
    [took],
  );
  const status = query.status && LABELS[query.status].toLowerCase();
  return (
    <ListRows>
      <div className={styles.screen}>
        <RequestStatCards
          stats={stats}
          now={now}
          special={{
            title: 'Accepted',
            value: formatCount(stats.accepted),
            note: `${formatShare(stats.accepted, stats.answered.now)} of those answered`,
          }}
        />
        <Card as="section" className={styles.card} aria-label="Quotes">
          <RequestTools
            list={QUOTES}
            query={query}
            counts={counts}
            labels={LABELS}
            nouns="requests"
            placeholder="Number, name, product"
            lookedAt={lookedAt}
            search={search}
            onQuery={go}
            onExport={onExport}
          />
          {quotes.length > 0 ? (
            <QuoteTable quotes={quotes} query={query} busy={waiting} />
          ) : (
            <NoRows
              page={page}
              nouns="requests"
              narrowed={
                query.q
                  ? `No ${status ? `${status} ` : ''}request has “${query.q}” in its number, its asker or its products.`
                  : status
                    ? `No request is ${status}.`
                    : ''
              }
              first={QUOTES.address({ ...query, page: 1 })}
              all={links.quotes}
              onClearSearch={query.q ? () => search.onText('') : undefined}
              none={{ text: 'Quote lists that are sent in the shop appear here.' }}
            />
          )}
          <ListFoot
            page={page}
            noun="request"
            hrefFor={(number) => QUOTES.address({ ...query, page: number })}
          />
        </Card>
        <ListBars news={live.news} onUpdate={live.update} />
        <OpenRow addressed={query.request}>
          {(open, closed) => (
            <QuotePanel
              number={open}
              addressOf={(request) => QUOTES.address({ ...query, request })}
              {...neighboursOf(
                quotes.map(({ number }) => number),
                open,
              )}
              onClose={() => {
                closed();
                go({ ...query, request: undefined });
              }}
              onQuote={onQuote}
            />
          )}
        </OpenRow>
      </div>
    </ListRows>
  );
}
