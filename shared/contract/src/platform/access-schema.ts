import { z } from 'zod';
import type { Access } from './access.ts';

const code = z.number().int().positive();

/** Who may see a route, as `remote.json` states it. */
export const accessSchema: z.ZodType<Access> = z.union(
  [z.enum(['public', 'session']), code, z.array(code).min(1)],
  { error: 'must be "public", "session", a permission code such as 1001, or a list of codes' },
);
