/** What the role of an account is for. */
export const ACCOUNT_KINDS = ['staff', 'dealer', 'customer'] as const;
export type AccountKind = (typeof ACCOUNT_KINDS)[number];

/** What people may register as. */
export const BUYER_KINDS = ['customer', 'dealer'] as const;
export type BuyerKind = (typeof BUYER_KINDS)[number];

/** What became of the wish to buy as a dealer. */
export const APPROVAL_STATES = ['waiting', 'approved', 'refused'] as const;
export type ApprovalState = (typeof APPROVAL_STATES)[number];

/** Waiting and refused are accounts of customers that asked to be a dealer's; one that is off signs in nowhere. */
export const ACCOUNT_STATES = ['active', 'waiting', 'refused', 'off'] as const;
export type AccountState = (typeof ACCOUNT_STATES)[number];

/** ASCII alone, because letters of other alphabets look like these: `\u0430dmin` reads as `admin`. */
const USERNAME = /^[\w.-]{3,}$/;

/** Returns what is wrong with the name of a new account, a sentence with the remedy; null for one that may be taken. */
export function usernameProblem(text: string): string | null {
  const username = text.trim();
  if (username === '') return 'Enter a username';
  return USERNAME.test(username)
    ? null
    : 'A username has 3 characters or more, from a to z, 0 to 9, dot, hyphen and _';
}

/** What is said where a dealer left it empty. */
export const DEALER_NEEDS = {
  company: 'Enter the name of your company',
  gstin: 'Enter the GSTIN of your company',
} as const;

/** What is said where the box of the terms stayed empty. */
export const TERMS_NEEDED = 'Accept the terms to create an account';
