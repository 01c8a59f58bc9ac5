/** How to reach the shop; from the public configuration. */
export interface Contact {
  phone: string;
  email: string;
  country: string;
}

/** `+91 40 0000 0000` as an address to dial. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
