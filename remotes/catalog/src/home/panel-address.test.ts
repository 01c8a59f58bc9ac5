import { panelAddress } from './panel-address.ts';

it.each([
  ['panel=bikes&condition=new&by=brand&brand=&budget=&q=', '/listing/new-bikes'],
  ['panel=bikes&condition=used&brand=royal-enfield&q=', '/listing/used-bikes?q=royal+enfield'],
  [
    'panel=bikes&condition=new&brand=honda&q=Honda+Activa+6G',
    '/listing/new-bikes?q=Honda+Activa+6G',
  ],
  ['panel=bikes&brand=tvs&budget=rs-1-2-lakh', '/listing/new-bikes?q=tvs&budget=rs-1-2-lakh'],
  ['panel=bikes&condition=%2F%2Fevil.example', '/listing/new-bikes'],
  ['brand=honda&condition=used', undefined],
  ['', undefined],
])('the form "%s" leads to %s', (search, address) => {
  expect(panelAddress(new URLSearchParams(search))).toBe(address);
});
