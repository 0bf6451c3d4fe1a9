import type { ReviewAnswer } from '@bellwether/contract/talent/questions';
import { cycleLimits } from '@bellwether/domain/talent/cycles/rules';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { SelectField, TextAreaField } from '#ui/form/form-fields.tsx';
import { answerWords } from '../words.ts';

interface QuestionFieldProps<T extends FieldValues> {
  readonly control: Control<T>;
  readonly name: FieldPath<T>;
  readonly question: Omit<ReviewAnswer, 'Answer'>;
  readonly focusFirst?: boolean;
}

/** The field of a question of a template: a text, or one of the words of its scale (talent.32). */
export function QuestionField<T extends FieldValues>({
  control,
  name,
  question: { Question, Help, IsRequired, Kind, Levels },
  focusFirst = false,
}: QuestionFieldProps<T>) {
  if (Kind === 'scale')
    return (
      <SelectField
        control={control}
        name={name}
        label={Question}
        description={Help}
        choices={Levels.map((level) => ({ value: level, label: level }))}
        required={IsRequired}
        clearable={!IsRequired}
        focusFirst={focusFirst}
      />
    );
  return (
    <TextAreaField
      control={control}
      name={name}
      label={Question}
      description={Kind === 'goals' ? [Help, answerWords.goals].filter(Boolean).join(' ') : Help}
      limit={cycleLimits.answer}
      minRows={4}
      maxRows={16}
      required={IsRequired}
      focusFirst={focusFirst}
    />
  );
}
