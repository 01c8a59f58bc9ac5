export { cleanQuantity, MAX_COMPARED, MAX_QUANTITY } from '@evmandi/contract/domain/limits';
export type { Line } from '@evmandi/contract/domain/lines';
export { visitorText } from '@evmandi/contract/platform/visitor-text';
export { type Area, rememberVisit, returnTo, takeReturnScroll } from './areas.ts';
export { cart, countItems, selectedIds, useCart } from './cart.ts';
export { loadCode, setCodeLoader } from './code.ts';
export { apiAddress, configure, getConfig, pictureAddress } from './config.ts';
export { deliveryPlace, useArrival, useDeliveryPlace } from './delivery-place.ts';
export { type GarageVehicle, garage, useGarage, vehiclesIn } from './garage.ts';
export {
  errorMessage,
  fieldErrors,
  hasResponse,
  http,
  httpClient,
  read,
  setPersonCheck,
} from './http.ts';
export {
  comparison,
  favorites,
  quote,
  useComparison,
  useFavorites,
  useQuote,
} from './lists.ts';
export { landingFor, menuOf, setNavigation } from './navigation.ts';
export { notify, setToastMounter } from './notifications.ts';
export { type ReportContext, report, setReporter } from './report.ts';
export {
  checkSession,
  hadSession,
  keepUser,
  leaveSession,
  type SessionEnd,
  signIn,
  signOut,
  useSession,
  watchSession,
} from './session.ts';
export { hydrateStores, storedState } from './stored-state.ts';
export { isKept } from './versioned-storage.ts';
