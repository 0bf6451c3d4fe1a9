import type { FieldError } from '@bellwether/domain/goals/rules';
import type { ZodMiniType } from 'zod/mini';

/** Returns the faults of a body by a schema of the contract: the first message of each refused field. */
export function schemaFaults(schema: ZodMiniType, body: unknown): FieldError[] {
  const { error } = schema.safeParse(body);
  const faults = new Map<string, string>();
  for (const { path, message } of error?.issues ?? []) {
    const name = String(path[0]);
    if (!faults.has(name)) faults.set(name, message);
  }
  return [...faults].map(([path, message]) => ({ path, message }));
}
