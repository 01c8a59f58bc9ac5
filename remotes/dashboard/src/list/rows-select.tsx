import { PAGE_SIZES } from '@evmandi/contract/domain/limits';
import { Select } from '@evmandi/ui/controls';
import styles from './list-tools.module.css';

interface Props {
  pageSize: number;
  onSize: (pageSize: number) => void;
}

/** How many rows a page has. */
export function RowsSelect({ pageSize, onSize }: Props) {
  return (
    <Select
      className={styles.rows}
      aria-label="Rows a page"
      value={pageSize}
      onChange={({ target }) => onSize(Number(target.value))}
    >
      {PAGE_SIZES.map((size) => (
        <option key={size} value={size}>
          {size} rows
        </option>
      ))}
    </Select>
  );
}
