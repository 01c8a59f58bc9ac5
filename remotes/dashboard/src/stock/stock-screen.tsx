import type { Allocated } from '@evmandi/api/contract/deliveries';
import { PERMISSION } from '@evmandi/contract/domain/permissions';
import { hasPermission } from '@evmandi/contract/domain/session';
import { useSession } from '@evmandi/runtime';
import { Card } from '@evmandi/ui/card';
import { IconButton } from '@evmandi/ui/icon-button';
import { IconX } from '@evmandi/ui/icons';
import { useMemo, useState } from 'react';
import {
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useRevalidator,
} from 'react-router-dom';
import { links } from '../links.ts';
import screenStyles from '../list/list-screen.module.css';
import { useSearchText } from '../use-search-text.ts';
import { Deliveries } from './deliveries/deliveries.tsx';
import { Levels } from './levels/levels.tsx';
import { Movements } from './movements/movements.tsx';
import { StockOverview } from './overview/stock-overview.tsx';
import { saveLevels, saveMovements } from './save-stock.ts';
import type { StockDialog } from './stock-dialog.ts';
import { StockDialogs } from './stock-dialogs.tsx';
import type { StockData } from './stock-loader.ts';
import { readStockQuery, type StockQuery, stockAddress } from './stock-query.ts';
import { StockStats } from './stock-stats.tsx';
import { STOCK_TITLES, StockTabs } from './stock-tabs.tsx';
import { allocatedText, bookedText } from './words.ts';

/** What is on the shelves: an overview, levels with corrections, deliveries, and all that moved. */
export function StockScreen() {
  const { search: address } = useLocation();
  const query = useMemo(() => readStockQuery(new URLSearchParams(address)), [address]);
  const data = useLoaderData<StockData>();
  const { stock } = data;
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
      {data.tab === 'overview' ? (
        <StockOverview
          stock={stock}
          parts={data}
          mayExport={mayExport}
          seesOrders={seesOrders}
          onOpen={setDialog}
          onBooked={(delivery, pieces) => done(bookedText(delivery, pieces), delivery.allocated)}
          onReload={() => void revalidate()}
        />
      ) : (
        <>
          <StockTabs current={data.tab} />
          <Card as="section" className={screenStyles.card} aria-label={STOCK_TITLES[data.tab]}>
            {data.tab === 'deliveries' && <Deliveries {...tools} list={data.deliveries} />}
            {data.tab === 'movements' && (
              <Movements
                {...tools}
                list={data.movements}
                seesOrders={seesOrders}
                onQuery={go}
                onExport={mayExport ? () => void saveMovements(query) : undefined}
              />
            )}
            {data.tab === 'levels' && (
              <Levels
                {...tools}
                list={stock}
                onExport={mayExport ? () => void saveLevels(query) : undefined}
              />
            )}
          </Card>
        </>
      )}
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
      <StockDialogs dialog={dialog} onClose={close} onDone={done} />
    </div>
  );
}
