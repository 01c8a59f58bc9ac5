import { render } from '@testing-library/react';
import { Marked } from './marked.tsx';

test.each([
  ['#10241, Imran Shaikh', '102', ['102']],
  ['CUST-1024', 'cust 1024', ['CUST', '1024']],
  ['Charger 48 V, charger cable', 'char charger', ['Charger', 'charger']],
  ['Fuse (5 A) [blade]', '(5 [b', ['(5', '[b']],
  ['<b>A</b>', '<b>', ['<b>']],
  ['Sign out', '', []],
])('of %j and what was typed, %j, stands marked %j, and all of the text', (text, typed, marks) => {
  const { container } = render(<Marked text={text} typed={typed} />);
  expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(marks);
  expect(container.textContent).toBe(text);
});
