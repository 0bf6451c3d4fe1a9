import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isConflict } from '#platform/problem.ts';
import { goalKeys } from '../../model/query-keys.ts';
import type { TextChange } from '../components/change-list.tsx';
import { goalDifferences } from './goal-differences.ts';

interface Meanwhile {
  /** The goal as the form began with it: its `UpdatedAt` goes with a save, whatever was read since. */
  readonly base: GoalInfo;
  /** What the last try failed with; null after a try that went well or a reload. */
  readonly error: unknown;
  readonly changes: readonly TextChange[];
  /** The last try met a 409, whatever was reloaded since: from then on the form says why the act is not possible any more. */
  readonly hadConflict: boolean;
  /** Remembers a failure; after a 409 the goal is read anew, so that the changes can be shown. */
  fail(error: unknown): void;
  clear(): void;
  /** Works on with the goal as it is now. */
  reload(): void;
}

/** Follows one goal through a form: what it was when the form began, and what others made of it meanwhile. */
export function useMeanwhile(info: GoalInfo): Meanwhile {
  const client = useQueryClient();
  const [base, setBase] = useState(info);
  const [error, setError] = useState<unknown>(null);
  const [hadConflict, setHadConflict] = useState(false);
  return {
    base,
    error,
    changes: isConflict(error) ? goalDifferences(base, info) : [],
    hadConflict,
    fail(failure) {
      setError(failure);
      setHadConflict(isConflict(failure));
      if (isConflict(failure)) {
        void client.invalidateQueries({ queryKey: goalKeys.info(info.Goal.Id) });
        void client.invalidateQueries({ queryKey: goalKeys.review(info.Goal.Id) });
      }
    },
    clear() {
      setError(null);
      setHadConflict(false);
    },
    reload() {
      setBase(info);
      setError(null);
    },
  };
}
