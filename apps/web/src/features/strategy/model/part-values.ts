import type { StrategyDocument } from '@bellwether/contract/strategy';
import * as z from 'zod/mini';

/** The texts of one drawer by field; empty for a text that nobody has written. */
export type PartTexts<Field extends string> = Record<Field, string>;

/**
 * The texts at the time when the form was opened, stored with its draft. If the present text differs, another editor
 * has changed it.
 */
interface Start<Field extends string> {
  readonly texts: PartTexts<Field>;
  readonly updatedAt: string | null;
}

/** The form's values. */
export interface PartValues<Field extends string> {
  readonly texts: PartTexts<Field>;
  readonly start: Start<Field>;
}

/** Returns the shape of a stored draft. */
export function partShape<Field extends string>(fields: readonly Field[]) {
  const texts = z.object(
    Object.fromEntries(fields.map((field) => [field, z.string()])) as Record<Field, z.ZodMiniString>,
  ) as unknown as z.ZodMiniType<PartTexts<Field>>;
  return z.object({
    texts,
    start: z.object({ texts, updatedAt: z.nullable(z.string()) }),
  }) as unknown as z.ZodMiniType<PartValues<Field>>;
}

/** Returns the values of a form that begins with the present document. */
export function beginPart<Field extends string>(
  parts: Readonly<Record<Field, string | null>>,
  fields: readonly Field[],
  { UpdatedAt }: Pick<StrategyDocument, 'UpdatedAt'>,
): PartValues<Field> {
  const texts = Object.fromEntries(fields.map((field) => [field, parts[field] ?? ''])) as PartTexts<Field>;
  return { texts, start: { texts, updatedAt: UpdatedAt } };
}

/** Keeps the person's own changes, and takes every other text from the present document. */
export function rebasePart<Field extends string>(
  mine: PartValues<Field>,
  present: PartValues<Field>,
): PartValues<Field> {
  const fields = Object.keys(present.texts) as Field[];
  const texts = Object.fromEntries(
    fields.map((field) => [
      field,
      mine.texts[field] === mine.start.texts[field] ? present.texts[field] : mine.texts[field],
    ]),
  ) as PartTexts<Field>;
  return { texts, start: present.start };
}
