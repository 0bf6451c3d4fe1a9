import type { WireTexts } from '@bellwether/domain/goals/texts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { strategyWords } from '#features/strategy/door.ts';
import { isConflict, problemText } from '#platform/problem.ts';
import { ChangeList } from '#ui/data/change-list.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { ReloadButton } from '../../acting/components/reload-button.tsx';
import { changedMeanwhile, differenceWords, typedIsKept } from '../../acting/words.ts';
import { useGoalChanger } from '../../model/goal-changes.ts';
import { periodsQuery } from '../../reading/api.ts';
import { labelOf } from '../../reading/model/list-filter.ts';
import { rebase, tellConflict } from '../model/goal-conflict.ts';
import { beginValues, type GoalFields, type GoalStart, type GoalValues } from '../model/goal-fields.ts';
import { draftingWords } from '../words.ts';

interface StaleNoticeProps {
  readonly form: UseFormReturn<GoalValues>;
  /** 0: a new goal. */
  readonly goalId: number;
  /** The present goal. */
  readonly now: GoalStart;
  /** The error of the last save, null without one. */
  readonly error: unknown;
  /** Makes the present goal the form's new base. */
  readonly onReload: () => void;
  /** Whether the form is saved and about to close: its own save is not another person's change. */
  readonly isOver: boolean;
  readonly labels: WireTexts;
}

/**
 * Shows why a save failed, and what another person changed since the form began. Reload applies the others'
 * changes to fields that the person did not change; their input stays.
 */
export function StaleNotice({ form, goalId, now, error, onReload, isOver, labels }: StaleNoticeProps) {
  const { data: periods } = useQuery(periodsQuery);
  const changer = useGoalChanger(goalId);
  const { StartedFrom: base, Asked, ...mine } = useWatch({ control: form.control }) as GoalValues;
  const isStale = !isOver && base.updatedAt !== now.updatedAt;
  const changes = tellConflict(
    { mine, base: base.fields, theirs: now.fields },
    {
      labels: labelsByField(labels),
      quarterOf: (id) => {
        const period = periods?.data.find((each) => each.Id === id);
        return period ? labelOf(period) : '';
      },
    },
  );
  // A prediction or a new state also makes a goal newer; if none of these fields changed, no notice is
  // needed.
  const isUntouched = isStale && changes.length === 0 && !isConflict(error);
  useEffect(() => {
    if (isUntouched) form.resetField('StartedFrom', { defaultValue: now });
  }, [isUntouched, form, now]);
  if (!isStale || isUntouched) {
    return error === null || isOver ? null : <Notice tone="bad">{problemText(error)}</Notice>;
  }

  const reload = () => {
    const merged = rebase(mine, base.fields, now.fields);
    form.reset(beginValues(now, Asked));
    for (const field of Object.keys(merged) as (keyof GoalFields)[])
      form.setValue(field, merged[field], { shouldDirty: true });
    onReload();
  };
  return (
    <>
      <Notice tone="warn" action={<ReloadButton onReload={reload} />}>
        {isConflict(error) && changes.length === 0 ? problemText(error) : changedMeanwhile(changer)}{' '}
        {typedIsKept}
      </Notice>
      <ChangeList
        changes={changes}
        fromLabel={differenceWords.before}
        toLabel={differenceWords.now}
        level={3}
      />
    </>
  );
}

function labelsByField(labels: WireTexts): Readonly<Record<keyof GoalFields, string>> {
  return {
    Owner: draftingWords.owner,
    PeriodId: draftingWords.quarter,
    ...labels,
    Parent: draftingWords.parent,
    IsPrivate: draftingWords.isPrivate,
    StrategicObjective: strategyWords.objective,
  };
}
