import type { FieldError } from '@bellwether/domain/goals/rules';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/**
 * Returns a resolver that applies a rule of the domain: its field errors, whose `path` is the form's own
 * field name.
 */
export function faultResolver<T extends FieldValues>(
  faultsOf: (values: T) => readonly FieldError[],
): Resolver<T> {
  return (values) => {
    const errors: Record<string, { type: string; message: string }> = {};
    // Of several faults of one field the first is the most specific.
    for (const { path, message } of faultsOf(values)) errors[path] ??= { type: 'rule', message };
    return Object.keys(errors).length === 0
      ? { values, errors: {} }
      : { values: {}, errors: errors as FieldErrors<T> };
  };
}
