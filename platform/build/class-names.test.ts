import { classNames } from './class-names.ts';

const APP = { directory: '/p/remotes/cart', name: 'cart', development: false };
const at = (file: string) => ({ resourcePath: `/p/remotes/cart/src/${file}` });

test('names a class alike in each build, after its app, file and name', () => {
  const [browser, server] = [classNames(APP), classNames(APP)];
  const name = browser(at('a.module.css'), '', 'row');
  expect(name).toMatch(/^cart_[\w-]{4}$/);
  expect(server(at('a.module.css'), '', 'row')).toBe(name);
  expect(browser(at('a.module.css'), '', 'row')).toBe(name);
  expect(browser(at('b.module.css'), '', 'row')).not.toBe(name);
  expect(browser(at('a.module.css'), '', 'cell')).not.toBe(name);
  expect(classNames({ ...APP, development: true })(at('a.module.css'), '', 'row')).toBe(
    name.replace('cart_', 'cart_row_'),
  );
});

test('ends the build where two classes would get one name', () => {
  const names = classNames(APP);
  // Among 40,000 names of four letters two are equal for certain.
  const all = () => {
    for (let index = 0; index < 40_000; index += 1) names(at('a.module.css'), '', `c${index}`);
  };
  expect(all).toThrow(/^\.c\d+ of src\/a\.module\.css and \.c\d+ of .*: rename one of them$/);
});
