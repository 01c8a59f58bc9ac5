/** How to reach the shop; from the public configuration. */
export interface Contact {
  phone: string;
  email: string;
  country: string;
}
