import type { GoalInfo, GoalStatus } from '@bellwether/contract/goals/goal';
import { limits } from '@bellwether/domain/goals/messages';
import { likelihoodLabels, qualityLabels, type Rating } from '@bellwether/domain/goals/rating';
import { useEffect, useRef, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { SaveForm } from '#platform/form/save-form.tsx';
import { TextAreaField } from '#ui/form/form-fields.tsx';
import { RatingPair } from '#ui/form/rating-scale.tsx';
import { hasSoftKeyboard } from '#ui/form/soft-keyboard.ts';
import { useHasDraft } from '#ui/form/use-draft.tsx';
import { ActFailure } from '../../acting/components/act-failure.tsx';
import { ratingOf } from '../../reading/model/goal-badges.ts';
import { lastWeekOf, predictionBefore } from '../model/open-weeks.ts';
import { isBelow, weekDraftKey } from '../model/predict-values.ts';
import { usePredictFocus } from '../model/use-predict-focus.ts';
import { usePredictForm } from '../model/use-predict-form.ts';
import { predictionWords } from '../words.ts';
import { DigitKeys } from './digit-keys.tsx';
import { SameAsLastWeek } from './same-as-last-week.tsx';

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

/** Renders one week's prediction: two digits, an optional comment, Enter (predictions.1). */
export function PredictForm({ info, status, reason, button, onTouched, onSaved }: PredictFormProps) {
  const { save, conflict, likelihood, quality } = usePredictForm({ info, status, reason, onSaved });
  const send = () => void save.submit('save');
  const { box, focusScale, focusComment, onKeyDown } = usePredictFocus(send);
  likelihood.field.ref({ focus: () => focusScale(0) });
  quality.field.ref({ focus: () => focusScale(1) });
  const { isDirty } = useFormState({ control: save.control });
  useEffect(() => onTouched(status.Id, isDirty), [onTouched, status.Id, isDirty]);

  const [likely, good] = [likelihood.field.value, quality.field.value];
  // The second of two quick digits may come before the form has rendered the first.
  const latest = useRef(likely);
  latest.current = likely;
  const onDigit = (level: Rating) => {
    if (latest.current === null) {
      latest.current = level;
      likelihood.field.onChange(level);
      focusScale(1);
    } else {
      quality.field.onChange(level);
      focusComment();
    }
  };
  const before = predictionBefore(info, status);
  const lastWeek = lastWeekOf(info, status);
  const onSame = (week: GoalStatus) => {
    likelihood.field.onChange(ratingOf(week.Likelihood));
    quality.field.onChange(ratingOf(week.Quality));
    send();
  };
  // Once a level is chosen, or was given earlier, Enter must save that one.
  const hasDraft = useHasDraft();
  const [isSameFirst] = useState(
    () => likely === null && good === null && lastWeek !== undefined && !hasDraft(weekDraftKey(status.Id)),
  );
  const hasFallen = isBelow(likely, before?.Likelihood) || isBelow(good, before?.Quality);

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
        <SameAsLastWeek
          before={lastWeek}
          focusFirst={isSameFirst}
          busy={save.busy !== null}
          onSame={() => onSame(lastWeek)}
        />
      ) : null}
      <RatingPair
        likelihood={{
          ...scaleOf(likelihood, lastWeek?.Likelihood),
          legend: predictionWords.likelihood,
          words: likelihoodLabels,
          autoFocus: !isSameFirst,
        }}
        quality={{
          ...scaleOf(quality, lastWeek?.Quality),
          legend: predictionWords.quality,
          words: qualityLabels,
        }}
        onDone={focusComment}
      />
      <TextAreaField
        control={save.control}
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

type Scale = ReturnType<typeof usePredictForm>['likelihood' | 'quality'];

/** Returns what a scale shows of its field, with a mark at last week's level. */
function scaleOf({ field, fieldState }: Scale, lastLevel: number | null | undefined) {
  const level = ratingOf(lastLevel);
  return {
    value: field.value,
    onChange: field.onChange,
    error: fieldState.error?.message,
    last: level === null ? undefined : { level, label: predictionWords.lastWeek },
  };
}
