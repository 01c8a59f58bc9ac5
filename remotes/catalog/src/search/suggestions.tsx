import type { ProductCard } from '@evmandi/api/contract/catalog';
import { formatPrice } from '@evmandi/contract/money';
import type { SlotProps } from '@evmandi/contract/slots';
import { apiAddress } from '@evmandi/runtime';
import { Button } from '@evmandi/ui/button';
import { Media } from '@evmandi/ui/media';
import { Picture } from '@evmandi/ui/picture';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import { useEffect, useId } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { links } from '../links.ts';
import { Availability } from '../shopping/availability.tsx';
import { splitMatches } from './order-suggestions.ts';
import styles from './suggestions.module.css';
import { useCombobox } from './use-combobox.ts';
import { useSuggestions } from './use-suggestions.ts';

function Marked({ text, query }: { text: string; query: string }) {
  return splitMatches(text, query).map((piece, index) =>
    piece.match ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name
      <mark key={index} className={styles.mark}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}

interface OptionProps {
  id: string;
  product: ProductCard;
  query: string;
  active: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

function Option({ id, product, query, active, onPoint, onChoose }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys of its listbox
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
    <div
      id={id}
      role="option"
      aria-selected={active}
      className={styles.option}
      onPointerMove={onPoint}
      onClick={onChoose}
    >
      <Media className={styles.media}>
        <Picture src={apiAddress(product.picture.path)} alt="" width={56} height={42} />
      </Media>
      <span className={styles.words}>
        <b className={styles.name}>
          <Marked text={product.name} query={query} />
        </b>
        <span className={styles.meta}>
          {product.brand.name} · <Marked text={product.sku} query={query} />
        </span>
      </span>
      <span className={styles.price}>
        {formatPrice(product.price)}
        <Availability product={product} />
      </span>
    </div>
  );
}

/** Products for what is typed: a listbox that belongs to the host's field. */
export function Suggestions({ query, inputRef, onClose }: SlotProps['header.search']) {
  const listId = useId();
  const navigate = useNavigate();
  const { found, retry } = useSuggestions(query);
  const products = found?.status === 'found' ? found.products : [];
  const optionId = (index: number) => `${listId}-${index}`;
  const choose = (index: number) => {
    const product = products[index];
    if (!product) return;
    onClose();
    navigate(links.product(product.id));
  };
  const { active, setActive } = useCombobox({
    inputRef,
    listId,
    optionId,
    count: products.length,
    onChoose: choose,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text starts in the field again
  useEffect(() => setActive(-1), [query]);

  if (!found) return null;
  if (found.status === 'failed') {
    return (
      <div className={styles.panel} role="alert">
        <p className={styles.line}>
          Suggestions: {found.message}
          <Button variant="ghost" size="sm" onClick={retry}>
            Retry
          </Button>
        </p>
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps the focus in the field, does nothing else
    <div className={styles.panel} onMouseDown={(event) => event.preventDefault()}>
      <VisuallyHidden role="status">
        {products.length === 0 ? 'No suggestions' : `${products.length} suggestions`}
      </VisuallyHidden>
      {products.length === 0 ? (
        <p className={styles.line}>Nothing matches “{found.query}”</p>
      ) : (
        <>
          <p className={styles.group}>Products</p>
          <div id={listId} role="listbox" aria-label="Products">
            {products.map((product, index) => (
              <Option
                key={product.id}
                id={optionId(index)}
                product={product}
                query={found.query}
                active={index === active}
                onPoint={() => setActive(index)}
                onChoose={() => choose(index)}
              />
            ))}
          </div>
          <Link to={links.search(found.query)} className={styles.all} onClick={onClose}>
            See all {found.total} results for “{found.query}”
            <span className={styles.key} aria-hidden="true">
              Enter
            </span>
          </Link>
        </>
      )}
    </div>
  );
}
