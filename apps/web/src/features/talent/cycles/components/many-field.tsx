import { colon } from '@bellwether/domain/locale/sentence-locale';
import { MultiSelect } from '@mantine/core';
import { type Control, type FieldPath, useController } from 'react-hook-form';
import { matchPeople } from '#ui/form/match-people.ts';
import { matchWords } from '#ui/form/search-select.tsx';
import type { CycleValues } from '../model/cycle-values.ts';
import { cycleWords } from '../words.ts';

type Choices = readonly { readonly value: string; readonly label: string }[];

interface ManyFieldProps {
  readonly control: Control<CycleValues>;
  readonly name: FieldPath<CycleValues> &
    (
      | 'Departments'
      | 'Organisations'
      | 'People'
      | `${'Questions' | 'ReviewQuestions'}.${number}.${'Roles' | 'Departments'}`
    );
  readonly label: string;
  readonly description?: string;
  readonly choices: Choices;
  /** The values are ids of people. */
  readonly isOfPeople?: boolean;
}

/** Several choices of a list. */
export function ManyField({
  control,
  name,
  label,
  description,
  choices,
  isOfPeople = false,
}: ManyFieldProps) {
  const { field, fieldState } = useController({ control, name });
  return (
    <MultiSelect
      ref={field.ref}
      label={label}
      description={description}
      error={fieldState.error?.message}
      errorProps={{ role: 'alert' }}
      data={[...choices]}
      value={field.value.map(String)}
      onChange={(values) => field.onChange(isOfPeople ? values.map(Number) : values)}
      onBlur={field.onBlur}
      searchable
      clearable
      hidePickedOptions
      filter={isOfPeople ? matchPeople : matchWords}
      limit={50}
      nothingFoundMessage={cycleWords.nothingFound}
      clearButtonProps={{ 'aria-label': `${cycleWords.clear}${colon} ${label}` }}
    />
  );
}
