import { MultiSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type Control, type FieldPath, useController } from 'react-hook-form';
import { personChoice } from '#platform/person-choice.ts';
import { shownOrder } from '#ui/data/shown.ts';
import { SwitchField, TextField } from '#ui/form/form-fields.tsx';
import { matchPeople } from '#ui/form/match-people.ts';
import { labelOfPerson, secondLines } from '#ui/form/person-lines.ts';
import { matchWords } from '#ui/form/search-select.tsx';
import { cyclePeopleQuery } from '../api.ts';
import type { CycleValues } from '../model/cycle-values.ts';
import { cycleWords } from '../words.ts';
import classes from './cycle-form.module.css';

type Choices = readonly { readonly value: string; readonly label: string }[];

/** Whom a cycle is for: the choices add people to each other. */
export function AudienceFields({ control }: { readonly control: Control<CycleValues> }) {
  const { data } = useQuery(cyclePeopleQuery);
  const all = (data?.data ?? []).filter(({ RoleName }) => RoleName !== 'observer');
  const people = all
    .filter(({ DeactivatedAt }) => DeactivatedAt === undefined)
    .map(({ Avatar: _, id, ...one }) => personChoice({ Id: id, ...one }));
  const lines = secondLines(people);
  const named = people
    .map(({ id, name }) => ({ value: String(id), label: labelOfPerson(name, lines.get(id)) }))
    .sort((one, other) => shownOrder(one.label, other.label));
  const leaders = new Set(
    all.filter(({ RoleName }) => RoleName !== 'contributor').map(({ id }) => String(id)),
  );
  const units = [...new Set(all.map(({ OrgUnit }) => OrgUnit).filter(Boolean))].sort(shownOrder);
  return (
    <fieldset className={classes.group}>
      <legend className={classes.title}>{cycleWords.who}</legend>
      <SwitchField control={control} name="Company" label={cycleWords.company} />
      <ManyField
        control={control}
        name="Departments"
        label={cycleWords.departments}
        choices={units.map((unit) => ({ value: unit, label: unit }))}
      />
      <ManyField
        control={control}
        name="Organisations"
        label={cycleWords.organisations}
        description={cycleWords.organisationsHint}
        choices={named.filter(({ value }) => leaders.has(value))}
        isOfPeople
      />
      <ManyField control={control} name="People" label={cycleWords.persons} choices={named} isOfPeople />
      <TextField
        control={control}
        name="AddedBefore"
        label={cycleWords.addedBefore}
        description={cycleWords.addedBeforeHint}
        type="date"
      />
    </fieldset>
  );
}

interface ManyFieldProps {
  readonly control: Control<CycleValues>;
  readonly name: FieldPath<CycleValues> & ('Departments' | 'Organisations' | 'People');
  readonly label: string;
  readonly description?: string;
  readonly choices: Choices;
  /** The values are ids of people. */
  readonly isOfPeople?: boolean;
}

function ManyField({ control, name, label, description, choices, isOfPeople = false }: ManyFieldProps) {
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
      clearButtonProps={{ 'aria-label': `${cycleWords.clear}: ${label}` }}
    />
  );
}
