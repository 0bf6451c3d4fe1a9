import { localeNames } from '@bellwether/domain/locale/locales';
import { cleanEmail, isEmail } from '@bellwether/domain/people/profile/email';
import { cleanName } from '@bellwether/domain/shared/clean-name';
import { type Said, said } from '@bellwether/domain/shared/said';
import { textWords } from '@bellwether/domain/shared/words';
import * as z from 'zod/mini';
import { refusedAs } from './faults.ts';
import { wireWords } from './words.ts';

const largestId = 2_147_483_647;
const notStorable = refusedAs(said(textWords, 'not_storable'));
const tooLong = (label: string, limit: number) => refusedAs(said(textWords, 'too_long', { label, limit }));

/** A language with a form of dates, such as `en-GB`. */
export const localeSchema = z.enum(localeNames, refusedAs(said(wireWords, 'choose_one_of', localeNames)));

/** An id that must name something: 1 … 2^31-1. */
export const idSchema = z.int().check(z.gte(1), z.lte(largestId));
/** Returns the schema of a required id in a form; `missing` is for a missing or invalid id. */
export function askedId(missing: Said) {
  const refusal = refusedAs(missing);
  return z.int(refusal).check(z.gte(1, refusal), z.lte(largestId, refusal));
}
/** An id, or 0 for "none" or "new". */
export const idOrNoneSchema = z.int().check(z.gte(0), z.lte(largestId));

const digits = z.string().check(z.regex(/^\d{1,10}$/, refusedAs(said(wireWords, 'id'))));
/** An id in a path or query: decimal digits. */
export const idParam = z.pipe(digits, z.pipe(z.transform(Number), idSchema));
export const idOrNoneParam = z.pipe(digits, z.pipe(z.transform(Number), idOrNoneSchema));

const wrongPeople = (most: number) => refusedAs(said(wireWords, 'people', most));
/** Returns the schema of 1 to `most` people, each once. */
export function peopleSchema(most: number) {
  const areSome = (ids: readonly number[]) =>
    ids.length >= 1 && ids.length <= most && new Set(ids).size === ids.length;
  return z.array(idSchema).check(z.refine(areSome, wrongPeople(most)));
}
/** Returns the schema of people in a query: their ids, separated by commas. */
export function peopleParam(most: number) {
  return z.pipe(
    z.string().check(z.regex(/^\d{1,10}(,\d{1,10})*$/, wrongPeople(most))),
    z.pipe(
      z.transform((text: string) => text.split(',').map(Number)),
      peopleSchema(most),
    ),
  );
}

const lowerCase = z.string().check(z.toLowerCase());
/** Returns the schema of a word in a path, which is matched without regard to case (wire.6). */
export function pathWord<const Word extends string>(words: readonly Word[], otherwise?: Said) {
  const refusal = otherwise && refusedAs(otherwise);
  const word = z.enum(words, refusal);
  return z.union([word, z.pipe(lowerCase, word)], refusal);
}

export const instantSchema = z.string();
/** When figures of a large company were counted, at most two minutes ago; absent: for this reply. */
export const asOfSchema = z.optional(instantSchema);
/** An incoming instant: the `UpdatedAt` of the version that a screen loaded. */
export const sentInstantSchema = z
  .string()
  .check(
    z.refine(
      (text) => text.length <= 40 && !Number.isNaN(Date.parse(text)),
      refusedAs(said(wireWords, 'time')),
    ),
  );
export const daySchema = z.string();

// Keep tab, line feed and carriage return; refuse NUL; drop every other control character.
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches control characters.
const controls = /[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/**
 * Half of a surrogate pair. The database would store the replacement character, so the saved text would
 * differ from the sent one.
 */
const halves = /\p{Surrogate}/gu;

/** Returns the text as it is stored: without control characters, trimmed. */
function textAsTyped(value: string): string {
  return value.replace(controls, '').replace(halves, '\ufffd').trim();
}

/**
 * Returns the schema of a text: NUL is refused, control characters dropped, ends trimmed; at most `max`
 * characters (texts.1). `label` is the field's label in the message.
 */
export function textSchema(max: number, label: string) {
  return z.string().check(
    z.refine((value) => !value.includes('\u0000'), notStorable),
    z.overwrite(textAsTyped),
    z.maxLength(max, tooLong(label, max)),
  );
}

/** Returns the schema of a text that must not be empty after trimming; `missing` is for an empty one. */
export function requiredText(max: number, missing: Said, label: string) {
  return z.string(refusedAs(missing)).check(
    z.refine((value) => !value.includes('\u0000'), notStorable),
    z.overwrite(textAsTyped),
    z.minLength(1, refusedAs(missing)),
    z.maxLength(max, tooLong(label, max)),
  );
}

/**
 * Returns the schema of a name, a title, a department: one line that can be read (texts.4). Empty if it shows
 * nothing.
 */
export function nameSchema(max: number, label: string) {
  return z.string().check(
    z.refine((value) => !value.includes('\u0000'), notStorable),
    z.overwrite(cleanName),
    z.maxLength(max, tooLong(label, max)),
  );
}

/** Returns the schema of a name that must show something; `missing` is for an empty one. */
export function requiredName(max: number, missing: Said, label: string) {
  return z.string(refusedAs(missing)).check(
    z.refine((value) => !value.includes('\u0000'), notStorable),
    z.overwrite(cleanName),
    z.minLength(1, refusedAs(missing)),
    z.maxLength(max, tooLong(label, max)),
  );
}

/**
 * Returns the schema of an e-mail address, which may be sent as `Name <a@b.example>` or `mailto:a@b.example`
 * (texts.5).
 */
export function emailSchema(max: number, messages: { readonly required: Said; readonly invalid: Said }) {
  return z.string(refusedAs(messages.required)).check(
    z.refine((value) => !value.includes('\u0000'), notStorable),
    z.overwrite(cleanEmail),
    z.minLength(1, refusedAs(messages.required)),
    z.maxLength(max, tooLong('Email', max)),
    z.refine((text) => text === '' || isEmail(text), refusedAs(messages.invalid)),
  );
}

/** A cursor is opaque; null or absent means the first page. */
export const cursorSchema = z.optional(z.nullable(z.string().check(z.maxLength(200))));

/** Returns the schema of a page of a list. */
export function pageOf<S extends z.ZodMiniType>(item: S) {
  return z.object({ data: z.array(item), Next: z.nullable(z.string()) });
}

export const removedSchema = z.object({ Id: idSchema });
export const emptySchema = z.object({});

/**
 * Returns the schema of the permissions on one thing by name: `true`, or the reason code why not now. A
 * permission that this person could never have is absent, so that a screen shows no button for it.
 */
export function permissionsSchemaOf<Name extends string, Reason extends string>(
  names: readonly Name[],
  reasons: readonly Reason[],
) {
  const answer = z.optional(z.union([z.literal(true), z.enum(reasons)]));
  const shape = Object.fromEntries(names.map((name) => [name, answer]));
  return z.object(shape as Record<Name, typeof answer>);
}
