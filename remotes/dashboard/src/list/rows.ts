import { createContext } from 'react';

type Open = (row: string) => void;

/** What the rows of a list and its panel know of each other. */
export interface RowsContext {
  /** A press on a row: its panel opens, then the address follows. */
  press: (row: string, to: string) => void;
  /** The address stays what it is, if it does not follow yet. */
  stay: () => void;
  /** The panel's place hears of presses. */
  onPress: (open: Open) => () => void;
}

export const Rows = createContext<RowsContext>({
  press: (_, to) => location.assign(to),
  stay: () => {},
  onPress: () => () => {},
});
