import type { SlotProps } from '@evmandi/contract/platform/slots';
import { Button } from '@evmandi/ui/button';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import { useEffect, useId } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { links } from '../links.ts';
import { SuggestionOptions } from './suggestion-options.tsx';
import styles from './suggestions.module.css';
import { useCombobox } from './use-combobox.ts';
import { type Results, useSuggestions } from './use-suggestions.ts';

interface NothingProps {
  query: string;
  results: Results | undefined;
  onClose: () => void;
}

function Nothing({ query, results, onClose }: NothingProps) {
  return (
    <div className={styles.nothing}>
      <p>
        Nothing begins with “{query}”
        {results?.corrected && results.total > 0 && `. Did you mean “${results.corrected}”?`}
      </p>
      <Link to={links.categories} className={styles.browse} onClick={onClose}>
        Browse categories
      </Link>
    </div>
  );
}

function AllResults({ query, results, onClose }: NothingProps) {
  if (results?.total === 0) return null;
  const words = results?.corrected ?? query;
  return (
    <Link to={links.search(query)} className={styles.all} onClick={onClose}>
      See all {results && `${results.total} `}
      {results?.total === 1 ? 'result' : 'results'} for “{words}”
      <span className={styles.key} aria-hidden="true">
        Enter
      </span>
    </Link>
  );
}

/** Products and categories for what is typed: a listbox that belongs to the host's field. */
export function Suggestions({ query, inputRef, onClose }: SlotProps['header.search']) {
  const listId = useId();
  const navigate = useNavigate();
  const { found, results, retry } = useSuggestions(query);
  const answer = found?.status === 'found' ? found.answer : undefined;
  const products = answer?.products ?? [];
  const categories = answer?.categories ?? [];
  const count = products.length + categories.length;
  const optionId = (index: number) => `${listId}-${index}`;
  const go = (to: string) => {
    onClose();
    navigate(to);
  };
  const choose = (index: number) => {
    const product = products[index];
    const category = categories[index - products.length];
    if (product) go(links.product(product.id));
    else if (category) go(links.category(category.slug));
  };
  const exact = found?.query === query ? answer?.exact : undefined;
  const { active, setActive } = useCombobox({
    inputRef,
    listId,
    optionId,
    count,
    onChoose: choose,
    onEnter: exact ? () => go(links.product(exact)) : undefined,
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
  const more = { query: found.query, results, onClose };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps the focus in the field, does nothing else
    <div className={styles.panel} onMouseDown={(event) => event.preventDefault()}>
      <VisuallyHidden role="status">
        {count === 0 ? 'No suggestions' : `${count} ${count === 1 ? 'suggestion' : 'suggestions'}`}
      </VisuallyHidden>
      {count === 0 ? (
        <Nothing {...more} />
      ) : (
        <SuggestionOptions
          id={listId}
          optionId={optionId}
          answer={found.answer}
          query={found.query}
          active={active}
          onPoint={setActive}
          onChoose={choose}
        />
      )}
      <AllResults {...more} />
    </div>
  );
}
