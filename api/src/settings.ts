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

/** Where a bank transfer of the demonstration goes: no bank has this IFSC, and the label is part of the number. */
export const SAMPLE_ACCOUNT = {
  bankAccount: '0000 0000 0000 (sample account)',
  ifsc: 'DEMO0000000',
} as const;

/** Settings of the demonstration. */
export const DEFAULT_SETTINGS: Settings = {
  rupeesPerDollar: 84,
  holdHours: { bankTransfer: 72, payOnDelivery: 168 },
  seller: {
    name: SITE_NAME,
    place: 'Hyderabad, India',
    gstin: null,
    ...SAMPLE_ACCOUNT,
  },
  relyingParty: { id: 'localhost', origins: ['http://localhost:3000'] },
};
