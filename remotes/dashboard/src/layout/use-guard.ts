import { codesOf } from '@evmandi/contract/platform/access';
import { useHydrated } from '@evmandi/ui/use-hydrated';
import type { MenuEntry } from './menu.ts';
import styles from './side-menu.module.css';

/** For an element that stands for `entries`; nothing where everybody is shown one of them. */
type Guard = (entries: readonly MenuEntry[]) => { className?: string; 'data-needs'?: string };

/**
 * The server renders all entries for everybody. Until it is hydrated, an element with these attributes is shown
 * where the codes of the stored person open one of its entries, so that nothing moves when the others go.
 */
export function useGuard(): Guard {
  const hydrated = useHydrated();
  return (entries) => {
    const codes = entries.map(({ access }) => codesOf(access));
    if (hydrated || codes.some(({ length }) => length === 0)) return {};
    const needs = [...new Set(codes.flat())].join(' ');
    return { ...(styles.guarded && { className: styles.guarded }), 'data-needs': needs };
  };
}
