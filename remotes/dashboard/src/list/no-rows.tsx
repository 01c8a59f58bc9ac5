import type { PageInfo } from '@evmandi/api/contract/common';
import { Button, ButtonLink } from '@evmandi/ui/button';
import { EmptyState } from '@evmandi/ui/empty-state';
import { IconClipboardList, IconSearch } from '@evmandi/ui/icons';
import type { ReactNode } from 'react';

interface Props {
  page: PageInfo;
  /** Several of them, in words: "orders". */
  nouns: string;
  /** What the search and the filters leave, in words; empty when nothing narrows the list. */
  narrowed: string;
  /** The list's first page as it is narrowed, and the whole list. */
  first: string;
  all: string;
  /** Absent without a search. */
  onClearSearch: (() => void) | undefined;
  /** When there are none at all: where they come from, and the way there. */
  none: { text: string; action?: ReactNode };
}

/** In place of the rows, with the way to some. */
export function NoRows({ page, nouns, narrowed, first, all, onClearSearch, none }: Props) {
  if (page.total > 0) {
    return (
      <EmptyState
        icon={<IconClipboardList />}
        title="There is no such page"
        text={`The list ends with page ${page.pages}.`}
        action={<ButtonLink to={first}>Go to page 1</ButtonLink>}
      />
    );
  }
  if (narrowed) {
    return (
      <EmptyState
        icon={<IconSearch />}
        title={`No ${nouns} found`}
        text={narrowed}
        action={
          <>
            {onClearSearch && (
              <Button variant="secondary" onClick={onClearSearch}>
                Clear the search
              </Button>
            )}
            <ButtonLink variant="secondary" to={all}>
              Show all {nouns}
            </ButtonLink>
          </>
        }
      />
    );
  }
  return <EmptyState icon={<IconClipboardList />} title={`No ${nouns}`} {...none} />;
}
