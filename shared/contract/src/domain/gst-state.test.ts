import { stateOfGstin, stateOfPin } from './gst-state.ts';

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
])('PIN code %s lies in %s %s', (pin, code, name) => {
  expect(stateOfPin(pin)).toEqual({ code, name });
});

it.each(['999999', '', '5'])('"%s" lies in no state', (pin) => {
  expect(stateOfPin(pin)).toBeUndefined();
});

it('reads the state of a GSTIN', () => {
  expect(stateOfGstin('29AAGCB7383J1Z4')?.name).toBe('Karnataka');
  expect(stateOfGstin('99AAGCB7383J1Z4')).toBeUndefined();
});
