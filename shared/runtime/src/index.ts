export { type Area, rememberPlace, returnTo, takeReturnScroll } from './areas.ts';
export {
  cart,
  cleanQuantity,
  countItems,
  type Line,
  MAX_QUANTITY,
  selectedIds,
  useCart,
} from './cart.ts';
export { apiAddress, configure, getConfig } from './config.ts';
export { errorMessage, fieldErrors, hasResponse, http, httpClient, read } from './http.ts';
export { hydrateStores } from './list-store.ts';
export {
  comparison,
  favorites,
  MAX_COMPARED,
  quote,
  useComparison,
  useFavorites,
  useQuote,
} from './lists.ts';
export { notify, setToastMounter } from './notifications.ts';
export {
  checkSession,
  type SessionEnd,
  signIn,
  signOut,
  useSession,
  watchSession,
} from './session.ts';
