import { type Said, said } from '@bellwether/domain/shared/said';
import type * as z from 'zod/mini';
import { faultWords } from '../refusal/words.ts';

type Fault = z.core.$ZodRawIssue;

/**
 * Returns what is said about an invalid value of which the contract says nothing. Only developers see it, because screens
 * send no such values.
 */
export function saidOfFault(fault: Fault): Said {
  switch (fault.code) {
    case 'invalid_type':
      return fault.input === undefined
        ? said(faultWords, 'required')
        : said(faultWords, 'wrong_type', fault.expected);
    case 'invalid_value':
      return said(faultWords, 'one_of', fault.values.join(', '));
    case 'too_small':
      return said(faultWords, 'at_least', fault.minimum);
    case 'too_big':
      if (fault.origin === 'array') return said(faultWords, 'at_most_values', fault.maximum);
      if (fault.origin === 'string') return said(faultWords, 'at_most_characters', fault.maximum);
      return said(faultWords, 'at_most', fault.maximum);
    default:
      return said(faultWords, 'invalid');
  }
}
