import { chip, choose, filters } from '../support/listing.ts';
import { expectAccessible } from '../support/page.ts';
import { expect, test } from '../support/test.ts';

test('facts of a category narrow it by figures and ranges, and hold where it does not declare them', {
  tag: '@full',
}, async ({ page, errors: _ }) => {
  const path = '/listing/battery-packs';
  await page.goto(path);
  await choose(page, 'Capacity', /^5 to 10 Ah/);
  await choose(page, 'Voltage', /^12 V/);
  await expect(page).toHaveURL(`${path}?voltage=12-v&capacity=5-to-10-ah`);
  await expectAccessible(page);
  await chip(page, '5 to 10 Ah').click();
  await expect(page).toHaveURL(`${path}?voltage=12-v`);
  const capacity = filters(page).getByRole('group', { name: 'Capacity' });
  await capacity.getByLabel('Min, Ah').fill('9');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${path}?voltage=12-v&capacity=at-least-9-ah`);
  await capacity.getByLabel('Max, Ah').fill('2.5 Ah');
  await page.keyboard.press('Tab');
  await expect(page).toHaveURL(`${path}?voltage=12-v&capacity=2-5-ah-to-9-ah`);
  await expect(capacity.getByLabel('Min, Ah')).toHaveValue('2.5');
  await chip(page, '2.5 Ah to 9 Ah').click();
  await expect(page).toHaveURL(`${path}?voltage=12-v`);
  await page.goto('/listing/bells?voltage=12-v');
  await expect(filters(page).getByLabel(/^12 V/)).toBeChecked();
  await page.getByRole('link', { name: /^Without 12 V: \d+ products/ }).click();
  await expect(page).toHaveURL('/listing/bells');
});
