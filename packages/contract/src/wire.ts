import { tooLong } from '@bellwether/domain/goals/messages';
import * as z from 'zod/mini';

const largestId = 2_147_483_647;
const notAllowed = 'This text holds a character that cannot be stored.';

/** An id that must name something: 1 … 2^31-1. */
export const idSchema = z.int().check(z.gte(1), z.lte(largestId));
/** An id that a form asks for; `message` is shown where it is missing or names nothing. */
export function askedId(message: string) {
  return z.int(message).check(z.gte(1, message), z.lte(largestId, message));
}
/** An id or 0 for "none" or "new". */
export const idOrNoneSchema = z.int().check(z.gte(0), z.lte(largestId));

const digits = z.string().check(z.regex(/^\d{1,10}$/, 'This is not a valid id.'));
/** An id in a path or query: decimal digits. */
export const idParam = z.pipe(digits, z.pipe(z.transform(Number), idSchema));
export const idOrNoneParam = z.pipe(digits, z.pipe(z.transform(Number), idOrNoneSchema));

export const instantSchema = z.string();
/** An instant that comes in: the `UpdatedAt` that a screen started from. */
export const sentInstantSchema = z
  .string()
  .check(
    z.refine((text) => text.length <= 40 && !Number.isNaN(Date.parse(text)), 'This is not a valid time.'),
  );
export const daySchema = z.string();

// Tab, line feed and carriage return are text; every other control character but NUL is dropped, NUL is refused.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for.
const controls = /[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/** Half of a surrogate pair: the database would store the sign for "no character" and answer another text than was saved. */
const halves = /\p{Surrogate}/gu;

/** What is kept of a text: its control characters dropped, its ends trimmed. */
function textAsTyped(value: string): string {
  return value.replace(controls, '').replace(halves, '\ufffd').trim();
}

/**
 * Text as typed: NUL refused, control characters stripped, ends trimmed; at most `max` characters (decisions §1).
 * `label`: what screens call it, for the message.
 */
export function textSchema(max: number, label: string) {
  return z.string().check(
    z.refine((value) => !value.includes('\u0000'), notAllowed),
    z.overwrite(textAsTyped),
    z.maxLength(max, tooLong(label, max)),
  );
}

/** Text that must hold something after trimming; `message` is shown when it does not. */
export function requiredText(max: number, message: string, label: string) {
  return z.string(message).check(
    z.refine((value) => !value.includes('\u0000'), notAllowed),
    z.overwrite(textAsTyped),
    z.minLength(1, message),
    z.maxLength(max, tooLong(label, max)),
  );
}

/** A cursor is opaque; null or absent starts at the first page. */
export const cursorSchema = z.optional(z.nullable(z.string().check(z.maxLength(200))));

/** The reply of a paged list. */
export function pageOf<S extends z.ZodMiniType>(item: S) {
  return z.object({ data: z.array(item), Next: z.nullable(z.string()) });
}

export const removedSchema = z.object({ Id: idSchema });
export const emptySchema = z.object({});

/**
 * Permissions on one thing by name: `true`, or the code of the reason why not now. What could never be this person's is
 * absent, so that a screen shows no button for it.
 */
export function permissionsSchemaOf<Name extends string, Reason extends string>(
  names: readonly Name[],
  reasons: readonly Reason[],
) {
  const answer = z.optional(z.union([z.literal(true), z.enum(reasons)]));
  const shape = Object.fromEntries(names.map((name) => [name, answer]));
  return z.object(shape as Record<Name, typeof answer>);
}
