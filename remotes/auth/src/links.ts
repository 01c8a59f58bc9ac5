/** Where the links of sign-in and account lead, in one place. */
export const links = {
  signIn: '/login',
  account: '/account',
  register: '/register',
  terms: '/terms',
  changePassword: '/change-password',
} as const;
