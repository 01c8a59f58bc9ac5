import { TextInput } from '@evmandi/ui/field';
import { IconSearch } from '@evmandi/ui/icons';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import styles from './cart-search.module.css';

interface CartSearchProps {
  text: string;
  onText: (text: string) => void;
}

export function CartSearch({ text, onText }: CartSearchProps) {
  return (
    <label className={styles.search}>
      <VisuallyHidden>Search in cart by name, SKU or supplier</VisuallyHidden>
      <IconSearch className={styles.icon} size={20} aria-hidden />
      <TextInput
        type="search"
        className={styles.field}
        placeholder="Search in cart"
        autoComplete="off"
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
    </label>
  );
}
