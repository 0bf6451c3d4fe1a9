import type { WireTexts } from '@bellwether/domain/goals/texts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { isConflict, problemText } from '#platform/problem.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { ChangeList } from '../../acting/components/change-list.tsx';
import { ReloadButton } from '../../acting/components/reload-button.tsx';
import { changedMeanwhile, typedIsKept } from '../../acting/words.ts';
import { periodsQuery } from '../../reading/api.ts';
import { labelOf } from '../../reading/model/list-filter.ts';
import { rebase, tellConflict } from '../model/goal-conflict.ts';
import { beginValues, type GoalFields, type GoalStart, type GoalValues } from '../model/goal-fields.ts';
import { draftingWords } from '../words.ts';

interface StaleNoticeProps {
  readonly form: UseFormReturn<GoalValues>;
  /** The goal as it is now. */
  readonly now: GoalStart;
  /** What the last save failed with, null where none did. */
  readonly error: unknown;
  /** The form works on with the goal as it is now. */
  readonly onReload: () => void;
  /** The form is saved and about to close: its own save is nobody else's change. */
  readonly isOver: boolean;
  readonly labels: WireTexts;
}

/**
 * Why a save failed, and what somebody else changed since the form began. Reload takes the others' changes over into the
 * fields that the person left alone; what was typed stays.
 */
export function StaleNotice({ form, now, error, onReload, isOver, labels }: StaleNoticeProps) {
  const { data: periods } = useQuery(periodsQuery);
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
  // A prediction or a state also make a goal newer: where none of these fields changed there is nothing to tell.
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
        {isConflict(error) && changes.length === 0 ? problemText(error) : changedMeanwhile} {typedIsKept}
      </Notice>
      <ChangeList changes={changes} fromLabel="Before" toLabel="Now" />
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
  };
}
