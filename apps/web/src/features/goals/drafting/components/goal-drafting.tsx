import type { GoalInfo } from '@bellwether/contract/goals/goal';
import type { Permission } from '@bellwether/domain/goals/permission-names';
import { useQuery } from '@tanstack/react-query';
import { problemText } from '#platform/problem.ts';
import { useSession } from '#platform/session.ts';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { SkeletonForm } from '#ui/feedback/skeletons.tsx';
import { ClosedForm } from '#ui/form/closed-form.tsx';
import { useLayerClose } from '#ui/layers/layer-close.tsx';
import { GoalGate } from '../../acting/components/goal-gate.tsx';
import { observersOnlyRead } from '../../acting/model/never-yours.ts';
import { periodsQuery } from '../../reading/api.ts';
import { goalTypeOf, newGoal, startOf } from '../model/goal-fields.ts';
import type { DraftingLayer } from '../words.ts';
import { goalDraftingWords } from '../words.ts';
import { GoalForm } from './goal-form.tsx';

const permissions: Readonly<Record<Exclude<DraftingLayer, 'create'>, Permission>> = {
  edit: 'Edit',
  copy: 'Copy',
  contribute: 'AddContributingGoal',
};

interface GoalDraftingProps {
  readonly layer: DraftingLayer;
  /** The goal of the layer; undefined for a new one. */
  readonly goalId: number | undefined;
  /** The quarter chosen in the list. */
  readonly periodId: number | undefined;
  /** Navigates to a new goal. */
  readonly onCreated: (info: GoalInfo) => void;
}

/** Renders the goal form's drawer, in its four uses. */
export function GoalDrafting({ layer, goalId, periodId, onCreated }: GoalDraftingProps) {
  const session = useSession();
  const { close } = useLayerClose();
  if (layer === 'create' || goalId === undefined)
    return <NewGoal periodId={periodId} onCreated={onCreated} />;
  return (
    <GoalGate goalId={goalId} needs={() => permissions[layer]}>
      {(info, reason) => (
        <GoalForm
          key={`${layer}.${goalId}`}
          start={startOf(layer, session, info)}
          goalType={goalTypeOf(session, info, layer)}
          edited={layer === 'edit' ? info : undefined}
          draftKey={`goal.${goalId}.${layer}`}
          reason={reason}
          onSaved={layer === 'edit' ? close : onCreated}
          onGiven={close}
        />
      )}
    </GoalGate>
  );
}

function NewGoal({ periodId, onCreated }: Pick<GoalDraftingProps, 'periodId' | 'onCreated'>) {
  const session = useSession();
  const { close } = useLayerClose();
  const { data: periods, error, refetch } = useQuery(periodsQuery);
  if (session.Profile.RoleName === 'observer') return <ClosedForm reason={observersOnlyRead} />;
  // Wait for the quarters: a form that began without the chosen quarter would keep a wrong one.
  if (!periods && periodId !== undefined) {
    if (!error) return <SkeletonForm fields={6} />;
    return (
      <ErrorPanel
        title={goalDraftingWords.notLoaded}
        detail={problemText(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <GoalForm
      start={newGoal(
        session,
        periods?.data.find((period) => period.Id === periodId),
      )}
      goalType={goalTypeOf(session, undefined, 'create')}
      edited={undefined}
      draftKey="goal.new"
      onSaved={onCreated}
      onGiven={close}
    />
  );
}
