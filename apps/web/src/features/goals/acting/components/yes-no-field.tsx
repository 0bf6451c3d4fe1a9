import { useRef } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { ChoiceGroup } from '#ui/form/choice-group.tsx';
import { yesOrNo } from '../words.ts';

interface YesNoFieldProps<T extends FieldValues> {
  readonly control: Control<T>;
  readonly name: FieldPath<T>;
  readonly legend: string;
  readonly focusFirst?: boolean;
}

/** A Yes/No field of a form; null while nothing is chosen. A missing answer gets the focus. */
export function YesNoField<T extends FieldValues>({ control, name, legend, focusFirst }: YesNoFieldProps<T>) {
  const { field, fieldState } = useController({ control, name });
  const box = useRef<HTMLDivElement>(null);
  field.ref({ focus: () => box.current?.querySelector('input')?.focus() });
  return (
    <div ref={box}>
      <ChoiceGroup
        legend={legend}
        choices={yesOrNo}
        value={field.value ?? null}
        onChange={field.onChange}
        error={fieldState.error?.message}
        focusFirst={focusFirst ?? false}
      />
    </div>
  );
}
