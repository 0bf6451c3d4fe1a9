import { useQuery } from '@tanstack/react-query';
import type { Control } from 'react-hook-form';
import { personChoice } from '#platform/person-choice.ts';
import { shownOrder } from '#ui/data/shown.ts';
import { SwitchField, TextField } from '#ui/form/form-fields.tsx';
import { ManyField } from '#ui/form/many-field.tsx';
import { labelOfPerson, secondLines } from '#ui/form/person-lines.ts';
import { cyclePeopleQuery } from '../api.ts';
import type { CycleValues } from '../model/cycle-values.ts';
import { cycleWords } from '../words.ts';
import classes from './cycle-form.module.css';

/** Returns the departments of people, by name. */
export function departmentsOf(people: readonly { readonly OrgUnit: string }[]): string[] {
  return [...new Set(people.map(({ OrgUnit }) => OrgUnit).filter(Boolean))].sort(shownOrder);
}

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
  const units = departmentsOf(all);
  return (
    <fieldset className={classes.group}>
      <legend className={classes.title}>{cycleWords.who}</legend>
      <SwitchField control={control} name="Company" label={cycleWords.company} />
      <ManyField
        words={cycleWords}
        control={control}
        name="Departments"
        label={cycleWords.departments}
        choices={units.map((unit) => ({ value: unit, label: unit }))}
      />
      <ManyField
        words={cycleWords}
        control={control}
        name="Organisations"
        label={cycleWords.organisations}
        description={cycleWords.organisationsHint}
        choices={named.filter(({ value }) => leaders.has(value))}
        isOfPeople
      />
      <ManyField
        words={cycleWords}
        control={control}
        name="People"
        label={cycleWords.persons}
        choices={named}
        isOfPeople
      />
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
