import type { RatingLabel, TalentLabels } from '@bellwether/contract/talent/labels';
import { type Rating, ratings } from '@bellwether/domain/goals/rating';
import { colon } from '@bellwether/domain/locale/sentence-locale';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { RatingScale } from '#ui/form/rating-scale.tsx';
import { levelColour } from '../model/level-colour.ts';

interface LevelFieldProps<T extends FieldValues> {
  readonly control: Control<T>;
  readonly name: FieldPath<T>;
  /** The rating's name, and the question to the reviewer. */
  readonly axis: TalentLabels['FormLable']['Primary'];
  readonly labels: readonly RatingLabel[];
}

/** Chooses one rating in the company's words, and describes the level that has the focus. */
export function LevelField<T extends FieldValues>({ control, name, axis, labels }: LevelFieldProps<T>) {
  const { field, fieldState } = useController({ control, name });
  return (
    <div ref={field.ref} tabIndex={-1}>
      <RatingScale
        legend={axis.Prompt ? `${axis.Name}${colon} ${axis.Prompt}` : axis.Name}
        words={labels.map(({ Label }) => Label)}
        descriptions={labels.map(({ Description }) => Description)}
        colourOf={(level) => levelColour(level, labels.length)}
        value={ratings.find((level) => level === field.value) ?? null}
        onChange={(level: Rating) => field.onChange(level)}
        error={fieldState.error?.message}
        required
        wordsFirst
      />
    </div>
  );
}
