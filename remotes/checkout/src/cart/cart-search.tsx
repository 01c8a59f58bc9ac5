import { TextInput } from '@evmandi/ui/field';
import { IconSearch } from '@evmandi/ui/icons';
import styles from './cart-search.module.css';

interface CartSearchProps {
  text: string;
  onText: (text: string) => void;
  disabled?: boolean;
}

export function CartSearch({ text, onText, disabled }: CartSearchProps) {
  return (
    <div className={styles.search}>
      <IconSearch className={styles.icon} size={20} aria-hidden />
      <TextInput
        type="search"
        className={styles.field}
        aria-label="Search in cart by name, SKU or supplier"
        placeholder="Search in cart"
        autoComplete="off"
        disabled={disabled}
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
    </div>
  );
}
