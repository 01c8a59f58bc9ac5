import { type SqlBool, sql } from 'kysely';
import type {
  AddedSynonym,
  AddSynonym,
  Synonym,
  SynonymList,
  SynonymsQuery,
} from '../../../contract/searches.ts';
import { forgetDictionary, phraseOf } from '../../catalog/meaning/dictionary.ts';
import { asProductsSay, finds, searchFor } from '../../catalog/search.ts';
import type { Database } from '../../database/database.ts';
import { type Actor, writeEvent } from '../../events/write-event.ts';
import { conflict, invalid, notFound } from '../../http/failure.ts';
import { offsetOf, pageOf } from '../../http/pages.ts';
import { inChange } from '../../orders/changes/hold-order.ts';

const toSynonym = (row: { phrase: string; means: string; added_by: string | null }): Synonym => ({
  phrase: row.phrase,
  means: row.means,
  by: row.added_by,
});

/** A page of what phrases mean: those that staff added first, then by the phrase. */
export async function listSynonyms(db: Database, query: SynonymsQuery): Promise<SynonymList> {
  const sought = query.q ? phraseOf(query.q) : '';
  const matching = db
    .selectFrom('synonyms')
    .$if(sought !== '', (select) =>
      select.where(sql<SqlBool>`(strpos(phrase, ${sought}) > 0 or strpos(means, ${sought}) > 0)`),
    );
  const [rows, { total }] = await Promise.all([
    matching
      .select(['phrase', 'means', 'added_by'])
      .orderBy(sql`added_by is null`)
      .orderBy('phrase')
      .limit(query.page_size)
      .offset(offsetOf(query.page, query.page_size))
      .execute(),
    matching.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { synonyms: rows.map(toSynonym), page: pageOf(query.page, total, query.page_size) };
}

/** Products that a search for the text finds, and how many of them have all of its words in their title. */
async function countFound(db: Database, text: string) {
  const search = await searchFor(db, text);
  if (!search) return { found: 0, titled: 0 };
  const { rows } = await sql<{ found: number; titled: number }>`
    select count(*)::int as found, (count(*) filter (where ${sql.join(
      search.words.map((word) => sql`products.title_words @@ ${word}::tsquery`),
      sql` and `,
    )}))::int as titled
    from products where ${finds(search)}`.execute(db);
  return rows[0] ?? { found: 0, titled: 0 };
}

const field = (path: string, message: string) => invalid([{ path, message }]);

function alreadyKnown() {
  const message = 'This has a meaning already: remove that one first';
  return conflict('known_phrase', message, [{ path: 'phrase', message }]);
}

/** Throws 422 at the field where the synonym would hide what the shop sells, or lead to nothing, 409 where the phrase has a meaning. */
async function check(db: Database, { phrase, means }: { phrase: string; means: string }) {
  if (phrase === '') throw field('phrase', 'Write what buyers say with letters or digits');
  if (means === '') throw field('means', 'Write what it means with letters or digits');
  if (phrase === means) throw field('means', 'Write another word than what buyers say');
  const known = db.selectFrom('synonyms').where('phrase', '=', phrase).select('phrase');
  if (await known.executeTakeFirst()) throw alreadyKnown();
  const [said, meant] = [await countFound(db, phrase), await countFound(db, means)];
  if (said.titled > 0) {
    throw field(
      'phrase',
      `${said.titled === 1 ? 'One product is' : `${said.titled} products are`} called that, and would not be found any more: write another word`,
    );
  }
  if (meant.found === 0) {
    throw field(
      'means',
      'Nothing in the shop is found by this: write what the products are called',
    );
  }
}

/**
 * Has a phrase mean what our products are called, from now on in this process and after 15 s in others. Throws 422
 * with the field where that makes no sense, 409 where the phrase has a meaning already.
 */
export async function addSynonym(
  db: Database,
  asked: AddSynonym,
  by: Actor,
): Promise<AddedSynonym> {
  const [phrase, means] = [phraseOf(asked.phrase), await asProductsSay(db, asked.means)];
  await check(db, { phrase, means });
  const settled = await inChange(db, async (tx) => {
    const added = await tx
      .insertInto('synonyms')
      .values({ phrase, means, added_by: by.name })
      .onConflict((clash) => clash.doNothing())
      .returning('phrase')
      .executeTakeFirst();
    if (!added) throw alreadyKnown();
    await writeEvent(tx, {
      subject: 'synonym',
      id: null,
      kind: 'added',
      by,
      text: `${phrase}: ${means}`,
      after: { phrase, means },
    });
    const { numDeletedRows } = await tx
      .deleteFrom('missed_searches')
      .where(sql<SqlBool>`strpos(' ' || words || ' ', ${` ${phrase} `}) > 0`)
      .executeTakeFirst();
    return Number(numDeletedRows);
  });
  forgetDictionary(db);
  const { found } = await countFound(db, phrase);
  return { synonym: { phrase, means, by: by.name }, found, settled };
}

/** Takes a meaning away again. Throws 404 for a phrase that has none. */
export async function removeSynonym(db: Database, asked: string, by: Actor): Promise<void> {
  const phrase = phraseOf(asked);
  await inChange(db, async (tx) => {
    const removed = await tx
      .deleteFrom('synonyms')
      .where('phrase', '=', phrase)
      .returning('means')
      .executeTakeFirst();
    if (!removed) throw notFound('This phrase has no meaning', 'unknown_phrase');
    const { means } = removed;
    await writeEvent(tx, {
      subject: 'synonym',
      id: null,
      kind: 'removed',
      by,
      text: `${phrase}: ${means}`,
      before: { phrase, means },
    });
  });
  forgetDictionary(db);
}
