import type { AdminQuestionRow } from '@evmandi/api/contract/admin-questions';
import { pictureAddress } from '@evmandi/runtime';
import { Media } from '@evmandi/ui/media';
import { Picture } from '@evmandi/ui/picture';
import { Pill } from '@evmandi/ui/pill';
import { Cell, Row, RowHeader, Table } from '@evmandi/ui/table';
import { Moment } from '@evmandi/ui/time';
import { memo } from 'react';
import { RowLink } from '../list/row-link.tsx';
import { rowPress } from '../list/row-press.ts';
import styles from '../requests/request-table.module.css';
import type { RequestsQuery } from '../requests/requests-query.ts';
import { LABELS, TONES } from './question-state.ts';
import { QUESTIONS, type QuestionStatus } from './questions-loader.ts';

const COLUMNS = [
  { label: 'Number' },
  { label: 'Question' },
  { label: 'Product' },
  { label: 'From' },
  { label: 'Asked' },
  { label: 'Status' },
];

interface Props {
  questions: readonly AdminQuestionRow[];
  query: RequestsQuery<QuestionStatus>;
  busy: boolean;
}

/** A table on a wide screen, cards on a narrow one. */
export function QuestionTable({ questions, query, busy }: Props) {
  return (
    <Table
      {...rowPress}
      caption="Questions"
      columns={COLUMNS}
      cardsBelow="52rem"
      stickyHead
      busy={busy}
    >
      {questions.map((question) => (
        <QuestionRow
          key={question.number}
          question={question}
          to={QUESTIONS.address({ ...query, request: question.number })}
          current={query.request === question.number}
        />
      ))}
    </Table>
  );
}

interface RowProps {
  question: AdminQuestionRow;
  to: string;
  current: boolean;
}

const QuestionRow = memo(function QuestionRow({ question, to, current }: RowProps) {
  const { number, text, product, name, askedAt, status } = question;
  return (
    <Row className={styles.row} aria-current={current || undefined}>
      <RowHeader className={styles.number}>
        <RowLink className={styles.link} row={number} to={to}>
          {number}
        </RowLink>
      </RowHeader>
      <Cell className={styles.text}>
        <span className={styles.clamped}>{text}</span>
      </Cell>
      <Cell className={styles.wide}>
        {product ? (
          <span className={styles.product}>
            <Media className={styles.media}>
              <Picture src={pictureAddress(product.picture.path)} alt="" width={52} height={42} />
            </Media>
            <span className={styles.productName}>{product.name}</span>
          </span>
        ) : (
          <span className={styles.small}>in general</span>
        )}
      </Cell>
      <Cell label="From" className={styles.from}>
        {name}
      </Cell>
      <Cell label="Asked" className={styles.time}>
        <Moment value={askedAt} />
      </Cell>
      <Cell className={styles.status}>
        <Pill tone={TONES[status]}>{LABELS[status]}</Pill>
      </Cell>
    </Row>
  );
});
