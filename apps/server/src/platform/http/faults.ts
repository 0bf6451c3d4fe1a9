import type * as z from 'zod/mini';

type Fault = z.core.$ZodRawIssue;

/** The expected type, by the validator's name for it. */
const kinds: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
  object: 'an object',
  string: 'text',
};

/**
 * Returns the sentence for an invalid value that has no sentence in the contract. Only developers see it,
 * because screens send no such values.
 */
export function faultSentence(fault: Fault): string {
  switch (fault.code) {
    case 'invalid_type':
      return fault.input === undefined
        ? 'This field is required.'
        : `This must be ${kinds[fault.expected] ?? fault.expected}.`;
    case 'invalid_value':
      return `This must be one of: ${fault.values.join(', ')}.`;
    case 'too_small':
      return `This must be at least ${fault.minimum}.`;
    case 'too_big':
      if (fault.origin === 'array') return `At most ${fault.maximum} values are taken.`;
      if (fault.origin === 'string') return `This can have at most ${fault.maximum} characters.`;
      return `This can be at most ${fault.maximum}.`;
    default:
      return 'This value is not valid.';
  }
}
