import type { FieldError } from '@bellwether/domain/goals/rules';
import type { ZodMiniType } from 'zod/mini';

/** Returns the messages of a contract's schema for a body: the first one of each refused field. */
export function schemaFaults(schema: ZodMiniType, body: unknown): FieldError[] {
  const { error } = schema.safeParse(body);
  const faults = new Map<string, string>();
  for (const { path, message } of error?.issues ?? []) {
    const name = String(path[0]);
    if (!faults.has(name)) faults.set(name, message);
  }
  return [...faults].map(([path, message]) => ({ path, message }));
}
