/** Where the dashboard's links lead, in one place. */
export const links = {
  orders: '/dashboard/orders',
  ordersByStatus: (status: string) => `/dashboard/orders?status=${encodeURIComponent(status)}`,
  /** Orders that the words find: a number finds its own. */
  ordersFound: (q: string) => `/dashboard/orders?q=${encodeURIComponent(q)}`,
  shop: '/dashboard/shop',
  /** The sign-in, which leads back to `from`. */
  signIn: (from: string) => `/login?${new URLSearchParams({ from })}`,
} as const;
