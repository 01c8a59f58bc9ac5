import { SITE_NAME } from '@evmandi/contract/domain/site';

/** What a deployment configures and answers repeat. */
export interface Settings {
  rupeesPerDollar: number;
  /** On invoices; what is not configured is left out there. */
  seller: {
    name: string;
    place: string;
    gstin: string | null;
    bankAccount: string | null;
    ifsc: string | null;
  };
}

export const DEFAULT_SETTINGS: Settings = {
  rupeesPerDollar: 84,
  seller: {
    name: SITE_NAME,
    place: 'Hyderabad, India',
    gstin: null,
    bankAccount: null,
    ifsc: null,
  },
};
