import { colon } from '@bellwether/domain/locale/sentence-locale';
import { MultiSelect } from '@mantine/core';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { matchPeople } from '#ui/form/match-people.ts';
import { matchWords } from '#ui/form/search-select.tsx';
import { calibrationWords as words } from '../words.ts';

interface ChoicesFieldProps<T extends FieldValues> {
  readonly control: Control<T>;
  readonly name: FieldPath<T>;
  readonly label: string;
  readonly description?: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  /** The values are ids of people. */
  readonly isOfPeople?: boolean;
}

/** Several of many choices, by their words. */
export function ChoicesField<T extends FieldValues>(props: ChoicesFieldProps<T>) {
  const { control, name, label, description, choices, isOfPeople = false } = props;
  const { field, fieldState } = useController({ control, name });
  const chosen: readonly (string | number)[] = field.value;
  return (
    <MultiSelect
      ref={field.ref}
      label={label}
      description={description}
      error={fieldState.error?.message}
      errorProps={{ role: 'alert' }}
      data={[...choices]}
      value={chosen.map(String)}
      onChange={(values) => field.onChange(isOfPeople ? values.map(Number) : values)}
      onBlur={field.onBlur}
      searchable
      clearable
      hidePickedOptions
      filter={isOfPeople ? matchPeople : matchWords}
      limit={50}
      nothingFoundMessage={words.nothingFound}
      clearButtonProps={{ 'aria-label': `${words.clear}${colon} ${label}` }}
    />
  );
}
