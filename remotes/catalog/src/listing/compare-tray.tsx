import type { ProductList } from '@evmandi/api/contract/catalog';
import { MAX_COMPARED } from '@evmandi/contract/domain/limits';
import { comparison, pictureAddress, read, useComparison } from '@evmandi/runtime';
import { Button, ButtonLink } from '@evmandi/ui/button';
import { focusNeighbour } from '@evmandi/ui/focus-neighbour';
import { IconButton } from '@evmandi/ui/icon-button';
import { IconScale, IconX } from '@evmandi/ui/icons';
import { Media } from '@evmandi/ui/media';
import { Picture } from '@evmandi/ui/picture';
import { useRead } from '@evmandi/ui/use-read';
import { useRef } from 'react';
import { links } from '../links.ts';
import type { ShelfProduct } from '../shopping/shown-product.ts';
import { useFootRoom } from '../use-foot-room.ts';
import styles from './compare-tray.module.css';

type Compared = Pick<ShelfProduct, 'id' | 'name' | 'picture'>;

/** What is compared, with those of other listings read by their ids. */
function useCompared(listed: readonly Compared[]) {
  const ids = useComparison((state) => state.ids);
  const elsewhere = ids.filter((id) => listed.every((product) => product.id !== id));
  const { data } = useRead(elsewhere.length > 0 ? `compared ${elsewhere.join()}` : null, (signal) =>
    read<ProductList>('/products', {
      signal,
      params: { ids: elsewhere.join(), page_size: MAX_COMPARED, facets: false },
    }),
  );
  const known = new Map([...listed, ...(data?.products ?? [])].map((one) => [one.id, one]));
  return ids.map((id) => ({ id, product: known.get(id) }));
}

function Place({ id, product }: { id: string; product: Compared | undefined }) {
  // Until it is known, and of one that is sold no more.
  const name = product?.name ?? id;
  return (
    <li className={styles.place}>
      <Media className={styles.media}>
        {product && (
          <Picture
            className={styles.picture}
            src={pictureAddress(product.picture.path)}
            alt=""
            width={60}
            height={48}
          />
        )}
      </Media>
      <span className={styles.name}>{name}</span>
      <IconButton
        className={styles.remove}
        label={`Compare no more: ${name}`}
        data-removes=""
        onClick={({ currentTarget }) => {
          focusNeighbour(currentTarget);
          comparison.change(({ ids }) => ({ ids: ids.filter((other) => other !== id) }));
        }}
      >
        <IconX size={18} />
      </IconButton>
    </li>
  );
}

const more = (free: number) => (free === 1 ? 'Choose one more' : `Choose up to ${free} more`);

/** What is to be compared, at the foot of a listing. */
export function CompareTray({ listed }: { listed: readonly Compared[] }) {
  const tray = useRef<HTMLElement>(null);
  useFootRoom(tray);
  const compared = useCompared(listed);
  const free = MAX_COMPARED - compared.length;
  const clear = () => {
    document.getElementById('products')?.focus({ preventScroll: true });
    comparison.clear();
  };
  return (
    <section ref={tray} className={styles.tray} aria-labelledby="compare-tray">
      <div className={styles.wrap}>
        <h2 id="compare-tray" className={styles.title}>
          Compare{' '}
          <small className={styles.count}>
            {compared.length} of {MAX_COMPARED} chosen
          </small>
        </h2>
        <ul className={styles.places} data-rows="">
          {compared.map((one) => (
            <Place key={one.id} {...one} />
          ))}
          {free > 0 && <li className={styles.free}>{more(free)}</li>}
        </ul>
        <div className={styles.actions}>
          <Button variant="secondary" onClick={clear}>
            Clear
          </Button>
          <ButtonLink to={links.comparison}>
            <IconScale aria-hidden />
            Compare {compared.length}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
