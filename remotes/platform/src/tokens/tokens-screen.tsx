import type { PlatformMadeToken } from '@evmandi/api/contract/platform';
import { Button } from '@evmandi/ui/button';
import { Card } from '@evmandi/ui/card';
import { EmptyState } from '@evmandi/ui/empty-state';
import { IconKey, IconPlus } from '@evmandi/ui/icons';
import { Table } from '@evmandi/ui/table';
import { useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import styles from '../platform.module.css';
import { PlatformTabs } from '../platform-tabs.tsx';
import { EndingNotice } from './ending-notice.tsx';
import { MadeTokenDialog, MakeTokenDialog } from './token-dialogs.tsx';
import { TokenRow } from './token-row.tsx';
import own from './tokens.module.css';
import type { TokensData } from './tokens-loader.ts';

const COLUMNS = [
  { label: 'Token' },
  { label: 'Ships' },
  { label: 'Made' },
  { label: 'Ends' },
  { label: 'State' },
  { label: 'Actions', hidden: true },
];

/** Who may ship what: tokens are made and revoked here, and never shown again. */
export function TokensScreen() {
  const { tokens, names, now } = useLoaderData<TokensData>();
  const [making, setMaking] = useState(false);
  const [made, setMade] = useState<PlatformMadeToken>();
  const newest = tokens.toReversed();
  return (
    <div className={styles.screen}>
      <PlatformTabs current="tokens" />
      <EndingNotice tokens={tokens} now={now} />
      <Card as="section" className={`${styles.card} ${own.lined}`} aria-labelledby="tokens">
        <div className={styles.head}>
          <div>
            <h2 id="tokens" className={styles.title}>
              Tokens of teams
            </h2>
            <p className={styles.about}>
              A token ships one part and nothing else, for 90 days or fewer. It opens the release
              service to whoever has it.
            </p>
          </div>
          <Button size="sm" onClick={() => setMaking(true)}>
            <IconPlus size={18} aria-hidden />
            Make a token
          </Button>
        </div>
        {newest.length > 0 ? (
          <Table caption="Tokens of teams" columns={COLUMNS} cardsBelow="52rem">
            {newest.map((token) => (
              <TokenRow key={token.id} token={token} now={now} />
            ))}
          </Table>
        ) : (
          <EmptyState
            icon={<IconKey />}
            title="No tokens yet"
            text="A team ships its remote from its own repository with one: RELEASE_URL and RELEASE_TOKEN."
          />
        )}
      </Card>
      {making && (
        <MakeTokenDialog
          names={names}
          onMade={(token) => {
            setMaking(false);
            setMade(token);
          }}
          onClose={() => setMaking(false)}
        />
      )}
      {made && <MadeTokenDialog token={made} onClose={() => setMade(undefined)} />}
    </div>
  );
}
