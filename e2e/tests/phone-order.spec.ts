import { FIRM, field, fillContact, placeButton } from '../support/ordering.ts';
import { expectFits, expectHeaderAtRest, expectSound } from '../support/page.ts';
import { quickOrder } from '../support/quick-order.ts';
import { expect, test, WIDTHS } from '../support/test.ts';

test.use({ viewport: WIDTHS[1].viewport, isMobile: true, hasTouch: true });

test('a workshop orders on a phone, from search and quick order to the invoice under its link', async ({
  page,
  browser,
  errors: _,
}) => {
  const main = page.getByRole('main');
  const banner = page.getByRole('banner');
  await page.goto('/');
  await page.getByLabel('Search products').tap();
  await page.keyboard.type('brake fluid');
  await page.keyboard.press('Enter');
  const fluid = main.getByRole('button', { name: /^Add to cart: Brake Fluid DOT 4/ });
  await fluid.first().tap();
  await expect(banner.getByRole('link', { name: /^Cart, 1 item/ })).toBeVisible();

  await expectHeaderAtRest(page);
  await banner.getByRole('button', { name: 'Open menu' }).tap();
  await page.getByRole('dialog', { name: 'Menu' }).getByText('Quick order').tap();
  const dialog = quickOrder(page);
  await dialog.getByRole('combobox', { name: 'Item number, row 1' }).tap();
  await page.keyboard.type('BD-220-W');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Ventilated Brake Disc 220 mm')).toBeVisible();
  await dialog.getByLabel('Quantity, row 1').fill('4');
  await dialog.getByRole('button', { name: 'Add to cart' }).tap();
  await expect(dialog).toBeHidden();
  await banner.getByRole('link', { name: /^Cart, 5 items/ }).tap();

  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Shopping cart');
  await expect(main.getByText('2 of 2 lines selected')).toBeVisible();
  await expectSound(page);
  await main.getByRole('link', { name: 'Go to checkout' }).tap();
  await fillContact(page);
  await field(page, /^GSTIN/).fill(FIRM.gstin);
  await field(page, /^PO number/).fill(FIRM.poNumber);
  await expect(main.getByText(/Hyderabad/)).toBeVisible();
  await expect(main.getByText(/if yours is another, call/)).toBeVisible();
  await expectFits(page);
  await main.getByRole('button', { name: 'Continue to payment' }).tap();
  await expectFits(page);
  await main.getByRole('button', { name: 'Continue to review' }).tap();
  await main.getByRole('checkbox', { name: /accept the terms/ }).check();
  await expectFits(page);
  await placeButton(page).tap();

  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Order placed');
  await expectFits(page);
  await expect(main.getByText("Keep this page's address.")).toBeVisible();
  const another = await browser.newContext({ viewport: WIDTHS[1].viewport });
  const opened = await another.newPage();
  await opened.goto(page.url());
  const invoice = opened.getByRole('region', { name: 'Invoice' });
  await expect(invoice).toContainText(`GSTIN ${FIRM.gstin}`);
  await expect(invoice).toContainText(`PO ${FIRM.poNumber}`);
  await expect(invoice.getByRole('row', { name: /Ventilated Brake Disc 220 mm/ })).toContainText(
    '4',
  );
  await expect(invoice).toContainText('Telangana (36)');
  await another.close();
});
