import { readText, removeKey, type StorageArea, writeText } from './browser-storage.ts';
import { report } from './report.ts';

/**
 * Turns a stored value into the type a caller needs; `undefined` when its shape is wrong. `onLoss` is called when
 * a part of it is left out.
 */
export type Parse<T> = (value: unknown, onLoss?: () => void) => T | undefined;

/** Ending of the key under which a damaged value is kept. */
export const SET_ASIDE = '.damaged';

/** A JSON object, as against null, a list or anything else. */
export function asRecord(value: unknown): Record<string, unknown> | undefined {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isRecord ? (value as Record<string, unknown>) : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads a JSON value from storage. A value of a wrong shape is moved to `<key>.damaged`, where support
 * finds it, is reported once, and counts as absent from then on. Where only a part is wrong, a copy is kept there
 * and reported, and the rest is returned.
 */
export function readChecked<T>(
  key: string,
  parse: Parse<T>,
  area: StorageArea = 'local',
): T | undefined {
  const text = readText(key, area);
  if (text === null) return undefined;
  let isWhole = true;
  const value = parse(parsed(text), () => {
    isWhole = false;
  });
  if (value !== undefined && (isWhole || readText(key + SET_ASIDE, area) === text)) return value;
  writeText(key + SET_ASIDE, text, area);
  if (value === undefined) removeKey(key, area);
  report(new Error(`Stored "${key}" has a wrong shape and was set aside`), { phase: 'storage' });
  return value;
}
