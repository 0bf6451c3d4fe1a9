import { likelihoodLabels, type Rating } from '@bellwether/domain/goals/rating';
import { insightMessages } from '@bellwether/domain/insight/opinions/opinions';
import { useController } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Opinions } from '#features/goals/door.ts';
import { given } from '#platform/form/given.ts';
import { SaveForm } from '#platform/form/save-form.tsx';
import { useSaveForm } from '#platform/form/use-save-form.ts';
import type { LayerProps } from '#platform/layers/layer-table.tsx';
import { RatingScale } from '#ui/form/rating-scale.tsx';
import { useGiveView } from '../../api.ts';
import { GoalName } from '../../components/goal-name.tsx';
import classes from '../../components/insight-page.module.css';
import { likelihoodWord, viewReasons, viewWords } from '../../words.ts';
import { OpinionsGate } from './opinions-gate.tsx';

const shape = z.object({ Likelihood: z.nullable(z.literal([0, 1, 2, 3, 4])) });

/** Gives or changes a second view of a goal in the running week (insight.11). */
export function SecondViewLayer({ at }: LayerProps<'second-view'>) {
  return (
    <OpinionsGate goalId={at.search.goal} refusal={refusalOf}>
      {(goalId, { StatusId, Own }) => (
        <ViewForm goalId={goalId} statusId={StatusId ?? 0} own={(Own?.Likelihood ?? null) as Rating | null} />
      )}
    </OpinionsGate>
  );
}

/** Returns why no second view can be given now; undefined if it can. */
function refusalOf({ Permissions: { Give }, Own, StatusId }: Opinions): string | undefined {
  if (Give === undefined) return viewWords.notYours;
  if (Give !== true)
    return [Own ? viewWords.yours(likelihoodWord(Own.Likelihood)) : '', viewReasons[Give]]
      .filter(Boolean)
      .join(' ');
  return StatusId === null ? viewReasons.week_not_running : undefined;
}

interface ViewFormProps {
  readonly goalId: number;
  readonly statusId: number;
  /** The viewer's second view of this week; null if there is none. */
  readonly own: Rating | null;
}

interface ViewValues {
  Likelihood: Rating | null;
}

function ViewForm({ goalId, statusId, own }: ViewFormProps) {
  const give = useGiveView(goalId);
  const values: ViewValues = { Likelihood: own };
  const form = useSaveForm({
    key: `status.${statusId}.second-view`,
    shape,
    values,
    faults: ({ Likelihood }) =>
      Likelihood === null ? [{ path: 'Likelihood', message: insightMessages.likelihood }] : [],
    save: ({ Likelihood }) => give.mutateAsync({ statusId, likelihood: given(Likelihood) }),
    done: ({ IsBlind }) => (IsBlind ? viewWords.saved : viewWords.savedLate),
  });
  const { field, fieldState } = useController({ control: form.control, name: 'Likelihood' });
  return (
    <SaveForm of={form} button={viewWords.save}>
      <GoalName goalId={goalId} />
      <p className={classes.quiet}>{viewWords.why}</p>
      <RatingScale
        legend={viewWords.likelihood}
        words={likelihoodLabels}
        value={field.value}
        onChange={field.onChange}
        error={fieldState.error?.message}
        autoFocus
      />
    </SaveForm>
  );
}
