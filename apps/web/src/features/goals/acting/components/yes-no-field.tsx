import { useRef } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { ChoiceGroup } from '#ui/form/choice-group.tsx';
import { chosenOrGroup } from '#ui/form/group-focus.ts';
import { yesOrNo } from '../words.ts';

interface YesNoFieldProps<T extends FieldValues> {
  readonly control: Control<T>;
  readonly name: FieldPath<T>;
  readonly legend: string;
  readonly focusFirst?: boolean;
  /** Called after Y or N was pressed in the group, with the letter as typed. */
  readonly onHotkey?: ((isYes: boolean, letter: string) => void) | undefined;
  readonly hint?: string | undefined;
}

/** A Yes/No field of a form; null while nothing is chosen. A missing answer gets the focus. */
export function YesNoField<T extends FieldValues>(props: YesNoFieldProps<T>) {
  const { control, name, legend, focusFirst = false, onHotkey, hint } = props;
  const { field, fieldState } = useController({ control, name });
  const box = useRef<HTMLDivElement>(null);
  field.ref({ focus: () => chosenOrGroup(box.current)?.focus() });
  return (
    <div ref={box}>
      <ChoiceGroup
        legend={legend}
        choices={yesOrNo}
        value={field.value ?? null}
        onChange={field.onChange}
        error={fieldState.error?.message}
        focusFirst={focusFirst}
        onHotkey={onHotkey}
        hint={hint}
      />
    </div>
  );
}
