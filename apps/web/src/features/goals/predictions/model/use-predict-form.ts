import type { GoalInfo, GoalStatus } from '@bellwether/contract/goals/goal';
import type { Rating } from '@bellwether/domain/goals/rating';
import { useController } from 'react-hook-form';
import { given } from '#platform/form/given.ts';
import { useSaveForm } from '#platform/form/use-save-form.ts';
import { useConflict } from '../../acting/model/use-conflict.ts';
import { ratingOf } from '../../reading/model/goal-badges.ts';
import { usePredictGoal } from '../api.ts';
import { type PredictValues, predictionFaults, predictShape, weekDraftKey } from './predict-values.ts';

interface PredictFormOptions {
  readonly info: GoalInfo;
  readonly status: GoalStatus;
  readonly reason: string | undefined;
  /** Called with the fresh goal and the given values. */
  readonly onSaved: (info: GoalInfo, likelihood: Rating, quality: Rating) => void;
}

/** Returns the form of one week's prediction: its save, its conflict, and its two scales. */
export function usePredictForm({ info, status, reason, onSaved }: PredictFormOptions) {
  const predict = usePredictGoal();
  const conflict = useConflict(info, reason);
  const values: PredictValues = {
    Likelihood: ratingOf(status.Likelihood),
    Quality: ratingOf(status.Quality),
    Comment: '',
  };
  const save = useSaveForm({
    key: weekDraftKey(status.Id),
    shape: predictShape,
    values,
    faults: predictionFaults,
    conflict,
    save: ({ Likelihood, Quality, Comment }) =>
      predict.mutateAsync({
        info,
        statusId: status.Id,
        likelihood: given(Likelihood),
        quality: given(Quality),
        comment: Comment.trim(),
      }),
    leave: (fresh, { values: saved }) => onSaved(fresh, given(saved.Likelihood), given(saved.Quality)),
  });
  const likelihood = useController({ control: save.control, name: 'Likelihood' });
  const quality = useController({ control: save.control, name: 'Quality' });
  return { save, conflict, likelihood, quality };
}
