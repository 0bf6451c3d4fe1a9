import type * as z from 'zod/mini';

/** Whether a value has only fields that its schema names, at every depth. */
type Check = (value: unknown) => boolean;

const always: Check = () => true;
const leaves = new Set(['string', 'number', 'int', 'boolean', 'enum', 'literal', 'null', 'any', 'unknown']);

const checks = new WeakMap<z.ZodMiniType, Check | undefined>();

/**
 * Returns a check that compares only names and copies nothing, because parsing a long list costs a tenth of
 * its request.
 * Undefined for a schema that changes its value, or whose fields depend on the value: those must be parsed.
 */
export function namedFieldsOf(schema: z.ZodMiniType): Check | undefined {
  if (!checks.has(schema)) checks.set(schema, build(schema as z.core.$ZodType));
  return checks.get(schema);
}

function build(schema: z.core.$ZodType): Check | undefined {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const changes = def.checks?.some((check) => check._zod.def.check === 'overwrite');
  if (changes) return undefined;
  if (leaves.has(def.type)) return always;
  switch (def.type) {
    case 'nullable':
    case 'optional': {
      const inner = build(def.innerType);
      return inner && ((value) => value === null || value === undefined || inner(value));
    }
    case 'array': {
      const inner = build(def.element);
      return inner && ((value) => Array.isArray(value) && value.every(inner));
    }
    case 'record': {
      const inner = build(def.valueType);
      return inner && ((value) => isObject(value) && Object.values(value).every(inner));
    }
    case 'union':
      return def.options.every((option) => build(option) === always) ? always : undefined;
    case 'object':
      return def.catchall ? undefined : objectCheck(def.shape);
    default:
      return undefined;
  }
}

function objectCheck(shape: Readonly<Record<string, z.core.$ZodType>>): Check | undefined {
  const fields: Record<string, Check> = Object.create(null);
  for (const [name, schema] of Object.entries(shape)) {
    const check = build(schema);
    if (!check) return undefined;
    fields[name] = check;
  }
  return (value) => {
    if (!isObject(value)) return false;
    for (const name in value) if (!fields[name]?.(value[name])) return false;
    return true;
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
