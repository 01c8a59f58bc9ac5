import naughty from 'big-list-of-naughty-strings';
import { Random } from '../../sample-data/random.ts';
import { onSampleData } from '../both-databases.ts';
import { bodyOf, type Call } from '../contract/calls.ts';
import { deal, some } from '../contract/hostile.ts';
import type { Values } from '../contract/requests.ts';
import { expectTold } from '../contract/told.ts';
import { type Field, fieldsOf, type Path, takes, withValue } from './fields.ts';
import { textsIn, watcher } from './stored-texts.ts';
import { nameOf, Trials } from './trial.ts';

const SEED = 20_261_124;
/**
 * Requests for each call, with a text of the list in each field. Not the whole list for each: 60 take minutes, and the
 * calls together have every text many times.
 */
const REQUESTS = process.env.EVMANDI_FULL ? 60 : 1;

/** What no field takes. */
const BROKEN_TEXTS = ['a\0b', 'a\ud800b', '\udc00'];
/** Of these for each field, dealt so that each comes up. */
const BROKEN_FOR_EACH = process.env.EVMANDI_FULL ? BROKEN_TEXTS.length : 1;

/** Texts that name something, that only their hash is kept of, their words alone, or that the release service keeps. */
const NOT_KEPT =
  /assword|\.(token|device|productId|roleId|mechanic|customer|product|registration|sku|number)$|auth\/login|quick-order|post \/api\/visits|synonyms|admin\/(?:searches|platform)/;

/** What a field may make of a text: nothing that a person would see. */
const keptForms = (text: string): string[] => {
  const plain = text
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\t\n])\p{Cc}/gu, '');
  return [text, text.trim(), plain.trim(), text.replace(/\r\n?/g, '\n').trim()];
};

onSampleData('texts that break programs', (api) => {
  let trials: Trials;
  let watch: Awaited<ReturnType<typeof watcher>>;
  const random = new Random(SEED);
  let texts = 0;
  beforeAll(async () => {
    trials = await Trials.of(api());
    watch = await watcher(api());
  });

  const fieldsIn = (call: Call) =>
    fieldsOf(bodyOf(call, trials.document) ?? {}).filter(
      (field) => takes(field, 'string') && !field.schema.enum && !field.schema.format,
    );
  const marked = (text: string) => {
    texts += 1;
    return { mark: `~${texts}.~`, text: `${text} ~${texts}.~` };
  };

  interface Tried {
    field: Field;
    mark: string;
    text: string;
  }
  const bodyWith =
    (tried: readonly Tried[]) =>
    ({ body }: Values) => ({
      body: tried.reduce<unknown>(
        (whole, { field, text }) => withValue(whole, field.path, text),
        body,
      ) as Record<string, unknown>,
    });
  const isNamed = (path: string, name: Path) => {
    const own = name.join('.');
    return path === own || own.startsWith(`${path}.`) || path.startsWith(`${own}.`);
  };

  /** Sends them in the fields of one call, again without those that are refused. */
  async function tryTexts(call: Call, tried: Tried[]): Promise<void> {
    await trials.prepare(call);
    const written = await watch();
    const { request, answer } = await trials.send(call, bodyWith(tried));
    expectTold(answer, request);
    const about = `${nameOf(call)} ${JSON.stringify(request.payload)}`;
    if (answer.statusCode === 422) {
      const told: { path: string }[] = answer.json().errors ?? [];
      const left = tried.filter(({ field }) => !told.some(({ path }) => isNamed(path, field.path)));
      if (left.length < tried.length) return left.length > 0 ? tryTexts(call, left) : undefined;
      // Fields that exclude each other: the refusal names another one, which was not tried.
      expect([about, told.length > 0]).toEqual([about, true]);
      if (tried.length > 1) for (const one of tried) await tryTexts(call, [one]);
      return;
    }
    if (answer.statusCode >= 400) return;
    const answered = answer.headers['content-type']?.toString().includes('json')
      ? textsIn(answer.json())
      : [];
    const kept = textsIn(await written());
    for (const { field, mark, text } of tried) {
      const forms = keptForms(text);
      // What happened is told in a sentence that holds it.
      const told = answered.filter((said) => said.includes(mark));
      const whole = told.every((said) => forms.some((form) => said.includes(form)));
      expect([about, told, whole]).toEqual([about, told, true]);
      if (NOT_KEPT.test(`${nameOf(call)}.${field.path.join('.')}`)) continue;
      const isKept = kept.some((one) => forms.includes(one));
      expect([about, field.path, isKept]).toEqual([about, field.path, true]);
    }
  }

  async function expectBrokenRefused(call: Call, field: Field, texts: string[]): Promise<void> {
    for (const text of texts) {
      const { request, answer } = await trials.send(call, bodyWith([{ field, text, mark: '' }]));
      expectTold(answer, request);
      if (field.path.join('.') === 'device') continue;
      const told: { path: string }[] = answer.json().errors ?? [];
      const about = `${nameOf(call)} ${field.path.join('.')}`;
      expect([
        about,
        answer.statusCode,
        told.some(({ path }) => isNamed(path, field.path)),
      ]).toEqual([about, 422, true]);
    }
  }

  async function expectKept(call: Call, fields: Field[]): Promise<void> {
    const list = some(naughty, naughty.length, random);
    for (let sent = 0; sent < REQUESTS && list.length > 0; sent += 1) {
      const now = list.splice(0, fields.length);
      await tryTexts(
        call,
        now.flatMap((text, n) => {
          const field = fields[n];
          return field ? [{ field, ...marked(text) }] : [];
        }),
      );
    }
  }

  // Both in one test: what a call needs is made once for both.
  test('are kept and answered as they were written, or refused with the name of their field, as those with a NUL or half a character are', async () => {
    const nextBroken = deal(BROKEN_TEXTS, random);
    for (const call of trials.calls) {
      const fields = fieldsIn(call);
      for (const field of fields)
        await expectBrokenRefused(call, field, nextBroken(BROKEN_FOR_EACH));
      if (fields.length > 0) await expectKept(call, fields);
    }
  }, 2_400_000);

  test('are no formula to a spreadsheet, in whatever file they come', async () => {
    const names = ['=1+1', '+1+1', '-1+1', '@SUM(A1)', '\t=1+1', ' =1+1', '=HYPERLINK("http://x")'];
    const changing = ['post /api/orders', 'post /api/quotes', 'post /api/questions'];
    for (const call of trials.calls.filter((one) => changing.includes(nameOf(one)))) {
      for (const name of names) {
        const { answer } = await trials.send(call, ({ body }) => ({ body: { ...body, name } }));
        expect([nameOf(call), answer.statusCode]).toEqual([nameOf(call), 201]);
      }
    }
    const files = trials.calls.filter(({ path }) => path.endsWith('.csv'));
    expect(files.length).toBeGreaterThan(5);
    for (const call of files) {
      const { answer } = await trials.send(call, () => ({}));
      const cells = answer.body.replace(/^\ufeff/, '').split(/(?:^|,|\r\n)"?/);
      const run = cells.filter(
        (cell) => /^\s*[=+\-@]/.test(cell) && !/^-?\d+(\.\d+)?"?$/.test(cell),
      );
      expect([call.path, run]).toEqual([call.path, []]);
    }
    const orders = files.find(({ path }) => path === '/api/admin/orders.csv');
    if (orders) expect((await trials.send(orders, () => ({}))).answer.body).toContain("'=1+1");
  });
});
