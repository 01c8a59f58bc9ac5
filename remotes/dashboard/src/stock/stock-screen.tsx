import type { Allocated } from '@evmandi/api/contract/deliveries';
import { counted } from '@evmandi/contract/domain/numbers';
import { PERMISSION } from '@evmandi/contract/domain/permissions';
import { hasPermission } from '@evmandi/contract/domain/session';
import { useSession } from '@evmandi/runtime';
import { Card } from '@evmandi/ui/card';
import { IconButton } from '@evmandi/ui/icon-button';
import { IconX } from '@evmandi/ui/icons';
import { useMemo, useState } from 'react';
import {
  Link,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useRevalidator,
} from 'react-router-dom';
import { links } from '../links.ts';
import screenStyles from '../list/list-screen.module.css';
import { useSearchText } from '../use-search-text.ts';
import { CorrectDialog } from './corrections/correct-dialog.tsx';
import { AnnounceDialog } from './deliveries/announce-dialog.tsx';
import { BookDialog } from './deliveries/book-dialog.tsx';
import { ChangeDialog } from './deliveries/change-dialog.tsx';
import { Deliveries } from './deliveries/deliveries.tsx';
import { Levels } from './levels/levels.tsx';
import { ThresholdDialog } from './levels/threshold-dialog.tsx';
import { Movements } from './movements/movements.tsx';
import { saveLevels, saveMovements } from './save-stock.ts';
import type { StockDialog } from './stock-dialog.ts';
import type { StockData } from './stock-loader.ts';
import {
  freshTab,
  readStockQuery,
  STOCK_TABS,
  type StockQuery,
  type StockTab,
  stockAddress,
} from './stock-query.ts';
import styles from './stock-screen.module.css';
import { StockStats } from './stock-stats.tsx';
import { allocatedText, signed } from './words.ts';

const TABS: Record<StockTab, string> = {
  levels: 'Stock levels',
  deliveries: 'Deliveries',
  movements: 'Movements',
};

/** What is on the shelves: levels with corrections, deliveries, and all that moved. */
export function StockScreen() {
  const { search: address } = useLocation();
  const query = useMemo(() => readStockQuery(new URLSearchParams(address)), [address]);
  const { stock, deliveries, movements } = useLoaderData<StockData>();
  const search = useSearchText();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const busy = useNavigation().location?.pathname === links.stock;
  const user = useSession((session) => session.user);
  const mayExport = hasPermission(user, PERMISSION.administration);
  const seesOrders = mayExport || hasPermission(user, PERMISSION.counter);
  const [dialog, setDialog] = useState<StockDialog>();
  const [news, setNews] = useState('');
  const close = () => setDialog(undefined);
  const done = (text: string, allocated: Allocated = []) => {
    close();
    setNews([text, allocatedText(allocated)].filter(Boolean).join(' '));
    void revalidate();
  };
  const tools = { query, search, busy, onOpen: setDialog };
  const go = (next: StockQuery) =>
    void navigate(stockAddress(next), { replace: true, preventScrollReset: true });

  return (
    <div className={screenStyles.screen}>
      <StockStats stats={stock.stats} />
      <nav className={styles.tabs} aria-label="Stock">
        {STOCK_TABS.map((tab) => (
          <Link
            key={tab}
            className={styles.tab}
            to={stockAddress(freshTab(tab))}
            aria-current={tab === query.tab ? 'page' : undefined}
            preventScrollReset
          >
            {TABS[tab]}
          </Link>
        ))}
      </nav>
      <Card as="section" className={screenStyles.card} aria-label={TABS[query.tab]}>
        {deliveries ? (
          <Deliveries {...tools} list={deliveries} />
        ) : movements ? (
          <Movements
            {...tools}
            list={movements}
            seesOrders={seesOrders}
            onQuery={go}
            onExport={mayExport ? () => void saveMovements(query) : undefined}
          />
        ) : (
          <Levels
            {...tools}
            list={stock}
            onExport={mayExport ? () => void saveLevels(query) : undefined}
          />
        )}
      </Card>
      <div className={screenStyles.bars}>
        <div role="status">
          {news && (
            <div className={screenStyles.news}>
              {news}
              <IconButton label="Close this message" onClick={() => setNews('')}>
                <IconX size={18} aria-hidden />
              </IconButton>
            </div>
          )}
        </div>
      </div>
      {dialog?.kind === 'announce' && (
        <AnnounceDialog
          product={dialog.product}
          onClose={close}
          onDone={({ number, product, open }) =>
            done(`Delivery ${number} is announced: ${counted(open, 'piece')} of ${product.name}.`)
          }
        />
      )}
      {dialog?.kind === 'correct' && (
        <CorrectDialog
          row={dialog.row}
          onClose={close}
          onDone={({ difference, row, allocated }) =>
            done(
              `${row.product.name} corrected by ${signed(difference)}: ${counted(row.onHand, 'piece')} on the shelf.`,
              allocated,
            )
          }
        />
      )}
      {dialog?.kind === 'threshold' && (
        <ThresholdDialog
          row={dialog.row}
          onClose={close}
          onDone={({ product, lowAt }) => done(`${product.name} is low at ${lowAt} from now on.`)}
        />
      )}
      {dialog?.kind === 'book' && (
        <BookDialog
          delivery={dialog.delivery}
          onClose={close}
          onDone={({ number, open, allocated }, pieces) =>
            done(
              `${counted(pieces, 'piece')} of delivery ${number} booked, ${open} still to come.`,
              allocated,
            )
          }
        />
      )}
      {dialog?.kind === 'change' && (
        <ChangeDialog
          delivery={dialog.delivery}
          onClose={close}
          onDone={({ number, uncovered }) =>
            done(
              uncovered > 0
                ? `Delivery ${number} changed. Orders wait for ${counted(uncovered, 'piece')} that no delivery brings: announce one.`
                : `Delivery ${number} changed.`,
            )
          }
        />
      )}
    </div>
  );
}
