import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const sheet = readFileSync(join(__dirname, 'toasts.css'), 'utf8');

/** The declarations of the first rule with exactly this selector list. */
const ruleOf = (selectors: string) => sheet.split(`${selectors} {`)[1]?.split('}')[0] ?? '';

// The element around the toasts only listens. As a box it takes a sheet of paper beside a screen with a page of its own.
test('the element around the toasts > has no box on the page and is not printed', () => {
  expect(ruleOf('\n  .ev-toasts')).toContain('display: contents;');
  const printed = sheet.slice(sheet.indexOf('@media print'));
  expect(printed).toMatch(/\.ev-toasts,\s+\.ev-toast-plain \{\s+display: none;/);
});
