import { colon } from '@bellwether/domain/locale/sentence-locale';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { ManySelect } from './many-select.tsx';

interface ManyFieldProps<T extends FieldValues> {
  readonly control: Control<T>;
  readonly name: FieldPath<T>;
  readonly label: string;
  readonly description?: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly words: { readonly nothingFound: string; readonly clear: string };
  /** The values are ids of people. */
  readonly isOfPeople?: boolean;
  /** Called with the words of the search. */
  readonly onSearchChange?: (text: string) => void;
}

/** A form's field for several of many choices. */
export function ManyField<T extends FieldValues>(props: ManyFieldProps<T>) {
  const { control, name, label, words, isOfPeople = false, ...others } = props;
  const { field, fieldState } = useController({ control, name });
  const chosen: readonly (string | number)[] = field.value;
  return (
    <ManySelect
      {...others}
      ref={field.ref}
      label={label}
      error={fieldState.error?.message}
      value={chosen.map(String)}
      onChange={(values) => field.onChange(isOfPeople ? values.map(Number) : values)}
      onBlur={field.onBlur}
      isOfPeople={isOfPeople}
      nothingFound={words.nothingFound}
      clear={`${words.clear}${colon} ${label}`}
    />
  );
}
