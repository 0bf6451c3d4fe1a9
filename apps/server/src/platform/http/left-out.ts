import type * as z from 'zod/mini';

type Inner = z.core.$ZodTypes;

/**
 * Returns a body without the nulls that say no more than an absent field. These are the nulls of fields with a default,
 * and all that cannot be null in a call that only reads (`reads`). In a call that changes something, an absent field
 * without a default stays as it is, so its null is not left out, and refused.
 */
export function leaveOutNulls(schema: z.ZodMiniType, body: unknown, reads: boolean): unknown {
  return leaveOut(schema as unknown as Inner, body, reads);
}

function leaveOut(schema: Inner, value: unknown, reads: boolean): unknown {
  const { def } = bare(schema)._zod;
  if (def.type !== 'object' || !isObject(value)) return value;
  const fields = Object.entries(value).flatMap(([name, sent]) => {
    const field = Object.hasOwn(def.shape, name) ? (def.shape[name] as Inner) : undefined;
    if (!field) return [[name, sent]];
    if (sent === null && mayBeLeftOut(field, reads)) return [];
    return [[name, leaveOut(field, sent, reads)]];
  });
  return Object.fromEntries(fields);
}

function mayBeLeftOut(field: Inner, reads: boolean): boolean {
  const { def } = field._zod;
  if (def.type !== 'default' && !(reads && def.type === 'optional')) return false;
  return (def.innerType as Inner)._zod.def.type !== 'nullable';
}

/** Returns the schema of the value itself. */
function bare(schema: Inner): Inner {
  const { def } = schema._zod;
  const wraps = def.type === 'default' || def.type === 'optional' || def.type === 'nullable';
  return wraps ? bare(def.innerType as Inner) : schema;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
