import type { GoalInfo, GoalStatus } from '@bellwether/contract/goals/goal';
import { goalMessages, limits } from '@bellwether/domain/goals/messages';
import { likelihoodLabels, qualityLabels, type Rating, ratings } from '@bellwether/domain/goals/rating';
import { type FieldError, validateComment } from '@bellwether/domain/goals/rules';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useController, useFormState } from 'react-hook-form';
import * as z from 'zod/mini';
import { given } from '#platform/form/given.ts';
import { SaveForm } from '#platform/form/save-form.tsx';
import { useSaveForm } from '#platform/form/use-save-form.ts';
import { TextAreaField } from '#ui/form/form-fields.tsx';
import { RatingPair } from '#ui/form/rating-scale.tsx';
import { hasSoftKeyboard } from '#ui/form/soft-keyboard.ts';
import { useHasDraft } from '#ui/form/use-draft.tsx';
import { ActFailure } from '../../acting/components/act-failure.tsx';
import { useConflict } from '../../acting/model/use-conflict.ts';
import { useTypedText } from '../../acting/model/use-typed-text.ts';
import { ratingOf } from '../../reading/model/goal-badges.ts';
import { usePredictGoal } from '../api.ts';
import { lastWeekOf, predictionBefore } from '../model/open-weeks.ts';
import { predictionWords } from '../words.ts';
import { DigitKeys } from './digit-keys.tsx';
import { weekDraftKey } from './kept-week.tsx';
import { SameAsLastWeek } from './same-as-last-week.tsx';

const shape = z.object({
  Likelihood: z.nullable(z.literal(ratings)),
  Quality: z.nullable(z.literal(ratings)),
  Comment: z.string(),
});
export type PredictValues = z.output<typeof shape>;

/** Both likelihood and quality are needed to save (1-goals §5). */
export function predictionFaults({ Likelihood, Quality, Comment }: PredictValues): FieldError[] {
  const message = goalMessages.likelihoodAndQualityRequired;
  const faults: FieldError[] = [];
  if (Likelihood === null) faults.push({ path: 'Likelihood', message });
  else if (Quality === null) faults.push({ path: 'Quality', message });
  if (Comment.trim() !== '') faults.push(...validateComment(Comment, 'comment'));
  return faults;
}

interface PredictFormProps {
  readonly info: GoalInfo;
  readonly status: GoalStatus;
  readonly reason: string | undefined;
  /** "Save" or "Save and next". */
  readonly button: string;
  /** Reports whether a week has unsaved text. */
  readonly onTouched: (statusId: number, isTouched: boolean) => void;
  /** Called with the fresh goal and the given values. */
  readonly onSaved: (info: GoalInfo, likelihood: Rating, quality: Rating) => void;
}

/** Renders one week's prediction: two digits, an optional comment, Enter (1-goals §4). */
export function PredictForm({ info, status, reason, button, onTouched, onSaved }: PredictFormProps) {
  const predict = usePredictGoal();
  const conflict = useConflict(info, reason);
  const box = useRef<HTMLFormElement>(null);
  const save = useSaveForm({
    key: weekDraftKey(status.Id),
    shape,
    values: {
      Likelihood: ratingOf(status.Likelihood),
      Quality: ratingOf(status.Quality),
      Comment: '',
    } as PredictValues,
    faults: predictionFaults,
    conflict,
    save: ({ Likelihood, Quality, Comment }) =>
      predict.mutateAsync({
        statusId: status.Id,
        likelihood: given(Likelihood),
        quality: given(Quality),
        comment: Comment.trim(),
      }),
    leave: (fresh, { values }) => onSaved(fresh, given(values.Likelihood), given(values.Quality)),
  });
  const { control } = save;
  const { isDirty } = useFormState({ control });
  useEffect(() => onTouched(status.Id, isDirty), [onTouched, status.Id, isDirty]);
  const likelihood = useController({ control, name: 'Likelihood' });
  const quality = useController({ control, name: 'Quality' });
  const focusScale = (place: 0 | 1) => {
    const scale = box.current?.querySelectorAll('fieldset')[place];
    (scale?.querySelector<HTMLElement>('input:checked') ?? scale)?.focus();
  };
  const focusComment = () => {
    const comment = box.current?.querySelector('textarea');
    comment?.focus();
    comment?.setSelectionRange(comment.value.length, comment.value.length);
  };
  useTypedText(box, focusComment);
  likelihood.field.ref({ focus: () => focusScale(0) });
  quality.field.ref({ focus: () => focusScale(1) });

  useEffect(() => {
    // The drawer stays open from goal to goal and from week to week, so focus the first scale each time.
    box.current?.querySelector<HTMLInputElement>('[data-autofocus]')?.focus();
  }, []);

  const onDigit = (level: Rating) => {
    if (likelihood.field.value === null) {
      likelihood.field.onChange(level);
      focusScale(1);
    } else {
      quality.field.onChange(level);
      focusComment();
    }
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const isPlainEnter = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
    if (!isPlainEnter || event.target instanceof HTMLButtonElement) return;
    if (event.target instanceof HTMLTextAreaElement && hasSoftKeyboard()) return;
    event.preventDefault();
    if (!event.repeat) void save.submit('save');
  };

  const before = predictionBefore(info, status);
  const lastWeek = lastWeekOf(info, status);
  const same = { likelihood: ratingOf(lastWeek?.Likelihood), quality: ratingOf(lastWeek?.Quality) };
  const markOf = (level: Rating | null) =>
    level === null ? undefined : { level, label: predictionWords.lastWeek };
  const onSame = () => {
    likelihood.field.onChange(same.likelihood);
    quality.field.onChange(same.quality);
    void save.submit('save');
  };
  // Once a level is chosen, or was given earlier, Enter must save that one.
  const isUntouched = likelihood.field.value === null && quality.field.value === null;
  const hasDraft = useHasDraft();
  const [isFirst] = useState(
    () => isUntouched && lastWeek !== undefined && !hasDraft(weekDraftKey(status.Id)),
  );
  const hasFallen =
    isBelow(likelihood.field.value, before?.Likelihood) || isBelow(quality.field.value, before?.Quality);

  return (
    // The focus moves to the scale and not to the heading, so the form carries the goal's name for screen readers.
    <SaveForm
      of={save}
      button={button}
      cancel={false}
      label={info.Goal.GoalDetail.Title}
      ref={box}
      onKeyDown={onKeyDown}
    >
      <DigitKeys onDigit={onDigit} />
      <ActFailure conflict={conflict} />
      {lastWeek ? (
        <SameAsLastWeek before={lastWeek} focusFirst={isFirst} busy={save.busy !== null} onSame={onSame} />
      ) : null}
      <RatingPair
        likelihood={{
          legend: predictionWords.likelihood,
          words: likelihoodLabels,
          value: likelihood.field.value,
          onChange: likelihood.field.onChange,
          error: likelihood.fieldState.error?.message,
          autoFocus: !isFirst,
          last: markOf(same.likelihood),
        }}
        quality={{
          legend: predictionWords.quality,
          words: qualityLabels,
          value: quality.field.value,
          onChange: quality.field.onChange,
          error: quality.fieldState.error?.message,
          last: markOf(same.quality),
        }}
        onDone={focusComment}
      />
      <TextAreaField
        control={control}
        name="Comment"
        label={hasFallen ? predictionWords.whatChanged : predictionWords.comment}
        description={hasSoftKeyboard() ? undefined : predictionWords.commentHint}
        limit={limits.comment}
        minRows={2}
        maxRows={8}
      />
    </SaveForm>
  );
}

function isBelow(chosen: Rating | null, former: number | null | undefined): boolean {
  return chosen !== null && former !== null && former !== undefined && chosen < former;
}
