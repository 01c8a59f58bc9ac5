import { rememberVisit } from '@evmandi/runtime';
import { shopLoader } from './shop-loader.ts';

const target = () => shopLoader().headers.get('Location');

beforeEach(() => sessionStorage.clear());

// DASH-3
test('Your Shop leads to the start of the shop', () => {
  expect(target()).toBe('/');
});

// HEADER-5
test('Your Shop returns to the last place of the shop in this tab', () => {
  rememberVisit('store', '/listing/batteries?page=2');
  rememberVisit('dashboard', '/dashboard/orders');
  expect(target()).toBe('/listing/batteries?page=2');
});

test('the sign-in page on the way to the dashboard is no place to return to', () => {
  rememberVisit('store', '/login?from=%2Fdashboard');
  expect(target()).toBe('/');
});
