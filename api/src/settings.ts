import { SITE_NAME } from '@evmandi/contract/domain/site';

/** What a deployment configures and answers repeat. */
export interface Settings {
  rupeesPerDollar: number;
  /** Hours for which an unpaid order holds its stock. */
  holdHours: { bankTransfer: number; payOnDelivery: number };
  /** On invoices; what is not configured is left out there. */
  seller: {
    name: string;
    place: string;
    gstin: string | null;
    bankAccount: string | null;
    ifsc: string | null;
  };
  /** The site as passkeys know it; null where it has no secure address. */
  relyingParty: RelyingParty | null;
}

export interface RelyingParty {
  /** Its domain. */
  id: string;
  /** Origins of its pages. */
  origins: string[];
}

export const DEFAULT_SETTINGS: Settings = {
  rupeesPerDollar: 84,
  holdHours: { bankTransfer: 72, payOnDelivery: 168 },
  seller: {
    name: SITE_NAME,
    place: 'Hyderabad, India',
    gstin: null,
    bankAccount: null,
    ifsc: null,
  },
  relyingParty: { id: 'localhost', origins: ['http://localhost:3000'] },
};
