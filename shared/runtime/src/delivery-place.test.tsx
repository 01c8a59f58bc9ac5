import { deliveryPlace, useDeliveryPlace } from './delivery-place.ts';
import { hydrateStores } from './stored-state.ts';

const KEY = 'evmandi-own-delivery';
const hold = (place: object) => {
  localStorage.setItem(KEY, JSON.stringify({ state: place, version: 1 }));
  hydrateStores()();
};

// CHECKOUT-5
test('a place that was given is kept for all screens and later visits', () => {
  deliveryPlace.set({ pin: '500076', days: 2 });
  expect(JSON.parse(localStorage.getItem(KEY) ?? '').state).toEqual({ pin: '500076', days: 2 });
  hold({ pin: '411001', days: 1 });
  expect(useDeliveryPlace.getState()).toEqual({ pin: '411001', days: 1 });
});

test.each([
  { pin: '5000', days: 1 },
  { pin: '500076', days: 0 },
  { pin: 5, days: 1 },
])('damaged storage %j is no place', (place) => {
  deliveryPlace.set({ pin: '500076', days: 1 });
  jest.spyOn(console, 'error').mockImplementation(() => {});
  hold(place);
  expect(useDeliveryPlace.getState().pin).toBeNull();
});
