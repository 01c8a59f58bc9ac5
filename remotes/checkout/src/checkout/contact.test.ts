import { contactProblems, NO_CONTACT } from './contact.ts';

const GOOD = {
  ...NO_CONTACT,
  name: 'Imran Shaikh',
  phone: '+91 98480 22338',
  email: 'imran@deccanfleet.example',
  address: 'Plot 42, Phase II',
  pin: '500076',
};

test('what the server would refuse at the last press is said at the step where it is typed', () => {
  expect(contactProblems(GOOD)).toEqual({});
  expect(
    contactProblems({ ...GOOD, phone: '12', email: 'imran@deccan', address: ' a ', pin: '5000' }),
  ).toEqual({
    phone: 'A phone number has digits, such as +91 98480 22338',
    email: 'An e-mail address looks like name@company.in',
    address: 'Enter an address with house or plot, street and place',
    pin: 'A PIN code has six digits, such as 500076',
  });
  expect(contactProblems({ ...GOOD, phone: '(((((((', email: 'a b@c.in' })).toEqual({
    phone: 'A phone number has 7 digits or more',
    email: 'An e-mail address looks like name@company.in',
  });
});

test('a field that is empty says what to enter', () => {
  expect(contactProblems({ ...GOOD, phone: ' ', address: '' })).toEqual({
    phone: 'Enter a phone number',
    address: 'Enter an address',
  });
});
