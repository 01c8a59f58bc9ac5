import type { AnnouncedDelivery } from '@evmandi/api/contract/deliveries';
import type { StockRow } from '@evmandi/api/contract/stock';

/** What is open over the stock. */
export type StockDialog =
  | { kind: 'announce'; product?: StockRow }
  | { kind: 'correct'; row: StockRow }
  | { kind: 'threshold'; row: StockRow }
  | { kind: 'book'; delivery: AnnouncedDelivery }
  | { kind: 'change'; delivery: AnnouncedDelivery };

export type OpenDialog = (dialog: StockDialog) => void;
