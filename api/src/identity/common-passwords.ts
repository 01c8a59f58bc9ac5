import { refused } from '../http/failure.ts';

const COMMON = 'Many people have this password, and it is tried first: choose another one';

let known: Promise<ReadonlySet<string>> | undefined;

/** The list of 49,000 has its code loaded by the first password that is set. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  known ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'] as string[]),
  );
  return known;
}

/** The longest start of which a text is repetitions: "abcabcabc" is "abc". */
const repeated = (text: string): string => /^(.+?)\1+$/.exec(text)?.[1] ?? text;

/**
 * Throws 422 `common_password`, at the field `path`, for a password that is known, however it is written, and for one
 * that repeats a few characters or a known one.
 */
export async function expectUncommon(password: string, path: string): Promise<void> {
  const plain = password.trim().toLowerCase();
  const once = repeated(plain);
  const few = once.length <= 3;
  const list = await commonPasswords();
  if (few || list.has(plain) || list.has(once)) {
    throw refused('common_password', COMMON, [{ path, message: COMMON }]);
  }
}
