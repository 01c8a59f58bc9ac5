import type { Suggestions } from '@evmandi/api/contract/suggestions';
import { formatPrice } from '@evmandi/contract/domain/money';
import { pictureAddress } from '@evmandi/runtime';
import { AvailabilityMark } from '@evmandi/ui/availability-mark';
import { ComboboxOption, ComboboxOptionGroup, ComboboxOptions } from '@evmandi/ui/combobox-options';
import { IconCategory } from '@evmandi/ui/icons';
import { Media } from '@evmandi/ui/media';
import { Picture } from '@evmandi/ui/picture';
import { useFitting } from '@evmandi/ui/use-fitting';
import { useVerdict } from '@evmandi/ui/use-verdict';
import type { ComponentProps } from 'react';
import { Marked } from './marked.tsx';
import styles from './suggestions.module.css';

type Product = Suggestions['products'][number];

function ProductWords({ product, query }: { product: Product; query: string }) {
  const judged = useVerdict(product.id);
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
          {judged?.verdict === 'fits' ? (
            <b className={styles.fits}>Fits {judged.text}</b>
          ) : (
            product.brand.name
          )}{' '}
          · <Marked text={product.sku} query={query} />
        </span>
      </span>
      <span className={styles.price}>
        <span>
          {formatPrice(product.price)} <span className={styles.tax}>excl. tax</span>
        </span>
        <AvailabilityMark product={product} />
      </span>
    </>
  );
}

interface SuggestionOptionsProps
  extends Pick<ComponentProps<typeof ComboboxOptions>, 'inputRef' | 'text' | 'onEnter'> {
  answer: Suggestions;
  /** Its words are marked. */
  query: string;
  onProduct: (id: string) => void;
  onCategory: (slug: string) => void;
}

/** What fits the garage before the rest, under titles of their own; one title where nothing does. */
function useGroups(products: readonly Product[]): [title: string, products: Product[]][] {
  const fitting = useFitting(products.map(({ id }) => id));
  if (fitting.length === 0) return [['Products', [...products]]];
  const fits = ({ id }: Product) => fitting.includes(id);
  return [
    ['Fits my vehicles', products.filter(fits)],
    ['Other products', products.filter((product) => !fits(product))],
  ];
}

/** What the host's field offers: products, then categories with what they hold. */
export function SuggestionOptions(props: SuggestionOptionsProps) {
  const { answer, query, onProduct, onCategory, ...field } = props;
  const { products, categories } = answer;
  const groups = useGroups(products);
  return (
    <ComboboxOptions {...field} label="Suggestions">
      {groups.map(
        ([title, those]) =>
          those.length > 0 && (
            <ComboboxOptionGroup key={title} title={title} titleClassName={styles.group}>
              {those.map((product) => (
                <ComboboxOption
                  key={product.id}
                  className={styles.option}
                  onChoose={() => onProduct(product.id)}
                >
                  <ProductWords product={product} query={query} />
                </ComboboxOption>
              ))}
            </ComboboxOptionGroup>
          ),
      )}
      {categories.length > 0 && (
        <ComboboxOptionGroup title="Categories" titleClassName={styles.group}>
          {categories.map(({ slug, name, count }) => (
            <ComboboxOption key={slug} className={styles.option} onChoose={() => onCategory(slug)}>
              <span className={styles.sign}>
                <IconCategory size={20} aria-hidden />
              </span>
              <span className={styles.name}>
                <Marked text={name} query={query} />
              </span>
              <span className={styles.meta}>{count}</span>
            </ComboboxOption>
          ))}
        </ComboboxOptionGroup>
      )}
    </ComboboxOptions>
  );
}
