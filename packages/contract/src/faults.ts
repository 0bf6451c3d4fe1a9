import { english } from '@bellwether/domain/locale/language';
import { type Said, said, sentenceOf } from '@bellwether/domain/shared/said';
import * as z from 'zod/mini';

type RawIssue = z.core.$ZodRawIssue;

/** What a schema says about an issue. The sentence is made where it is shown, in the reader's language. */
const saidOfIssue = new WeakMap<RawIssue, Said>();

// For whoever parses without `readSaid`, as forms and tests do.
z.config({
  customError: (issue) => {
    const told = saidOfIssue.get(issue);
    return told && sentenceOf(told, english);
  },
});

/** Returns the parameter of a schema or a check that says why a value is refused. */
export function refusedAs(told: Said): { readonly error: (issue: RawIssue) => undefined } {
  return {
    error(issue) {
      // zod asks the check first, then its schema: the first one is the most specific.
      if (!saidOfIssue.has(issue)) saidOfIssue.set(issue, told);
      // Without a message of its own, zod asks the next error map.
      return undefined;
    },
  };
}

export interface SaidIssue {
  readonly issue: z.core.$ZodIssue;
  readonly said: Said;
}

type Read =
  | { readonly data: unknown; readonly issues?: never }
  | { readonly issues: readonly SaidIssue[]; readonly data?: never };

/** Parses a value. Each issue has what is said about it: what its schema says, else what `otherwise` says. */
export function readSaid(
  schema: z.ZodMiniType,
  value: unknown,
  otherwise: (issue: RawIssue) => Said = () => said(anyValue, 'invalid'),
): Read {
  const told: Said[] = [];
  // zod takes messages that are texts, so each message is the place of a sentence in the list.
  const error = (issue: RawIssue) => String(told.push(saidOfIssue.get(issue) ?? otherwise(issue)) - 1);
  const result = schema.safeParse(value, { error });
  if (result.success) return { data: result.data };
  const issues = result.error.issues.map((issue) => {
    const of = told[Number(issue.message)];
    if (!of) throw new Error(`A schema has a finished message: ${issue.message}`);
    return { issue, said: of };
  });
  return { issues };
}

const anyValue = { invalid: 'This value is not valid.' } as const;
