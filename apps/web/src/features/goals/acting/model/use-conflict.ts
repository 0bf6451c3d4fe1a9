import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SaveConflict } from '#platform/form/use-save-form.ts';
import { isConflict } from '#platform/problem.ts';
import type { TextChange } from '#ui/data/change-list.tsx';
import { goalKeys } from '../../model/query-keys.ts';
import { goalDifferences } from './goal-differences.ts';

export interface GoalConflict extends SaveConflict {
  /** The goal when the form began: a save sends its `UpdatedAt`, even after a newer read. */
  readonly base: GoalInfo;
  /** The error of the last try; null after a success or a reload. */
  readonly error: unknown;
  /** Another person's changes, known once the goal is read again: after a 409, or told by the live channel. */
  readonly changes: readonly TextChange[];
  /** Why the act is no longer possible; set from the first 409 on, also after a reload. */
  readonly reason: string | undefined;
  /** Continues with the present goal; the fields keep their texts. */
  reload(): void;
}

/**
 * Compares a form's goal with other people's changes. Reads the goal again after a 409. `reason`: why the act
 * is not possible now, undefined while it is.
 */
export function useConflict(info: GoalInfo, reason?: string): GoalConflict {
  const client = useQueryClient();
  const [base, setBase] = useState(info);
  const [error, setError] = useState<unknown>(null);
  const [hadConflict, setHadConflict] = useState(false);
  // After a successful try the newer goal is this person's own.
  const [isTrying, setIsTrying] = useState(false);
  return {
    base,
    error,
    changes: isConflict(error) || (error === null && !isTrying) ? goalDifferences(base, info) : [],
    reason: hadConflict ? reason : undefined,
    fail(failure) {
      setIsTrying(false);
      setError(failure);
      setHadConflict(isConflict(failure));
      if (isConflict(failure)) {
        void client.invalidateQueries({ queryKey: goalKeys.info(info.Goal.Id) });
        void client.invalidateQueries({ queryKey: goalKeys.review(info.Goal.Id) });
      }
    },
    refuse: () => setIsTrying(false),
    clear() {
      setIsTrying(true);
      setError(null);
      setHadConflict(false);
    },
    reload() {
      setBase(info);
      setIsTrying(false);
      setError(null);
    },
  };
}
