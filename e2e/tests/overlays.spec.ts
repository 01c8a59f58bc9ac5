import { enterAs } from '../support/api.ts';
import { open } from '../support/page.ts';
import { expect, test, turnsAt, WIDTHS } from '../support/test.ts';

for (const [at, { name, viewport }] of WIDTHS.entries()) {
  const turn = turnsAt(at, 1);
  turn()(
    `at ${name} quick order offers products by keyboard and gives the focus back`,
    { tag: '@full' },
    async ({ page, errors: _ }) => {
      await page.setViewportSize(viewport);
      await open(page, '/about');
      if (viewport.width < 900) await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('button', { name: 'Quick order' }).click();
      const form = page.getByRole('dialog', { name: 'Quick order form' });
      const item = form.getByRole('combobox', { name: 'Item number, row 1' });
      await expect(item).toBeFocused();
      await item.pressSequentially('brake');
      await expect(form.getByRole('listbox', { name: 'Products' })).toBeVisible();
      await expect(item).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('ArrowUp');
      const last = form.getByRole('listbox').getByRole('option').last();
      await expect(last).toHaveAttribute('aria-selected', 'true');
      await expect(item).toHaveAttribute(
        'aria-activedescendant',
        (await last.getAttribute('id')) ?? '',
      );
      await page.keyboard.press('Escape');
      await expect(form.getByRole('listbox')).toBeHidden();
      await expect(form).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await expect(form.getByRole('listbox')).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(form.getByRole('listbox')).toBeHidden();
      await expect(item).not.toHaveValue('brake');
      await page.keyboard.press('Escape');
      await expect(form).toBeHidden();
      const opener = viewport.width < 900 ? 'Open menu' : 'Quick order';
      await expect(page.getByRole('button', { name: opener })).toBeFocused();
    },
  );
}

test('a question that was typed is not lost by Escape', { tag: '@full' }, async ({
  page,
  errors: _,
}) => {
  await open(page, '/product/BP-EV-2041');
  const ask = page.getByRole('button', { name: 'Ask an expert' });
  await ask.click();
  const form = page.getByRole('dialog', { name: 'Ask an expert' });
  // A dialog that is longer than the window scrolls inside of it, with its head in sight.
  const whole = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.setViewportSize({ width: 390, height: 420 });
  const box = await form.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(420);
  const send = form.getByRole('button', { name: /^Send/ });
  await send.scrollIntoViewIfNeeded();
  await expect(send).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(whole);
  await form.getByLabel('Question').fill('Does it fit?');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Discard what you entered?' });
  await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(form.getByLabel('Question')).toBeFocused();
  await expect(form.getByLabel('Question')).toHaveValue('Does it fit?');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(form).toBeHidden();
  await expect(ask).toBeFocused();
});

test('the account menu is walked through by keyboard', { tag: '@full' }, async ({
  page,
  errors: _,
}) => {
  await page.setViewportSize({ width: 820, height: 800 });
  await enterAs(page, 'admin');
  await page.goto('/about');
  const button = page.getByRole('navigation', { name: 'Your account' }).getByRole('button');
  await button.focus();
  await page.keyboard.press('ArrowUp');
  const menu = page.getByRole('menu');
  await expect(menu.getByRole('menuitem', { name: 'Sign out' })).toBeFocused();
  await page.keyboard.press('d');
  await expect(menu.getByRole('menuitem', { name: 'Dashboard' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
});
