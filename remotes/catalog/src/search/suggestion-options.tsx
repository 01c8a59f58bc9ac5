import type { Suggestions } from '@evmandi/api/contract/suggestions';
import { formatPrice } from '@evmandi/contract/domain/money';
import { pictureAddress } from '@evmandi/runtime';
import { AvailabilityMark } from '@evmandi/ui/availability-mark';
import { IconCategory } from '@evmandi/ui/icons';
import { Media } from '@evmandi/ui/media';
import { Picture } from '@evmandi/ui/picture';
import { type ReactNode, useId } from 'react';
import { Marked } from './marked.tsx';
import styles from './suggestions.module.css';

interface OptionProps {
  id: string;
  active: boolean;
  onPoint: () => void;
  onChoose: () => void;
  children: ReactNode;
}

function Option({ id, active, onPoint, onChoose, children }: OptionProps) {
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
      {children}
    </div>
  );
}

function ProductWords(props: { product: Suggestions['products'][number]; query: string }) {
  const { product, query } = props;
  return (
    <>
      <Media className={styles.media}>
        <Picture src={pictureAddress(product.picture.path)} alt="" width={56} height={42} />
      </Media>
      <span>
        <b className={styles.name}>
          <Marked text={product.name} query={query} />
        </b>
        <span className={styles.meta}>
          {product.brand.name} · <Marked text={product.sku} query={query} />
        </span>
      </span>
      <span className={styles.price}>
        {formatPrice(product.price)}
        <AvailabilityMark product={product} />
      </span>
    </>
  );
}

interface GroupProps {
  title: string;
  children: ReactNode;
}

function Group({ title, children }: GroupProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of a listbox is no fieldset
    <div role="group" aria-labelledby={id}>
      <p id={id} className={styles.group}>
        {title}
      </p>
      {children}
    </div>
  );
}

interface SuggestionOptionsProps {
  id: string;
  optionId: (index: number) => string;
  answer: Suggestions;
  query: string;
  active: number;
  onPoint: (index: number) => void;
  /** Products first, then categories. */
  onChoose: (index: number) => void;
}

/** The listbox of the host's field: products, then categories with what they hold. */
export function SuggestionOptions(props: SuggestionOptionsProps) {
  const { id, optionId, answer, query, active, onPoint, onChoose } = props;
  const { products, categories } = answer;
  const option = (index: number) => ({
    id: optionId(index),
    active: index === active,
    onPoint: () => onPoint(index),
    onChoose: () => onChoose(index),
  });
  return (
    <div id={id} role="listbox" aria-label="Suggestions">
      {products.length > 0 && (
        <Group title="Products">
          {products.map((product, index) => (
            <Option key={product.id} {...option(index)}>
              <ProductWords product={product} query={query} />
            </Option>
          ))}
        </Group>
      )}
      {categories.length > 0 && (
        <Group title="Categories">
          {categories.map(({ slug, name, count }, index) => (
            <Option key={slug} {...option(products.length + index)}>
              <span className={styles.sign}>
                <IconCategory size={20} aria-hidden />
              </span>
              <span className={styles.name}>
                <Marked text={name} query={query} />
              </span>
              <span className={styles.meta}>{count}</span>
            </Option>
          ))}
        </Group>
      )}
    </div>
  );
}
