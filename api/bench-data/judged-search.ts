import { openDatabase } from '../src/database/database.ts';
import { type Judgement, judge, plainSearch, shopSearch } from './judged/judge-search.ts';
import { newSampleDatabase } from './sample-database.ts';

export type { Judgement };

/** Points of one search and of the other, by group of searches and for `all`. */
export interface JudgedSearch {
  shop: Record<string, Judgement>;
  plain: Record<string, Judgement>;
}

/** The judged searches on a new database with the sample data: the shop's search, and PostgreSQL's own. */
export async function judgeSearch(server: string): Promise<JudgedSearch> {
  const sample = await newSampleDatabase(server);
  const { db, close } = await openDatabase({ dataDir: '', databaseUrl: sample.url });
  try {
    return { shop: await judge(db, shopSearch(db)), plain: await judge(db, plainSearch(db)) };
  } finally {
    await close();
    await sample.drop();
  }
}
