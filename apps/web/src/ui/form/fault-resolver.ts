import { type FieldError, sentenceOf } from '@bellwether/domain/shared/said';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { readerLanguage } from '../data/reader-locale.ts';

/** A fault of a form: what a rule says about a field, or a sentence of the form's own words. */
export type FormFault = FieldError | { readonly path: string; readonly message: string };

/** Returns the sentence at the field, in the language of the screens. */
export function faultMessage(fault: FormFault): string {
  return 'message' in fault ? fault.message : sentenceOf(fault, readerLanguage());
}

/**
 * Returns a resolver that applies a rule of the domain: its field errors, whose `path` is the form's own
 * field name.
 */
export function faultResolver<T extends FieldValues>(
  faultsOf: (values: T) => readonly FormFault[],
): Resolver<T> {
  return (values) => {
    const errors: Record<string, { type: string; message: string }> = {};
    // Of several faults of one field the first is the most specific.
    for (const fault of faultsOf(values))
      errors[fault.path] ??= { type: 'rule', message: faultMessage(fault) };
    return Object.keys(errors).length === 0
      ? { values, errors: {} }
      : { values: {}, errors: errors as FieldErrors<T> };
  };
}
