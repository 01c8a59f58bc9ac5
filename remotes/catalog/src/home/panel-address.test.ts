import { panelAddress } from './panel-address.ts';

it.each([
  ['panel=bikes&condition=new&by=brand&brand=&budget=&model=', '/new-bikes'],
  ['panel=bikes&condition=used&brand=royal-enfield&model=', '/used-bikes?brand=royal-enfield'],
  ['panel=bikes&condition=new&brand=honda&model=honda%2Factiva-6g', '/honda-bikes?model=activa-6g'],
  ['panel=bikes&condition=new&brand=&model=honda%2Factiva-6g', '/honda-bikes?model=activa-6g'],
  ['panel=bikes&condition=new&brand=tvs&model=honda%2Factiva-6g', '/tvs-bikes'],
  ['panel=bikes&brand=tvs&budget=rs-1-2-lakh', '/find-rs-1-2-lakh-bikes?brand=tvs'],
  ['panel=bikes&condition=%2F%2Fevil.example&brand=%2F%2Fevil.example', '/new-bikes'],
  ['panel=bikes&brand=honda&q=+activa+', '/honda-bikes?q=activa'],
  ['panel=bikes&brand=&q=activa', '/new-bikes?q=activa'],
  ['brand=honda&condition=used', undefined],
  ['', undefined],
])('the form "%s" leads to %s', (search, address) => {
  expect(panelAddress(new URLSearchParams(search))).toBe(address);
});
