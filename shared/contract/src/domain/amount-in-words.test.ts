import { amountInWords } from './amount-in-words.ts';

// INVOICE-4
test.each([
  [0, 'Rupees Zero only'],
  [1_00, 'Rupees One only'],
  [20_05, 'Rupees Twenty and Paise Five only'],
  [1_373_90, 'Rupees One Thousand Three Hundred Seventy-Three and Paise Ninety only'],
  [63_964_00, 'Rupees Sixty-Three Thousand Nine Hundred Sixty-Four only'],
  [1_00_000_00, 'Rupees One Lakh only'],
  [
    20_11_64_411_80,
    'Rupees Twenty Crore Eleven Lakh Sixty-Four Thousand Four Hundred Eleven and Paise Eighty only',
  ],
  [1_00_00_00_00_000_00, 'Rupees Ten Thousand Crore only'],
])('%i paise are %s', (paise, text) => {
  expect(amountInWords(paise)).toBe(text);
});
