import type {
  AdminQuestion,
  AdminQuestionList,
  AdminQuestionRow,
} from '@evmandi/api/contract/admin-questions';
import { formatCount } from '@evmandi/contract/domain/numbers';
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
import { QuestionPanel } from './question-panel.tsx';
import { LABELS } from './question-state.ts';
import { QuestionTable } from './question-table.tsx';
import { QUESTIONS, readQuestions } from './questions-loader.ts';

const KIND: ListKind<AdminQuestionList, AdminQuestionRow> = {
  noun: 'question',
  keyOf: ({ number }) => number,
  versionOf: ({ version }) => version,
  rowsOf: ({ questions }) => questions,
  withRows: (list, questions) => ({ ...list, questions }),
};

/** What visitors asked the parts team: found, opened and answered. */
export function QuestionsScreen() {
  const { query, search, waiting, go, onExport } = useRequests(QUESTIONS, {
    what: 'questions',
    csv: '/admin/questions.csv',
  });
  const [now] = useState(() => Date.now());
  const live = useLiveList(KIND, useLoaderData<AdminQuestionList>(), {
    what: JSON.stringify(QUESTIONS.params(query)),
    read: (signal) => readQuestions(query, signal),
  });
  const { questions, page, counts, lookedAt, stats } = live.list;
  const { took } = live;
  const onQuestion = useCallback(
    ({ number, status, answer, version }: AdminQuestion) =>
      took([[number, { status, answer, version }]]),
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
            title: 'Asked',
            value: formatCount(stats.asked.now),
            trend: stats.asked,
            note: 'Previous 28 days',
          }}
        />
        <Card as="section" className={styles.card} aria-label="Questions">
          <RequestTools
            list={QUESTIONS}
            query={query}
            counts={counts}
            labels={LABELS}
            nouns="questions"
            placeholder="Words, name or SKU"
            lookedAt={lookedAt}
            search={search}
            onQuery={go}
            onExport={onExport}
          />
          {questions.length > 0 ? (
            <QuestionTable questions={questions} query={query} busy={waiting} />
          ) : (
            <NoRows
              page={page}
              nouns="questions"
              narrowed={
                query.q
                  ? `No ${status ? `${status} ` : ''}question has “${query.q}” in its words, its asker or its product.`
                  : status
                    ? `No question is ${status}.`
                    : ''
              }
              first={QUESTIONS.address({ ...query, page: 1 })}
              all={links.questions}
              onClearSearch={query.q ? () => search.onText('') : undefined}
              none={{ text: 'What is asked with Contact Expert in the shop appears here.' }}
            />
          )}
          <ListFoot
            page={page}
            noun="question"
            hrefFor={(number) => QUESTIONS.address({ ...query, page: number })}
          />
        </Card>
        <ListBars news={live.news} onUpdate={live.update} />
        <OpenRow addressed={query.request}>
          {(open, closed) => (
            <QuestionPanel
              number={open}
              addressOf={(request) => QUESTIONS.address({ ...query, request })}
              {...neighboursOf(
                questions.map(({ number }) => number),
                open,
              )}
              onClose={() => {
                closed();
                go({ ...query, request: undefined });
              }}
              onQuestion={onQuestion}
            />
          )}
        </OpenRow>
      </div>
    </ListRows>
  );
}
