import { type Control, useWatch } from 'react-hook-form';
import { useListedPeople } from '#platform/people/listed-people.ts';
import { personChoice } from '#platform/person-choice.ts';
import { shownOrder } from '#ui/data/shown.ts';
import { SwitchField, TextField } from '#ui/form/form-fields.tsx';
import { ManyField } from '#ui/form/many-field.tsx';
import { labelOfPerson, secondLines } from '#ui/form/person-lines.ts';
import type { CycleValues } from '../model/cycle-values.ts';
import { cycleWords } from '../words.ts';
import classes from './cycle-form.module.css';

/** Whom a cycle is for: the choices add people to each other. */
export function AudienceFields({ control }: { readonly control: Control<CycleValues> }) {
  const chosen = useWatch({ control, name: ['Organisations', 'People'] });
  const { onSearchChange, departments, ...listed } = useListedPeople(chosen.flat());
  const all = listed.people.filter(({ RoleName }) => RoleName !== 'observer');
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
  return (
    <fieldset className={classes.group}>
      <legend className={classes.title}>{cycleWords.who}</legend>
      <SwitchField control={control} name="Company" label={cycleWords.company} />
      <ManyField
        words={cycleWords}
        control={control}
        name="Departments"
        label={cycleWords.departments}
        choices={departments.map((unit) => ({ value: unit, label: unit }))}
      />
      <ManyField
        words={cycleWords}
        control={control}
        name="Organisations"
        label={cycleWords.organisations}
        description={cycleWords.organisationsHint}
        choices={named.filter(({ value }) => leaders.has(value))}
        onSearchChange={onSearchChange}
        isOfPeople
      />
      <ManyField
        words={cycleWords}
        control={control}
        name="People"
        label={cycleWords.persons}
        choices={named}
        onSearchChange={onSearchChange}
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
