import { expectUncommon } from './common-passwords.ts';

test.each(['1qaz2wsx3edc', 'QWERTY123456', 'aaaaaaaaaaaa', 'passwordpassword', 'abcabcabcabc'])(
  '%s is refused at its field',
  async (password) => {
    await expect(expectUncommon(password, 'newPassword')).rejects.toMatchObject({
      statusCode: 422,
      code: 'common_password',
      errors: [{ path: 'newPassword' }],
    });
  },
);

test.each(['a password of her own', 'correct horse battery', 'ये शब्द किसी सूची में नहीं'])(
  '%j is taken',
  async (password) => {
    await expect(expectUncommon(password, 'newPassword')).resolves.toBeUndefined();
  },
);
