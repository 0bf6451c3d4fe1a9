import type { GoalInfo, GoalStatus } from '@bellwether/contract/goals/goal';
import { goalMessages, limits } from '@bellwether/domain/goals/messages';
import { likelihoodLabels, qualityLabels, type Rating } from '@bellwether/domain/goals/rating';
import { type FieldError, validateComment } from '@bellwether/domain/goals/rules';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useController, useForm } from 'react-hook-form';
import { faultResolver } from '#ui/form/fault-resolver.ts';
import { FormActions, FormStack } from '#ui/form/form-actions.tsx';
import { TextAreaField } from '#ui/form/form-fields.tsx';
import { RatingPair } from '#ui/form/rating-scale.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useFormDraft } from '#ui/form/use-form-draft.ts';
import { ActFailure } from '../../acting/components/act-failure.tsx';
import { useMeanwhile } from '../../acting/model/use-meanwhile.ts';
import { ratingOf } from '../../reading/model/goal-badges.ts';
import { usePredictGoal } from '../api.ts';
import { predictionWords } from '../words.ts';
import { DigitKeys } from './digit-keys.tsx';
import { weekDraftKey } from './kept-week.tsx';

export interface UpdateValues {
  readonly Likelihood: Rating | null;
  readonly Quality: Rating | null;
  readonly Comment: string;
}

/** Both likelihood and quality are needed to save (1-goals §5). */
export function updateFaults({ Likelihood, Quality, Comment }: UpdateValues): FieldError[] {
  const message = goalMessages.likelihoodAndQualityRequired;
  const faults: FieldError[] = [];
  if (Likelihood === null) faults.push({ path: 'Likelihood', message });
  else if (Quality === null) faults.push({ path: 'Quality', message });
  if (Comment.trim() !== '') faults.push(...validateComment(Comment, 'comment'));
  return faults;
}

function acceptUpdate(kept: unknown): Partial<UpdateValues> | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { Likelihood, Quality, Comment } = kept as Record<string, unknown>;
  if (typeof Comment !== 'string') return undefined;
  return { Comment, Likelihood: levelOf(Likelihood), Quality: levelOf(Quality) };
}

function levelOf(value: unknown): Rating | null {
  return typeof value === 'number' ? ratingOf(value) : null;
}

interface UpdateFormProps {
  readonly info: GoalInfo;
  readonly status: GoalStatus;
  readonly reason: string | undefined;
  /** "Save" or "Save and next". */
  readonly button: string;
  /** Whether words are typed that are not saved. */
  readonly onTouched: (statusId: number, isTouched: boolean) => void;
  /** The fresh goal, and what was given. */
  readonly onSaved: (info: GoalInfo, likelihood: Rating, quality: Rating) => void;
}

/** One week's prediction: two digits, an optional comment, Enter (1-goals §4). */
export function UpdateForm({ info, status, reason, button, onTouched, onSaved }: UpdateFormProps) {
  const predict = usePredictGoal();
  const meanwhile = useMeanwhile(info);
  const box = useRef<HTMLFormElement>(null);
  const form = useForm<UpdateValues>({
    defaultValues: {
      Likelihood: ratingOf(status.Likelihood),
      Quality: ratingOf(status.Quality),
      Comment: '',
    },
    resolver: faultResolver(updateFaults),
  });
  const draft = useFormDraft(weekDraftKey(status.Id), form, { accept: acceptUpdate });
  const { isDirty } = form.formState;
  useEffect(() => onTouched(status.Id, isDirty), [onTouched, status.Id, isDirty]);
  const likelihood = useController({ control: form.control, name: 'Likelihood' });
  const quality = useController({ control: form.control, name: 'Quality' });
  const focusScale = (place: 0 | 1) => {
    const scale = box.current?.querySelectorAll('fieldset')[place];
    (scale?.querySelector<HTMLInputElement>('input:checked') ?? scale?.querySelector('input'))?.focus();
  };
  const focusComment = () => box.current?.querySelector('textarea')?.focus();
  likelihood.field.ref({ focus: () => focusScale(0) });
  quality.field.ref({ focus: () => focusScale(1) });

  useEffect(() => {
    // The drawer stays open from goal to goal and from week to week: each begins at its first scale.
    box.current?.querySelector<HTMLInputElement>('[data-autofocus]')?.focus();
  }, []);

  const submit = form.handleSubmit(async ({ Likelihood, Quality, Comment }) => {
    if (Likelihood === null || Quality === null) return;
    meanwhile.clear();
    let fresh: GoalInfo;
    try {
      fresh = await predict.mutateAsync({
        statusId: status.Id,
        likelihood: Likelihood,
        quality: Quality,
        comment: Comment.trim(),
      });
    } catch (error) {
      meanwhile.fail(error);
      return;
    }
    draft.done();
    onSaved(fresh, Likelihood, Quality);
  });

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
    event.preventDefault();
    if (!form.formState.isSubmitting) void submit();
  };

  return (
    // The next goal begins at its scale and not at its heading: its name is read where the focus comes in.
    <form
      ref={box}
      aria-label={info.Goal.GoalDetail.Title}
      onSubmit={submit}
      onKeyDown={onKeyDown}
      noValidate
    >
      <DigitKeys onDigit={onDigit} />
      <FormStack>
        <ActFailure error={meanwhile.error} changes={meanwhile.changes} onReload={meanwhile.reload} />
        {reason !== undefined && meanwhile.hadConflict ? <p role="alert">{reason}</p> : null}
        <RatingPair
          likelihood={{
            legend: predictionWords.likelihood,
            words: likelihoodLabels,
            value: likelihood.field.value,
            onChange: likelihood.field.onChange,
            error: likelihood.fieldState.error?.message,
            autoFocus: true,
          }}
          quality={{
            legend: predictionWords.quality,
            words: qualityLabels,
            value: quality.field.value,
            onChange: quality.field.onChange,
            error: quality.fieldState.error?.message,
          }}
          onDone={focusComment}
        />
        <TextAreaField
          control={form.control}
          name="Comment"
          label={predictionWords.comment}
          description={predictionWords.commentHint}
          limit={limits.comment}
          minRows={2}
          maxRows={8}
        />
      </FormStack>
      <FormActions>
        <SubmitButton loading={form.formState.isSubmitting}>{button}</SubmitButton>
      </FormActions>
    </form>
  );
}
