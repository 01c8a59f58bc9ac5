import type { VisitorList } from '@evmandi/api/contract/admin-visitors';
import { counted } from '@evmandi/contract/domain/numbers';
import { Button } from '@evmandi/ui/button';
import { Card } from '@evmandi/ui/card';
import { Cell, Row, RowHeader, Table } from '@evmandi/ui/table';
import { Moment } from '@evmandi/ui/time';
import { useEffect, useRef } from 'react';
import { useLoaderData, useNavigation, useRevalidator } from 'react-router-dom';
import { links } from '../links.ts';
import { ListFoot } from '../list/list-foot.tsx';
import screenStyles from '../list/list-screen.module.css';
import { NoRows } from '../list/no-rows.tsx';
import { useLooks } from '../list/use-looks.ts';
import styles from './visitors.module.css';
import { visitorsAddress } from './visitors-query.ts';

const COLUMNS = [
  { label: 'User' },
  { label: 'First seen' },
  { label: 'Last seen' },
  { label: 'Page open', className: styles.number },
];

/** Those whom the overview counts as users, as they come and go. */
export function VisitorsScreen() {
  const { visitors, page } = useLoaderData<VisitorList>();
  const { revalidate, state } = useRevalidator();
  const { looks, look } = useLooks();
  const busy = useNavigation().location?.pathname === links.visitors;
  const looked = useRef(looks);
  useEffect(() => {
    if (looked.current === looks) return;
    looked.current = looks;
    void revalidate();
  }, [looks, revalidate]);
  return (
    <div className={screenStyles.screen}>
      <Card as="section" className={screenStyles.card} aria-label="Users in last 30 minutes">
        <div className={styles.tools}>
          <p className={styles.about}>
            Each page that is open says so once a minute, under a name that it made up: nobody is
            known by it.
          </p>
          <Button size="sm" variant="secondary" busy={state === 'loading'} onClick={look}>
            Look again
          </Button>
        </div>
        {visitors.length > 0 ? (
          <Table
            caption="Users in last 30 minutes"
            columns={COLUMNS}
            cardsBelow="36rem"
            stickyHead
            busy={busy}
          >
            {visitors.map(({ name, firstSeenAt, lastSeenAt, minutes }) => (
              <Row key={`${name} ${firstSeenAt}`} className={styles.row}>
                <RowHeader className={styles.name}>User {name}</RowHeader>
                <Cell label="First seen">
                  <Moment value={firstSeenAt} />
                </Cell>
                <Cell label="Last seen">
                  <Moment value={lastSeenAt} />
                </Cell>
                <Cell label="Page open" className={styles.number}>
                  {counted(minutes, 'minute')}
                </Cell>
              </Row>
            ))}
          </Table>
        ) : (
          <NoRows
            page={page}
            nouns="users"
            narrowed=""
            first={links.visitors}
            all={links.visitors}
            onClearSearch={undefined}
            none={{ text: 'Nobody had a page of the shop open in the last 30 minutes.' }}
          />
        )}
        <ListFoot page={page} noun="user" hrefFor={visitorsAddress} />
      </Card>
    </div>
  );
}
