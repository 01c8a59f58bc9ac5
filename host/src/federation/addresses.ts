/** Where to ask for a file whose own address has failed, by that address; both absolute. */
export const addresses = new Map<string, string>();

/** Returns the address to ask for a file at. */
export const addressOf = (url: string): string =>
  addresses.get(new URL(url, location.href).href) ?? url;
