import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { reasonSentences } from '@bellwether/domain/goals/messages';
import type { Permission } from '@bellwether/domain/goals/permission-names';
import { type ReasonCode, reasonCodes } from '@bellwether/domain/goals/reasons';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLetThrough } from '#platform/form/use-let-through.ts';
import { isAbsent, problemText } from '#platform/problem.ts';
import { useSession } from '#platform/session.ts';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { SkeletonForm } from '#ui/feedback/skeletons.tsx';
import { ClosedForm } from '#ui/form/closed-form.tsx';
import { FormActions, FormStack } from '#ui/form/form-actions.tsx';
import { goalInfoQuery } from '../../reading/api.ts';
import { neverYours } from '../model/never-yours.ts';
import type { GoalRun } from '../model/next-goal.ts';
import { goalGateWords } from '../words.ts';
import { GoalHead } from './goal-summary.tsx';
import { RunFormer, RunOn } from './run-place.tsx';

interface GoalGateProps {
  readonly goalId: number;
  /** Returns the permission that the form needs, depending on the goal's state. */
  readonly needs: (info: GoalInfo) => Permission;
  /** The run to which the goal belongs. It leads on if there is no form to show. */
  readonly run?: GoalRun;
  /** `reason`: why the act is no longer possible, undefined while it is possible. */
  readonly children: (info: GoalInfo, reason: string | undefined) => ReactNode;
}

/**
 * Loads the goal and shows a form if its permission allows the act. The form then stays while the same goal
 * is open, because another person's act must not remove the input.
 */
export function GoalGate({ goalId, needs, run, children }: GoalGateProps) {
  const { Profile } = useSession();
  const { data: info, error, refetch } = useQuery(goalInfoQuery(goalId));
  const reason = info && reasonOf(info, needs(info), Profile.RoleName === 'observer');
  const isShown = useLetThrough(goalId, info !== undefined && reason === undefined);
  if (!info) {
    if (!error) return <SkeletonForm />;
    return (
      <FormStack>
        {run ? <RunFormer run={run} /> : null}
        <ErrorPanel
          title={goalGateWords.notLoaded}
          detail={problemText(error)}
          onRetry={() => void refetch()}
        />
        {run?.place ? (
          <FormActions>
            <RunOn run={run} isGone={isAbsent(error)} />
          </FormActions>
        ) : null}
      </FormStack>
    );
  }
  if (reason === undefined || isShown) return children(info, reason);
  return run ? <ClosedStep info={info} run={run} reason={reason} /> : <ClosedForm reason={reason} />;
}

interface ClosedStepProps {
  readonly info: GoalInfo;
  readonly run: GoalRun;
  readonly reason: string;
}

/** Takes the place of a form that cannot be saved, in a run: the last answer, the goal, the reason, and the way on. */
export function ClosedStep({ info, run, reason }: ClosedStepProps) {
  return (
    <FormStack>
      <RunFormer run={run} />
      <GoalHead info={info} />
      <ClosedForm reason={reason} otherwise={<RunOn run={run} isGone />} />
    </FormStack>
  );
}

/** Returns the sentence of a permission that is not `true`; undefined if it is. */
export function reasonOf(info: GoalInfo, permission: Permission, isObserver: boolean): string | undefined {
  const given = info.Permissions[permission];
  if (given === true) return undefined;
  return given !== undefined && isReasonCode(given)
    ? reasonSentences[given]
    : neverYours(permission, isObserver);
}

function isReasonCode(text: string): text is ReasonCode {
  return reasonCodes.some((code) => code === text);
}
