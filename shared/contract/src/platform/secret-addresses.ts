/** A parameter named `:token`, or with a name that ends in `Token`, is a secret: its address opens what it names. */
const SECRET_PARAMETER = /\/:(?:[A-Za-z]+T|t)oken(?=\/|$)/;

/**
 * A token that no known pattern announces, as when another release declares its route or a visitor mistypes an
 * address. The tokens of orders, quotations and questions are UUIDs without hyphens.
 */
const TOKEN = /[0-9a-f]{8}-?(?:[0-9a-f]{4}-?){3}[0-9a-f]{12,}/gi;

const HIDDEN = ':token';

/** Where an address begins in a text: with its origin or without, at the site or at the API. */
const START = `(?<![\\w%.~/-])((?:https?://[^\\s/"'<>]+)?(?:/+api)?`;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether the address of a page or a call holds a secret, by the pattern of its route. */
export const hasSecret = (pattern: string): boolean => SECRET_PARAMETER.test(pattern);

/** Matches an address, and what follows its secret: `/order/…`. Routers ignore case, so this does, too. */
function secretAddress(pattern: string): string {
  const before = pattern.slice(0, pattern.search(SECRET_PARAMETER));
  const segments = before.split('/').slice(1);
  const matching = segments.map((part) => (part.startsWith(':') ? '[^/\\s]+' : escaped(part)));
  return `/+${matching.join('/+')}`;
}

/** Decodes each part by itself, so that one broken part does not keep the rest encoded. */
const decoded = (text: string): string =>
  text.replace(/(?:%[0-9a-f]{2})+/gi, (part) => {
    try {
      return decodeURIComponent(part);
    } catch {
      return part;
    }
  });

/** Whether an address holds a text that looks like a secret, whatever its route says. */
export const looksSecret = (address: string): boolean => decoded(address).search(TOKEN) >= 0;

/**
 * Returns a function that takes the secrets out of an address or a text with addresses, for logs and reports. `patterns`
 * are those of all routes; a UUID is taken out wherever it stands, with hyphens or without.
 */
export function secretsHider(patterns: readonly string[]): (text: string) => string {
  const secret = [...new Set(patterns.filter(hasSecret).map(secretAddress))];
  const addresses =
    secret.length > 0
      ? new RegExp(`${START}(?:${secret.join('|')}))/+[^\\s"'<>?#]+`, 'gi')
      : undefined;
  const hide = (text: string) =>
    (addresses ? text.replace(addresses, `$1/${HIDDEN}`) : text).replace(TOKEN, HIDDEN);
  return (text) => {
    const readable = decoded(text);
    const hidden = hide(readable);
    return hidden === readable ? text : hidden;
  };
}
