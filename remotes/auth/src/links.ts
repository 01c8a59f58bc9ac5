/** Where the links of sign-in and account lead, in one place. */
export const links = {
  signIn: '/login',
  account: '/account',
  changePassword: '/change-password',
} as const;
