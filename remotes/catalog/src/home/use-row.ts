import { useRead } from '@evmandi/ui/use-read';
import { useState } from 'react';
import type { Vehicle } from './home-loader.ts';
import { type Row, readHome, vehiclesOf } from './home-rows.ts';

interface Group {
  /** Of all vehicles of the row when left out. */
  slug?: string;
  /** The page brought its first vehicles along. */
  first: boolean;
}

/**
 * The vehicles of a row: those that the page brought and, once it is pointed at, focused, scrolled or
 * another group is chosen, all. `undefined` while those of another group are on the way.
 */
export function useRow(row: Row, brought: readonly Vehicle[], group: Group = { first: true }) {
  const [touched, setTouched] = useState(false);
  const asked = touched || !group.first;
  const { data, error, retry } = useRead(asked ? 'home' : null, readHome);
  const touch = () => setTouched(true);
  const whole = data && vehiclesOf(data, row, group.slug);
  return {
    vehicles: whole ?? (group.first ? brought : undefined),
    /** Why the vehicles of another group are not there. */
    error: group.first ? undefined : error,
    retry,
    touch: { onPointerEnter: touch, onFocus: touch, onScrollCapture: touch },
  };
}
