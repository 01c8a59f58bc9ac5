import { createHash } from 'node:crypto';
import { integrityOf } from './content-address.ts';

test('the integrity of a file stands in its name, however it is asked for', () => {
  for (const content of ['a', 'b', 'c', 'd']) {
    const hash = createHash('sha256').update(content);
    const integrity = `sha256-${hash.copy().digest('base64')}`;
    const name = `/artifacts/catalog/files/static/js/async/4z.${hash.digest('base64url')}`;
    expect(integrityOf(`${name}.js`)).toBe(integrity);
    expect(integrityOf(`http://localhost:3000${name}.css?retry=2`)).toBe(integrity);
    expect(integrityOf(`${name}.js.LICENSE.txt`)).toBeUndefined();
  }
});

test.each(['/remoteEntry.js', '/static/js/async/4z.697ee011ce.js', '/favicon.svg'])(
  '%s has none',
  (address) => expect(integrityOf(address)).toBeUndefined(),
);
