/** `2025-11-20 06:54 UTC` */
export const minute = (iso: string) => `${iso.slice(0, 16).replace('T', ' ')} UTC`;
