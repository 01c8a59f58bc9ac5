export { cleanQuantity, MAX_COMPARED, MAX_QUANTITY } from '@evmandi/contract/domain/limits';
export { visitorText } from '@evmandi/contract/platform/visitor-text';
export { type Area, rememberPlace, returnTo, takeReturnScroll } from './areas.ts';
export {
  cart,
  countItems,
  type Line,
  selectedIds,
  useCart,
} from './cart.ts';
export { apiAddress, configure, getConfig } from './config.ts';
export { errorMessage, fieldErrors, hasResponse, http, httpClient, read } from './http.ts';
export { hydrateStores } from './list-store.ts';
export {
  comparison,
  favorites,
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
