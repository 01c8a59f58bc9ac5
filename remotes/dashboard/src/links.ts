/** Where the dashboard's links lead, in one place. */
export const links = {
  home: '/dashboard',
  visitors: '/dashboard/visitors',
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
  /** Those who bought on the days from `from` to `to`, `YYYY-MM-DD`. */
  customersOfDays: (from: string, to: string) =>
    `/dashboard/customers?${new URLSearchParams({ from, to })}`,
  /** The customers with the panel of one. */
  customer: (number: string) => `/dashboard/customers?customer=${encodeURIComponent(number)}`,
  quotes: '/dashboard/quotes',
  questions: '/dashboard/questions',
  /** The lists with the panel of one. */
  quote: (number: string) => `/dashboard/quotes?request=${encodeURIComponent(number)}`,
  question: (number: string) => `/dashboard/questions?request=${encodeURIComponent(number)}`,
  /** What the shopper sees of a request or a question. */
  quotePage: (token: string) => `/quotes/${encodeURIComponent(token)}`,
  questionPage: (token: string) => `/questions/${encodeURIComponent(token)}`,
  stock: '/dashboard/stock',
  outOfStock: '/dashboard/stock?tab=levels&state=out',
  newProduct: '/dashboard/products/add',
  addProduct: (category: string) =>
    `/dashboard/products/add?category=${encodeURIComponent(category)}`,
  searches: '/dashboard/searches',
  /** What the shop finds for a text. */
  search: (text: string) => `/listing?${new URLSearchParams({ q: text })}`,
  /** The shop's own lists. */
  allProducts: '/listing',
  productsInStock: '/listing?in_stock=true',
  roles: '/dashboard/admin/roles',
  /** The accounts that a text finds. */
  accountsFound: (text: string) => `/dashboard/admin/roles?${new URLSearchParams({ q: text })}`,
  authority: '/dashboard/admin/authority',
  audit: '/dashboard/admin/audit',
  /** What the audit log has of one thing. */
  auditOf: (subject: string, id: string) =>
    `/dashboard/admin/audit?${new URLSearchParams({ subject, id })}`,
  jobCards: '/b2b/vehicle-job-card',
  newJobCard: '/b2b/vehicle-job-card/new',
  jobCard: (number: string) => `/b2b/vehicle-job-card/${encodeURIComponent(number)}`,
  /** A product's page in the shop. */
  product: (id: string) => `/product/${encodeURIComponent(id)}`,
  shop: '/dashboard/shop',
  /** The sign-in, which leads back to `from`. */
  signIn: (from: string) => `/login?${new URLSearchParams({ from })}`,
} as const;
