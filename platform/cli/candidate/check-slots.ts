import type { RemoteArtifact } from '@evmandi/contract/platform/composition';
import type { SlotId } from '@evmandi/contract/platform/slots';
import type { Locator, Page } from 'playwright-core';
import { titleOf } from '../checks/candidate.ts';
import type { Refusal } from '../checks/refusal.ts';
import { until } from './watch-page.ts';

/** A host gives a slot up before. */
const LIMIT_MS = 15_000;
/** Letters that something begins with, and as many as suggestions want: fewer are waited for in vain. */
const ASKED = 'br';

type UsedSlot = Exclude<SlotId, 'session.confirm'>;

interface Use {
  /** The host's control. */
  control: (page: Page) => Locator;
  press: (control: Locator) => Promise<void>;
  /** What is only there once the slot's component is. */
  sign: (page: Page) => Locator;
  /** What it shows once it has what it asked for; waited for, and not demanded. */
  answer?: (page: Page) => Locator;
}

const field = (page: Page) => page.getByRole('search').locator('input[name=q]');

/** How a visitor comes to each slot; only a refusal of the API leads to the others. */
const USES: Record<UsedSlot, Use> = {
  'header.search': {
    control: field,
    press: async (control) => {
      await control.hover();
      await control.fill(ASKED);
    },
    sign: (page) =>
      field(page).and(page.locator('[role=combobox], [aria-expanded], [aria-controls]')),
    answer: (page) =>
      page.getByRole('search').locator('[role=listbox], [role=status], [role=alert]'),
  },
  'footer.feedback': {
    control: (page) => page.getByRole('contentinfo').getByRole('button', { name: 'Feedback' }),
    press: (control) => control.click(),
    sign: (page) => page.getByRole('dialog'),
  },
  'header.garage': {
    control: (page) => page.getByRole('banner').getByRole('link', { name: /^Garage/ }),
    press: (control) => control.click(),
    sign: (page) => page.getByRole('dialog'),
  },
  'header.quick-order': {
    control: (page) => page.getByRole('banner').getByRole('button', { name: 'Quick order' }),
    press: (control) => control.click(),
    sign: (page) => page.getByRole('dialog'),
  },
};

/** Slots that a remote fills and a visitor can come to, in the order to use them in. */
export const usableSlots = ({ descriptor }: RemoteArtifact): UsedSlot[] =>
  (Object.keys(USES) as UsedSlot[]).filter((id) => descriptor.slots.includes(id));

async function faultOf(page: Page, id: UsedSlot, errors: readonly string[], limitMs: number) {
  const { control, press, sign, answer } = USES[id];
  const own = control(page).first();
  if (!(await own.isVisible())) return 'is not reached: the page shows no control for it';
  const limit = Math.min(limitMs, LIMIT_MS);
  const shows = (what: Locator) => () => what.first().isVisible();
  await press(own);
  const shown = await until(shows(sign(page)), errors, limit);
  if (shown && answer) await until(shows(answer(page)), errors, limit);
  const [error] = errors;
  if (error) return error.split('\n', 1)[0];
  return shown ? undefined : `shows nothing within ${limit / 1000} s`;
}

/** Uses slots of a remote as a visitor does, on a page that answers; says which fail. */
export async function checkSlots(
  page: Page,
  remote: RemoteArtifact,
  errors: string[],
  limitMs: number,
): Promise<Refusal[]> {
  const refusals: Refusal[] = [];
  for (const id of usableSlots(remote)) {
    errors.length = 0;
    const fault = await faultOf(page, id, errors, limitMs);
    // What opened over the page would be in the way of the next one.
    await page.keyboard.press('Escape');
    if (fault === undefined) continue;
    refusals.push({
      rule: 'slot-run',
      place: `${titleOf(remote)}, slot ${id}`,
      message: `used in a browser, the slot ${fault}`,
      remedy: `Mend remotes/${remote.name}/src/slots/${id}.tsx; npm run dev shows the page.`,
    });
    if (errors.length > 0) break;
  }
  return refusals;
}
