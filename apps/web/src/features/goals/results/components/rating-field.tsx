import type { Rating } from '@bellwether/domain/goals/rating';
import { useRef } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { chosenOrGroup } from '#ui/form/group-focus.ts';
import { RatingScale } from '#ui/form/rating-scale.tsx';

interface RatingFieldProps<T extends FieldValues> {
  readonly control: Control<T>;
  readonly name: FieldPath<T>;
  readonly legend: string;
  readonly words: Readonly<Record<Rating, string>>;
}

/** A rating field of 0 to 4 in a form; null while nothing is chosen. A missing rating gets the focus. */
export function RatingField<T extends FieldValues>({ control, name, legend, words }: RatingFieldProps<T>) {
  const { field, fieldState } = useController({ control, name });
  const box = useRef<HTMLDivElement>(null);
  field.ref({ focus: () => chosenOrGroup(box.current)?.focus() });
  return (
    <div ref={box}>
      <RatingScale
        legend={legend}
        words={words}
        value={field.value ?? null}
        onChange={field.onChange}
        error={fieldState.error?.message}
      />
    </div>
  );
}
