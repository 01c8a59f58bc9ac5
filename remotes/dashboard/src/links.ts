/** Where the dashboard's links lead, in one place. */
export const links = {
  home: '/dashboard',
  orders: '/dashboard/orders',
  ordersByStatus: (status: string) => `/dashboard/orders?status=${encodeURIComponent(status)}`,
  ordersByPayment: (payment: string) => `/dashboard/orders?payment=${encodeURIComponent(payment)}`,
  /** Orders placed on the days from `from` to `to`, `YYYY-MM-DD`, with what else the list is to show. */
  ordersOfDays: (from: string, to: string, more: Record<string, string> = {}) =>
    `/dashboard/orders?${new URLSearchParams({ ...more, from, to })}`,
  /** The orders with the panel of one. */
  order: (number: string) => `/dashboard/orders?order=${encodeURIComponent(number)}`,
  ordersOfCustomer: (number: string) => `/dashboard/orders?customer=${encodeURIComponent(number)}`,
  customers: '/dashboard/customers',
  /** The customers with the panel of one. */
  customer: (number: string) => `/dashboard/customers?customer=${encodeURIComponent(number)}`,
  quotes: '/dashboard/quotes',
  questions: '/dashboard/questions',
  /** What the shopper sees of a request or a question. */
  quotePage: (token: string) => `/quotes/${encodeURIComponent(token)}`,
  questionPage: (token: string) => `/questions/${encodeURIComponent(token)}`,
  stock: '/dashboard/stock',
  addProduct: (category: string) =>
    `/dashboard/products/add?category=${encodeURIComponent(category)}`,
  productList: '/dashboard/products/list',
  jobCards: '/b2b/vehicle-job-card',
  newJobCard: '/b2b/vehicle-job-card/new',
  jobCard: (number: string) => `/b2b/vehicle-job-card/${encodeURIComponent(number)}`,
  /** A product's page in the shop. */
  product: (id: string) => `/product/${encodeURIComponent(id)}`,
  shop: '/dashboard/shop',
  /** The sign-in, which leads back to `from`. */
  signIn: (from: string) => `/login?${new URLSearchParams({ from })}`,
} as const;
