import type { Suggestions as SuggestionsAnswer } from '@evmandi/api/contract/suggestions';
import { counted } from '@evmandi/contract/domain/numbers';
import type { SlotProps } from '@evmandi/contract/platform/slots';
import { Button } from '@evmandi/ui/button';
import { IconArrowsExchange } from '@evmandi/ui/icons';
import { useFieldRole } from '@evmandi/ui/use-field-keys';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import { Fragment } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { links } from '../links.ts';
import { SuggestionOptions } from './suggestion-options.tsx';
import styles from './suggestions.module.css';
import { type Results, useSuggestions } from './use-suggestions.ts';

interface NothingProps {
  query: string;
  results: Results | undefined;
  onClose: () => void;
}

/** What is looked for in place of what was typed. */
function Showing({ showing }: Required<Pick<SuggestionsAnswer, 'showing'>>) {
  if (showing.length === 0) return null;
  return (
    <p className={styles.showing}>
      <IconArrowsExchange className={styles.exchange} size={20} aria-hidden />
      <span>
        {showing.map(({ typed, means }, at) => (
          <Fragment key={typed}>
            {at > 0 && ', '}
            <b>{typed}</b>: showing <b>{means}</b>
          </Fragment>
        ))}
      </span>
    </p>
  );
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
      See all {results ? counted(results.total, 'result') : 'results'} for “{words}”
      <span className={styles.key} aria-hidden="true">
        Enter
      </span>
    </Link>
  );
}

/** Products and categories for what is typed: a listbox that belongs to the host's field. */
export function Suggestions({ query, inputRef, onClose }: SlotProps['header.search']) {
  const navigate = useNavigate();
  const { found, failure, results, retry } = useSuggestions(query);
  useFieldRole(inputRef);
  const go = (to: string) => {
    onClose();
    navigate(to);
  };

  if (failure) {
    return (
      <div className={styles.panel} role="alert">
        <p className={styles.line}>
          Suggestions: {failure}
          <Button variant="ghost" size="sm" data-retry="" onClick={retry}>
            Retry
          </Button>
        </p>
      </div>
    );
  }
  if (!found) return null;
  const { products, categories, exact } = found.answer;
  const count = products.length + categories.length;
  const { showing = [] } = found.answer;
  const said = [found.query, ...showing.map(({ means }) => means)].join(' ');
  const more = { query: found.query, results, onClose };
  return (
    <div className={styles.panel}>
      <VisuallyHidden role="status">
        {count === 0 ? 'No suggestions' : counted(count, 'suggestion')}
      </VisuallyHidden>
      <Showing showing={showing} />
      {count === 0 ? (
        <Nothing {...more} />
      ) : (
        <SuggestionOptions
          inputRef={inputRef}
          text={query}
          answer={found.answer}
          query={said}
          onEnter={exact && found.query === query ? () => go(links.product(exact)) : undefined}
          onProduct={(id) => go(links.product(id))}
          onCategory={(slug) => go(links.category(slug))}
        />
      )}
      <AllResults {...more} />
    </div>
  );
}
