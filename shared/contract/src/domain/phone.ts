/** Returns the address that dials a number as it is written: of `+91 40 0000 0000`, `tel:+914000000000`. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;
