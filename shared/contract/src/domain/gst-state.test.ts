import { GST_STATES, stateOfGstin, stateOfPin } from './gst-state.ts';

it.each([
  ['500076', '36', 'Telangana'],
  ['520 001', '37', 'Andhra Pradesh'],
  ['560001', '29', 'Karnataka'],
  ['403001', '30', 'Goa'],
  ['411038', '27', 'Maharashtra'],
  ['605001', '34', 'Puducherry'],
  ['605602', '33', 'Tamil Nadu'],
  ['160017', '04', 'Chandigarh'],
  ['160055', '03', 'Punjab'],
  ['194101', '38', 'Ladakh'],
  ['190001', '01', 'Jammu and Kashmir'],
  ['834001', '20', 'Jharkhand'],
  ['821101', '10', 'Bihar'],
  ['396210', '26', 'Dadra and Nagar Haveli and Daman and Diu'],
  ['396001', '24', 'Gujarat'],
  ['737101', '11', 'Sikkim'],
  // Towns whose codes lie among those of the state next to theirs.
  ['244713', '05', 'Uttarakhand'],
  ['246001', '05', 'Uttarakhand'],
  ['262405', '05', 'Uttarakhand'],
  ['262406', '09', 'Uttar Pradesh'],
  ['247669', '09', 'Uttar Pradesh'],
  ['160104', '03', 'Punjab'],
  ['507121', '37', 'Andhra Pradesh'],
  ['533464', '34', 'Puducherry'],
  ['673310', '34', 'Puducherry'],
  ['609608', '33', 'Tamil Nadu'],
  ['813208', '20', 'Jharkhand'],
  ['814131', '10', 'Bihar'],
])('PIN code %s lies in %s %s', (pin, code, name) => {
  expect(stateOfPin(pin)).toEqual({ code, name });
});

it('gives no beginning of a PIN code to two states', () => {
  const all = GST_STATES.flatMap(([, , prefixes]) => prefixes.split(' '));
  const twice = all.filter((prefix, at) => all.indexOf(prefix) !== at);
  expect(twice).toEqual([]);
  expect(all.filter((prefix) => !/^[1-9]\d{1,5}$/.test(prefix))).toEqual([]);
});

it.each(['999999', '', '5'])('"%s" lies in no state', (pin) => {
  expect(stateOfPin(pin)).toBeUndefined();
});

it('reads the state of a GSTIN', () => {
  expect(stateOfGstin('29AAGCB7383J1Z4')?.name).toBe('Karnataka');
  expect(stateOfGstin('99AAGCB7383J1Z4')).toBeUndefined();
});
