import type { ProductCard } from '@evmandi/api/contract/catalog';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import { type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from 'react';
import styles from './product-combobox.module.css';
import { ProductPicture } from './product-picture.tsx';
import { useSuggestions } from './use-suggestions.ts';

interface ProductComboboxProps {
  text: string;
  onText: (text: string) => void;
  onPick: (product: ProductCard) => void;
  /** Enter while no suggestion is marked. */
  onEnter?: () => void;
  /** The field was left. */
  onLeave?: () => void;
  /** What stands at the right of a suggestion. */
  priceOf: (product: ProductCard) => string;
  placeholder: string;
  inputRef?: Ref<HTMLInputElement>;
  className?: string;
  id?: string;
  'aria-label'?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

/** A text field with products to choose from: the combobox pattern of the ARIA guide. */
export function ProductCombobox(props: ProductComboboxProps) {
  const { text, onText, onPick, onEnter, onLeave, priceOf, inputRef, className, ...field } = props;
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [typing, setTyping] = useState(false);
  const [marked, setMarked] = useState(-1);
  const products = useSuggestions(typing ? text : '');
  const open = typing && products.length > 0;
  const markedProduct = open ? products[marked] : undefined;

  useEffect(() => {
    if (open) list.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);

  const close = () => {
    setTyping(false);
    setMarked(-1);
  };
  const pick = (product: ProductCard) => {
    close();
    onPick(product);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setTyping(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setMarked((last) => wrapped(last + step, products.length));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (markedProduct) pick(markedProduct);
      else {
        close();
        onEnter?.();
      }
    } else if (event.key === 'Escape' && open) {
      // Closes the list and not the dialog around it.
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };

  return (
    <div className={styles.box}>
      <input
        {...field}
        ref={inputRef}
        className={className}
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={listId}
        aria-activedescendant={markedProduct && `${listId}-${marked}`}
        value={text}
        onChange={(event) => {
          setTyping(true);
          setMarked(-1);
          onText(event.target.value);
        }}
        onKeyDown={press}
        onBlur={() => {
          close();
          onLeave?.();
        }}
      />
      <div
        ref={list}
        id={listId}
        className={open ? styles.list : styles.closed}
        role="listbox"
        aria-label="Products"
      >
        {open &&
          products.map((product, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the focus and the keys stay in the field
            <div
              key={product.id}
              id={`${listId}-${index}`}
              className={styles.option}
              role="option"
              tabIndex={-1}
              aria-selected={index === marked}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(product)}
              onMouseMove={() => setMarked(index)}
            >
              <ProductPicture product={product} width={88} className={styles.picture} />
              <span className={styles.words}>
                <b className={styles.name}>{product.name}</b>
                <span className={styles.sku}>{product.sku}</span>
              </span>
              <span className={styles.price}>{priceOf(product)}</span>
            </div>
          ))}
      </div>
      <VisuallyHidden role="status">
        {open &&
          `${products.length} ${products.length === 1 ? 'product' : 'products'} to choose from`}
      </VisuallyHidden>
    </div>
  );
}

function wrapped(index: number, length: number): number {
  if (length === 0) return -1;
  return index < 0 ? length - 1 : index % length;
}
