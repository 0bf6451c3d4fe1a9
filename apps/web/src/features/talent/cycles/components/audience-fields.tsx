import { type Control, useWatch } from 'react-hook-form';
import { SwitchField, TextField } from '#ui/form/form-fields.tsx';
import { ManyField } from '#ui/form/many-field.tsx';
import type { CycleValues } from '../model/cycle-values.ts';
import { useAudienceChoices } from '../model/use-audience-choices.ts';
import { cycleWords } from '../words.ts';
import classes from './cycle-form.module.css';

/** Whom a cycle is for: the choices add people to each other. */
export function AudienceFields({ control }: { readonly control: Control<CycleValues> }) {
  const chosen = useWatch({ control, name: ['Organisations', 'People'] });
  const { people, leaders, departments, onSearchChange } = useAudienceChoices(chosen.flat());
  return (
    <fieldset className={classes.group}>
      <legend className={classes.title}>{cycleWords.who}</legend>
      <SwitchField control={control} name="Company" label={cycleWords.company} />
      <ManyField
        words={cycleWords}
        control={control}
        name="Departments"
        label={cycleWords.departments}
        choices={departments}
      />
      <ManyField
        words={cycleWords}
        control={control}
        name="Organisations"
        label={cycleWords.organisations}
        description={cycleWords.organisationsHint}
        choices={leaders}
        onSearchChange={onSearchChange}
        isOfPeople
      />
      <ManyField
        words={cycleWords}
        control={control}
        name="People"
        label={cycleWords.persons}
        choices={people}
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
