import { type GoalType, isMeasuredInPercent } from '@bellwether/domain/goals/rules';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { NumberField } from '#ui/form/form-fields.tsx';
import { YesNoField } from '../../acting/components/yes-no-field.tsx';
import { resultWords } from '../words.ts';

interface MeasuredFieldProps<T extends FieldValues> {
  readonly control: Control<T>;
  readonly goalType: GoalType;
  readonly completed: FieldPath<T>;
  readonly objectiveResult: FieldPath<T>;
  /** Called after Y or N answered, with the letter as typed. */
  readonly onHotkey?: ((isYes: boolean, letter: string) => void) | undefined;
  readonly hint?: string | undefined;
}

/** A field for the outcome: Yes or No, or a percentage if the goal is measured in percent (goals.18). */
export function MeasuredField<T extends FieldValues>(props: MeasuredFieldProps<T>) {
  const { control, goalType, completed, objectiveResult, onHotkey, hint } = props;
  if (!isMeasuredInPercent(goalType)) {
    return (
      <YesNoField
        control={control}
        name={completed}
        legend={resultWords.completed}
        focusFirst
        onHotkey={onHotkey}
        hint={hint}
      />
    );
  }
  return (
    <NumberField
      control={control}
      name={objectiveResult}
      label={resultWords.percent}
      description={resultWords.percentHint}
      suffix=" %"
      required
      focusFirst
    />
  );
}
