import type { PageComposition } from '@evmandi/contract/platform/composition';
import { createPartCounter } from '../../canary/part-visits.ts';
import { hostArtifact } from '../../testing/artifacts.ts';
import { CATALOG, withEdge } from '../../testing/edge.ts';
import { ask } from '../../testing/http.ts';

const withVisits = (
  work: (open: {
    counter: ReturnType<typeof createPartCounter>;
    idOf: (query: string) => Promise<string>;
    post: (report: object) => Promise<number>;
  }) => Promise<void>,
) => {
  const counter = createPartCounter();
  return withEdge(
    async ({ port }) => {
      const idOf = async (query: string) => {
        const page = JSON.parse((await ask(port, '/registry.json')).body) as PageComposition;
        const answer = await ask(port, `/~vitals?page=${page.number}${query}`);
        return (JSON.parse(answer.body) as { id: string }).id;
      };
      const post = async (report: object) => {
        const body = JSON.stringify(report);
        return (await fetch(`http://localhost:${port}/~vitals`, { method: 'POST', body })).status;
      };
      await work({ counter, idOf, post });
    },
    { partCounter: counter },
    [hostArtifact(), CATALOG],
  );
};
const title = `catalog ${CATALOG.version}`;

test('visits are counted by version while there is no canary, too', () =>
  withVisits(async ({ counter, idOf, post }) => {
    const failures = [{ remote: 'catalog', phase: 'run' }];
    const id = await idOf('&screen=catalog');
    expect(await post({ id, failures })).toBe(204);
    expect(await post({ id, lcp: 900, cls: 0 })).toBe(204);
    expect(counter.counted?.[title]).toMatchObject({ seen: 1, bad: 1, lcp: { 13: 1 } });
    // Of no remote of the page.
    await post({ id: await idOf('&screen=evil'), lcp: 900 });
    expect(counter.counted?.[title]).toMatchObject({ seen: 1, lcp: { 13: 1 } });
  }));

test('a report whose page nobody signed counts for nothing', () =>
  withVisits(async ({ counter, idOf, post }) => {
    const id = await idOf('&screen=catalog');
    await post({ id: id.replace('~catalog', '~host'), failures: [] });
    await post({ id: `9${id}`, failures: [] });
    await post({ id: 'x', failures: [] });
    expect(counter.counted).toBeUndefined();
  }));
