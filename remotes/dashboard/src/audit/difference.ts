import { formatPaise } from '@evmandi/contract/domain/money';
import { formatNumber } from '@evmandi/contract/domain/numbers';

type Values = Readonly<Record<string, unknown>> | null;

export interface Difference {
  /** The field, in words: "low at". */
  field: string;
  /** Null where there was none. */
  before: string | null;
  after: string | null;
}

/** Fields that hold paise. */
const MONEY = /(?:^|_)(?:price|total|amount|payable|due|refundDue|net|tax)$/i;

const spaced = (field: string) =>
  field
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();

function textOf(field: string, value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') {
    if (MONEY.test(field)) return formatPaise(value);
    // Codes, years and numbers of things are no amounts.
    return /permission|version|year|position/i.test(field) ? String(value) : formatNumber(value);
  }
  if (Array.isArray(value)) {
    return value.map((one) => textOf(field, one) ?? 'none').join(', ') || null;
  }
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** The fields that an entry says were changed, each as it was and as it is. */
export function differences(before: Values, after: Values): Difference[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields
    .map((field) => ({
      field: spaced(field),
      before: textOf(field, before?.[field]),
      after: textOf(field, after?.[field]),
    }))
    .filter((one) => one.before !== one.after);
}
