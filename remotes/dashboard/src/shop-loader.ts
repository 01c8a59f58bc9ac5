import { returnTo } from '@evmandi/runtime';
import { redirect } from 'react-router-dom';

/** Your Shop: back to where the person last was in the shop, never to the sign-in page. */
export function shopLoader(): Response {
  const address = returnTo('store', '/');
  return redirect(/^\/login\b/.test(address) ? '/' : address);
}
