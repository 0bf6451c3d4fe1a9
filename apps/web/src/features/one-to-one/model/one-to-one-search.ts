import * as z from 'zod/mini';
import { kept } from '#platform/search-params.ts';

const oneToOneSearchSchema = z.object({
  period: kept(z.int().check(z.gte(1), z.lte(2_147_483_647))),
  /** Changes since this day, YYYY-MM-DD. */
  since: kept(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))),
});

type OneToOneSearch = Partial<z.output<typeof oneToOneSearchSchema>>;

/** Reads the parameters of the one-to-one sheet; drops invalid values. */
export function readOneToOneSearch(raw: Record<string, unknown>): OneToOneSearch {
  const { period, since } = oneToOneSearchSchema.parse(raw);
  return { ...(period === undefined ? {} : { period }), ...(since === undefined ? {} : { since }) };
}
