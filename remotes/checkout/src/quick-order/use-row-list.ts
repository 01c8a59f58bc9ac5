import { useSyncExternalStore } from 'react';
import type { RowList } from './row-list.ts';
import type { Row } from './rows.ts';

/** The rows as they are; the component is rendered anew when they change. */
export const useRowList = (list: RowList): readonly Row[] =>
  useSyncExternalStore(list.subscribe, list.get, list.get);
