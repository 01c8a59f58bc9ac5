/** Ids of the `<script type="application/json">` blocks that the edge writes and the host reads. */
export const DATA_BLOCK = {
  composition: 'evmandi-composition',
  config: 'evmandi-config',
  /** What hydration needs of a page rendered on the server. */
  rendered: 'evmandi-rendered',
} as const;

/** What a deployment configures and a page may know. */
export interface PublicConfig {
  /** Address of the API without `/api`, for example `http://localhost:8000`. */
  apiUrl: string;
  /** Where the browser gets pictures, without `/api`; absent when from the site itself. */
  picturesUrl?: string;
  phone: string;
  email: string;
  country: string;
  copyrightYear: number;
  /** Rupees for one dollar, stated wherever dollars are shown. */
  rupeesPerDollar: number;
}
