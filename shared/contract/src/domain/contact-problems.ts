/** What is wrong with the fields by which a person is reached, said in the browser as the server says it. */

const PHONE = /^\+?[\d\s().-]{7,24}$/;
const LIKE_EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;
const SHORTEST_ADDRESS = 5;

export const EMAIL_PROBLEM = 'An e-mail address looks like name@company.in';

/** Null when nothing is wrong with a number that was typed. */
export function phoneProblem(text: string): string | null {
  if (!PHONE.test(text)) return 'A phone number has digits, such as +91 98480 22338';
  const digits = text.replace(/\D/g, '').length;
  if (digits < 7) return 'A phone number has 7 digits or more';
  return digits > 15 ? 'A phone number has 15 digits or fewer' : null;
}

/** Null for whatever may be an address; the server looks closer. */
export const emailProblem = (text: string): string | null =>
  LIKE_EMAIL.test(text) ? null : EMAIL_PROBLEM;

/** Null when a driver may find it. */
export const addressProblem = (text: string): string | null =>
  text.length >= SHORTEST_ADDRESS ? null : 'Enter an address with house or plot, street and place';
