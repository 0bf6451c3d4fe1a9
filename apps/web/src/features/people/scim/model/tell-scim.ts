import type { Happening } from '@bellwether/contract/connections/happenings';
import { scimHappenings } from '../words.ts';

/** Returns the sentence of a happening. */
export function tellScim({ Code, Values }: Happening): string {
  return scimHappenings[Code]?.(Values) ?? Code;
}
