/** `TS09EV4821`: state, district, series, number; or `22BH1234AA` of the all-India series. */
const PLATE = /^(?:([A-Z]{2})(\d{1,2})([A-Z]{0,3})(\d{1,4})|(\d{2})(BH)(\d{4})([A-Z]{1,2}))$/;

/** Fewest letters and digits by which registrations are looked for. */
export const SHORTEST_REGISTRATION = 2;

/** A registration number, or its beginning, as it is compared: letters and digits alone, upper case. */
export const registrationKey = (text: string): string =>
  text.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** What is wrong with a registration number and the remedy; undefined for one as India issues them. */
export function registrationProblem(text: string): string | undefined {
  if (registrationKey(text) === '') return 'Enter the registration number';
  if (PLATE.test(registrationKey(text))) return undefined;
  return 'A registration number looks like TS 09 EV 4821, or 22 BH 1234 AA';
}

/** `ts09ev4821` as plates write it: `TS 09 EV 4821`. Any other text stays as it is. */
export function normalRegistration(text: string): string {
  const parts = PLATE.exec(registrationKey(text));
  return parts ? parts.slice(1).filter(Boolean).join(' ') : text.trim();
}
