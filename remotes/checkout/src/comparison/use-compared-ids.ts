import { MAX_COMPARED } from '@evmandi/contract/domain/limits';
import { comparison, useComparison } from '@evmandi/runtime';
import { useSearchParams } from 'react-router-dom';
import { useStored } from '../products/use-stored.ts';
import { useAsked } from './use-asked.ts';

/** Ids of products, as the API has them: an address holds what anyone typed. */
const PRODUCT_ID = /^[1-9]\d{0,17}$/;

/** Returns the products that a link names, each once; null for an address that names none. */
export function idsOfLink(text: string | null): string[] | null {
  const ids = [...new Set((text ?? '').split(','))].filter((id) => PRODUCT_ID.test(id));
  return ids.length > 0 ? ids : null;
}

/**
 * What is compared: the products of a link (`?ids=1,2`), else this browser's own list. What is pressed on a
 * link's comparison changes its address, and never the own list.
 */
export function useComparedIds() {
  const [query, setQuery] = useSearchParams();
  const stored = useStored(useComparison);
  const own = useComparison((state) => state.ids);
  // The page from the server is the same for every link.
  const linked = stored ? idsOfLink(query.get('ids')) : null;
  const ids = linked?.slice(0, MAX_COMPARED) ?? own;
  const isLink = linked !== null && ids.join() !== own.join();
  const asked = useAsked<readonly string[]>(ids, ids.join());

  const leadTo = (next: readonly string[]) =>
    setQuery(
      (last) => {
        const changed = new URLSearchParams(last);
        changed.delete('ids');
        if (next.length > 0) changed.set('ids', next.join(','));
        return changed;
      },
      { replace: true, preventScrollReset: true },
    );
  const changeLink = (next: readonly string[]) => {
    asked.current = next;
    leadTo(next);
  };
  const changeOwn = (change: () => unknown) => {
    change();
    if (linked) leadTo([]);
  };
  return {
    ids,
    ownCount: own.length,
    /** The own list was read. */
    stored,
    /** It is another one than the own list. */
    isLink,
    /** The link names more products than are compared. */
    tooMany: (linked?.length ?? 0) > MAX_COMPARED,
    /** Returns false, and adds nothing, when there are four already. */
    add(id: string): boolean {
      const now = isLink ? asked.current : ids;
      if (now.length >= MAX_COMPARED) return false;
      if (isLink) changeLink([...now, id]);
      else changeOwn(() => comparison.toggle(id));
      return true;
    },
    remove: (id: string) =>
      isLink
        ? changeLink(asked.current.filter((other) => other !== id))
        : changeOwn(() => comparison.toggle(id)),
    clear: () => changeOwn(comparison.clear),
    /** Makes the products of the link the own list. */
    keep: () => {
      comparison.change(() => ({ ids: [...ids] }));
      leadTo([]);
    },
    /** Leaves the link for the own list. */
    leave: () => leadTo([]),
  };
}
