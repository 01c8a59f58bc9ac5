import type { PageInfo } from '@evmandi/api/contract/common';
import { counted } from '@evmandi/contract/domain/numbers';
import { Pager } from '@evmandi/ui/pager';
import { memo } from 'react';
import styles from './list-screen.module.css';

/** `Showing 11 - 20 of 240 orders`. */
export function rangeText({ page, pageSize, total }: Omit<PageInfo, 'pages'>, noun: string) {
  const first = (page - 1) * pageSize + 1;
  const rows = counted(total, noun);
  if (total < first) return `0 of ${rows}`;
  return `Showing ${first} - ${Math.min(page * pageSize, total)} of ${rows}`;
}

interface Props {
  page: PageInfo;
  /** One row, in words: "order". */
  noun: string;
  hrefFor: (page: number) => string;
}

/** Which of the rows are shown, and the ways to the others. */
export const ListFoot = memo(function ListFoot({ page, noun, hrefFor }: Props) {
  return (
    <div className={styles.foot}>
      <p role="status">{rangeText(page, noun)}</p>
      <div className={styles.pager}>
        <Pager page={page.page} pages={page.pages} hrefFor={hrefFor} />
      </div>
    </div>
  );
});
