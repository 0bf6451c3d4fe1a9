import type * as z from 'zod/mini';
import { bodySchemaOf, type Endpoint } from './endpoint.ts';

type Inner = z.core.$ZodTypes;

/** Every body may have this many bytes; no call without a session needs more. */
const least = 4_096;
const most = 1_048_576;
/** JSON writes a character as `\u001f`, and UTF-8 needs at most four bytes for one. */
const bytesOfCharacter = 6;
/** Numbers, booleans, instants, and texts whose schema accepts known words or a pattern only. */
const shortValue = 60;

/** Returns the largest JSON body of a call in bytes: what its fields add up to, between 4 kB and 1 MB. */
export function largestBody(endpoint: Endpoint): number {
  const schema = bodySchemaOf(endpoint);
  if (!schema || endpoint.who === 'anyone') return least;
  const bytes = charactersOf(schema as unknown as Inner) * bytesOfCharacter;
  return Math.min(Math.max(bytes, least), most);
}

/** Returns the length of the longest JSON text that the schema accepts; infinite without a limit. */
function charactersOf(schema: Inner): number {
  const { def } = schema._zod;
  switch (def.type) {
    case 'string':
      return longestOf(def.checks);
    case 'array':
      return longestOf(def.checks) * (charactersOf(def.element as Inner) + 1);
    case 'object':
      return Object.entries(def.shape).reduce(
        (sum, [name, field]) => sum + name.length + 4 + charactersOf(field as Inner),
        2,
      );
    case 'union':
      return Math.min(
        longestOf(def.checks),
        Math.max(...def.options.map((option) => charactersOf(option as Inner))),
      );
    case 'nullable':
    case 'optional':
    case 'default':
      return charactersOf(def.innerType as Inner);
    case 'pipe':
      return charactersOf(def.in as Inner);
    default:
      return shortValue;
  }
}

interface Limit {
  readonly check: string;
  readonly maximum?: number;
  readonly length?: number;
}

/** Returns the limit of a value by its checks. A value with another check is a word, a day or an instant. */
function longestOf(checks: readonly z.core.$ZodCheck<never>[] | undefined): number {
  const known = (checks ?? []).map((check) => check._zod.def as Limit);
  for (const { check, maximum, length } of known) {
    if (check === 'max_length' && maximum !== undefined) return maximum;
    if (check === 'length_equals' && length !== undefined) return length;
  }
  return known.some(({ check }) => check === 'string_format' || check === 'custom')
    ? shortValue
    : Number.POSITIVE_INFINITY;
}
