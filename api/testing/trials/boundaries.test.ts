import { Random } from '../../sample-data/random.ts';
import { onSampleData } from '../both-databases.ts';
import { bodyOf, type Call, successOf } from '../contract/calls.ts';
import { some } from '../contract/hostile.ts';
import { expectTold } from '../contract/told.ts';
import { valuesFor } from './boundaries.ts';
import { CHANGES } from './changes.ts';
import { type Field, fieldsOf, withValue } from './fields.ts';
import { nameOf, Trials } from './trial.ts';

const SEED = 20_261_124;
/** Besides the limits of a field's own. */
const TRIES = process.env.EVMANDI_FULL ? 15 : 1;
/** Every eighth field, parameter and header, of whichever call; all in `npm run test:full`. */
const ONE_IN = process.env.EVMANDI_FULL ? 1 : 8;

onSampleData('every field of every call', (api) => {
  let trials: Trials;
  const random = new Random(SEED);
  beforeAll(async () => {
    trials = await Trials.of(api());
  });

  const tried = (field: Field) => {
    const { own, others } = valuesFor(field);
    return [...own, ...some(others, TRIES, random)];
  };
  let seen = 0;
  const isTried = () => seen++ % ONE_IN === 0;
  const fieldsIn = (call: Call) => fieldsOf(bodyOf(call, trials.document) ?? {});

  test('every call that changes something can be made here, with all that it takes', async () => {
    const wrong: string[] = [];
    for (const call of trials.calls) {
      if (call.method === 'get') continue;
      if (!CHANGES[nameOf(call)]) wrong.push(`${nameOf(call)}: add it to changes.ts`);
      // `bodies.test.ts` makes each call that takes a body, and expects the same of it.
      if (!process.env.EVMANDI_FULL && bodyOf(call, trials.document)) continue;
      const { answer } = await trials.send(call, () => ({}));
      if (answer.statusCode !== successOf(call, trials.document).status) {
        wrong.push(`${nameOf(call)}: ${answer.statusCode} ${answer.body}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('takes numbers, days and texts at and past its limits, or says what is wrong', async () => {
    for (const call of trials.calls) {
      for (const field of fieldsIn(call).filter(isTried)) {
        for (const value of tried(field)) {
          const { request, answer } = await trials.send(call, ({ body }) => ({
            body: withValue(body, field.path, value) as Record<string, unknown>,
          }));
          expectTold(answer, request);
        }
      }
    }
  });

  test('so do parameters and headers', async () => {
    for (const call of trials.calls) {
      for (const { name, in: place, schema } of call.operation.parameters.filter(isTried)) {
        for (const value of tried({ path: [name], schema })) {
          const text = String(value);
          const { request, answer } = await trials.send(
            call,
            (values) => (place === 'header' ? {} : { [place]: { ...values[place], [name]: text } }),
            place === 'header' ? { [name]: text } : {},
          );
          expectTold(answer, request);
        }
      }
    }
  });
});
