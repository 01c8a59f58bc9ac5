import type { JudgedSearch } from '@evmandi/api/judged';
import type { Goal } from '../support/goals.ts';
import { table } from '../support/table.ts';

const points = (value = 0) => value.toFixed(3);

/** The shop's search beside PostgreSQL's own, by group of judged searches. */
export const judgedTable = ({ shop, plain }: JudgedSearch): string =>
  table(
    ['judged searches', 'number', 'NDCG@5', 'of its kind', 'plain NDCG@5', 'plain of its kind'],
    Object.entries(shop).map(([group, own]) => [
      group,
      String(own.searches),
      points(own.ndcg),
      points(own.ofItsKind),
      points(plain[group]?.ndcg),
      points(plain[group]?.ofItsKind),
    ]),
  );

/** The same answers each time: no spread. */
export const judgedGoals = ({ shop: { all } }: JudgedSearch): Goal[] =>
  [
    { name: 'judged searches: NDCG@5', value: all?.ndcg ?? 0, bound: 0.9 },
    { name: 'judged searches: first three of the kind', value: all?.ofItsKind ?? 0, bound: 0.98 },
  ].map((goal) => ({ ...goal, atLeast: true, spread: 0 }));
