import { readSaid } from '@bellwether/contract/faults';
import type { ZodMiniType } from 'zod/mini';
import type { FormFault } from '#ui/form/fault-resolver.ts';

/** Returns the faults of a body by a schema of the contract: the first message of each refused field. */
export function schemaFaults(schema: ZodMiniType, body: unknown): FormFault[] {
  const faults = new Map<string, FormFault>();
  for (const { issue, said } of readSaid(schema, body).issues ?? []) {
    const path = String(issue.path[0]);
    if (!faults.has(path)) faults.set(path, { path, ...said });
  }
  return [...faults.values()];
}
