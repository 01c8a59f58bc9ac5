import { Card } from '@evmandi/ui/card';
import { SearchField } from '@evmandi/ui/search-field';
import { useMemo } from 'react';
import { Link, useLoaderData, useLocation, useNavigation } from 'react-router-dom';
import { links } from '../links.ts';
import { ListFoot } from '../list/list-foot.tsx';
import screenStyles from '../list/list-screen.module.css';
import tools from '../list/list-tools.module.css';
import { NoRows } from '../list/no-rows.tsx';
import { StatusTabs } from '../list/status-tabs.tsx';
import { useSearchText } from '../use-search-text.ts';
import { MissedTable } from './missed-table.tsx';
import { NewWordForm } from './new-word-form.tsx';
import styles from './searches.module.css';
import type { SearchesData } from './searches-loader.ts';
import { readSearchesQuery, type SearchTab, searchesAddress } from './searches-query.ts';
import { WordsTable } from './words-table.tsx';

const NONE: Record<SearchTab, string> = {
  nothing: 'Every search found something. What finds nothing is listed here, by its words alone.',
  corrected: 'No search had to be taken for other words.',
  words: 'The search takes every word as it is typed.',
};

/** What buyers searched in vain, and what the search understands by their words. */
export function SearchesScreen() {
  const { search: address } = useLocation();
  const query = useMemo(() => readSearchesQuery(new URLSearchParams(address)), [address]);
  const { missed, words } = useLoaderData<SearchesData>();
  const search = useSearchText();
  const busy = useNavigation().location?.pathname === links.searches;
  const first = (tab: SearchTab) => searchesAddress({ ...query, tab, q: undefined, page: 1 });
  const tab = (name: 'nothing' | 'corrected', label: string) => ({
    label,
    to: first(name),
    current: query.tab === name,
    count: missed.counts[name],
  });
  const { page } = words ?? missed;
  const rows = words?.synonyms.length ?? missed.searches.length;
  return (
    <div className={screenStyles.screen}>
      <Card as="section" className={screenStyles.card} aria-label="Searches">
        <div className={tools.tools}>
          <div className={styles.tabs}>
            <StatusTabs
              label="Searches by what they found"
              tabs={[tab('nothing', 'Found nothing'), tab('corrected', 'Corrected')]}
            />
            <Link
              className={tools.tab}
              to={first('words')}
              aria-current={words ? 'true' : undefined}
              preventScrollReset
            >
              Search words
            </Link>
          </div>
          {words && (
            <div className={tools.buttons}>
              <SearchField
                {...search}
                className={tools.search}
                label="Search the words"
                placeholder="What is said, or what it means"
              />
            </div>
          )}
        </div>
        {words && <NewWordForm />}
        {rows === 0 ? (
          <NoRows
            page={page}
            nouns={words ? 'search words' : 'searches'}
            narrowed={query.q ? `No word has “${query.q}” in it.` : ''}
            first={searchesAddress({ ...query, page: 1 })}
            all={first(query.tab)}
            onClearSearch={query.q ? () => search.onText('') : undefined}
            none={{ text: NONE[query.tab] }}
          />
        ) : words ? (
          <WordsTable words={words.synonyms} busy={busy} />
        ) : (
          <MissedTable searches={missed.searches} busy={busy} />
        )}
        <ListFoot
          page={page}
          noun={words ? 'search word' : 'phrase'}
          hrefFor={(number) => searchesAddress({ ...query, page: number })}
        />
      </Card>
    </div>
  );
}
