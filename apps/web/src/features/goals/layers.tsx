import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { lazy, useCallback, useRef } from 'react';
import { AppDialog } from '#ui/layers/app-dialog.tsx';
import { AppDrawer } from '#ui/layers/app-drawer.tsx';
import { LayerContent } from '#ui/layers/layer-content.tsx';
import { useFocusBack } from '#ui/layers/use-focus-back.ts';
import { subjectOf } from './acting/model/act-subject.ts';
import { GoalRunProvider, type RunStep } from './acting/model/next-goal.ts';
import { type ApprovalLayer, approvalWords, type ReviewLayer, reviewWords } from './approval/words.ts';
import { carryOverWords } from './carry-over/words.ts';
import { type DraftingLayer, draftingTitles } from './drafting/words.ts';
import { type GoalSearch, type LayerName, useGoalLayer, useGoalSearch } from './model/goal-search.ts';
import { deleteWords, ownershipWords, parentWords } from './ownership/words.ts';
import { predictionWords } from './predictions/words.ts';
import { goalInfoQuery } from './reading/api.ts';
import { resultTitles, retractResultWords } from './results/words.ts';
import { type ShelvingLayer, shelvingWords } from './shelving/words.ts';

const GoalDrafting = lazy(async () => ({
  default: (await import('./drafting/components/goal-drafting.tsx')).GoalDrafting,
}));
const ApprovalAct = lazy(async () => ({
  default: (await import('./approval/components/approval-act.tsx')).ApprovalAct,
}));
const GoalReview = lazy(async () => ({
  default: (await import('./approval/components/goal-review.tsx')).GoalReview,
}));
const ShelvingAct = lazy(async () => ({
  default: (await import('./shelving/components/shelving-act.tsx')).ShelvingAct,
}));
const ChangeOwner = lazy(async () => ({
  default: (await import('./ownership/components/change-owner.tsx')).ChangeOwner,
}));
const ChangeParent = lazy(async () => ({
  default: (await import('./ownership/components/change-parent.tsx')).ChangeParent,
}));
const DeleteGoal = lazy(async () => ({
  default: (await import('./ownership/components/delete-goal.tsx')).DeleteGoal,
}));
const CarryOver = lazy(async () => ({
  default: (await import('./carry-over/components/carry-over.tsx')).CarryOver,
}));
const GoalUpdate = lazy(async () => ({
  default: (await import('./predictions/components/goal-update.tsx')).GoalUpdate,
}));
const FinalizeGoal = lazy(async () => ({
  default: (await import('./results/components/finalize-form.tsx')).FinalizeGoal,
}));
const RetractResult = lazy(async () => ({
  default: (await import('./results/components/retract-result.tsx')).RetractResult,
}));
const ReviewResult = lazy(async () => ({
  default: (await import('./results/components/review-result.tsx')).ReviewResult,
}));

const drafting = ['create', 'edit', 'copy', 'contribute'] as const satisfies readonly DraftingLayer[];
const approval = ['submit', 'publish', 'retract', 'discard'] as const satisfies readonly ApprovalLayer[];
const shelving = ['shelve', 'request-shelving', 'reactivate'] as const satisfies readonly ShelvingLayer[];
const reviews = ['review', 'review-edits', 'review-shelving'] as const satisfies readonly ReviewLayer[];
const results = ['finalize', 'edit-result'] as const;

/** The width of the goal form's drawer (1-goals §9); drawers without a documented width share it. */
const DRAWER = 600;

/** Where a layer leads on to: another goal with its layer, a goal that was just made, or nothing but the page below. */
export interface LayerTarget {
  readonly goalId?: number;
  readonly layer?: LayerName;
}

interface GoalLayersProps {
  readonly goalId: number | undefined;
  /** Leads on from a layer without leaving the page below; absent = the goals page shows the other goal. */
  readonly leave?: (to: LayerTarget) => void;
}

/**
 * Every drawer and dialog that acts on a goal, one of them open by `open` in the address. They stay mounted, so that
 * focus goes back to the button that opened them; what is inside is fetched when it is first opened.
 */
export function GoalLayers({ goalId, leave: leaveHere }: GoalLayersProps) {
  const { open, about, closeLayer } = useGoalLayer();
  const { period } = useGoalSearch();
  const leaveToGoals = useLeaveToGoals();
  const leave = leaveHere ?? leaveToGoals;
  const opened = open === 'create' || open === 'carry-over' || goalId !== undefined ? open : undefined;
  const isOneOf = (names: readonly LayerName[]) => opened !== undefined && names.includes(opened);
  const info = useQuery({
    ...goalInfoQuery(goalId ?? 0),
    enabled: opened !== undefined && goalId !== undefined,
  });

  const show = useCallback((step: RunStep) => leave({ goalId: step.goalId, layer: step.layer }), [leave]);
  const onCreated = (made: GoalInfo) => leave({ goalId: made.Goal.Id });

  useFocusBack(opened !== undefined);
  const lastId = useLast(goalId);
  const id = lastId ?? 0;
  const draftingLayer = useLast(drafting.find((name) => name === opened)) ?? 'create';
  const approvalLayer = useLast(approval.find((name) => name === opened)) ?? 'submit';
  const shelvingLayer = useLast(shelving.find((name) => name === opened)) ?? 'shelve';
  const reviewLayer = useLast(reviews.find((name) => name === opened)) ?? 'review';
  const resultLayer = useLast(results.find((name) => name === opened)) ?? 'finalize';
  const first = useFirst(info.data, opened && `${goalId}.${opened}`);
  const subject = first ? subjectOf(first) : 'goal';
  const shelvingTitle = shelvingWords(shelvingLayer, first?.Goal.State ?? 'shelved').title;

  return (
    <GoalRunProvider show={show} isClosed={opened === undefined}>
      <AppDrawer
        opened={isOneOf(drafting)}
        onClose={closeLayer}
        title={draftingTitles[draftingLayer]}
        width={DRAWER}
      >
        <LayerContent>
          <GoalDrafting
            layer={draftingLayer}
            goalId={draftingLayer === 'create' ? undefined : lastId}
            periodId={period}
            onCreated={onCreated}
          />
        </LayerContent>
      </AppDrawer>
      <AppDialog
        opened={isOneOf(approval)}
        onClose={closeLayer}
        title={approvalWords[approvalLayer][subject].title}
        width={subject === 'edit' ? 680 : 480}
      >
        <LayerContent>
          <ApprovalAct goalId={id} layer={approvalLayer} />
        </LayerContent>
      </AppDialog>
      <AppDialog opened={opened === 'retract-result'} onClose={closeLayer} title={retractResultWords.title}>
        <LayerContent>
          <RetractResult goalId={id} />
        </LayerContent>
      </AppDialog>
      <AppDialog opened={isOneOf(shelving)} onClose={closeLayer} title={shelvingTitle}>
        <LayerContent>
          <ShelvingAct goalId={id} layer={shelvingLayer} />
        </LayerContent>
      </AppDialog>
      <AppDialog opened={opened === 'owner'} onClose={closeLayer} title={ownershipWords.change}>
        <LayerContent>
          <ChangeOwner goalId={id} />
        </LayerContent>
      </AppDialog>
      <AppDrawer
        opened={opened === 'parent'}
        onClose={closeLayer}
        title={first?.Goal.ParentId === 0 ? parentWords.select : parentWords.change}
        width={DRAWER}
      >
        <LayerContent>
          <ChangeParent goalId={id} />
        </LayerContent>
      </AppDrawer>
      <AppDialog opened={opened === 'delete'} onClose={closeLayer} title={deleteWords.title}>
        <LayerContent>
          <DeleteGoal goalId={id} onDeleted={() => leave({})} />
        </LayerContent>
      </AppDialog>
      <AppDialog
        opened={isOneOf(reviews)}
        onClose={closeLayer}
        title={reviewWords[reviewLayer].title}
        width={680}
      >
        <LayerContent>
          <GoalReview goalId={id} layer={reviewLayer} />
        </LayerContent>
      </AppDialog>
      <AppDrawer
        opened={opened === 'carry-over'}
        onClose={closeLayer}
        title={carryOverWords.title}
        width={DRAWER}
      >
        <LayerContent>
          <CarryOver />
        </LayerContent>
      </AppDrawer>
      <AppDrawer
        opened={opened === 'update'}
        onClose={closeLayer}
        title={predictionWords.title}
        width={DRAWER}
      >
        <LayerContent>
          <GoalUpdate goalId={id} statusId={about} />
        </LayerContent>
      </AppDrawer>
      <AppDrawer
        opened={isOneOf(results)}
        onClose={closeLayer}
        title={resultTitles[resultLayer]}
        width={DRAWER}
      >
        <LayerContent>
          <FinalizeGoal goalId={id} layer={resultLayer} />
        </LayerContent>
      </AppDrawer>
      <AppDrawer
        opened={opened === 'review-result'}
        onClose={closeLayer}
        title={resultTitles['review-result']}
        width={DRAWER}
      >
        <LayerContent>
          <ReviewResult goalId={id} />
        </LayerContent>
      </AppDrawer>
    </GoalRunProvider>
  );
}

/** Leads on to the goals page. */
function useLeaveToGoals(): (to: LayerTarget) => void {
  const navigate = useNavigate();
  return useCallback(
    ({ goalId, layer }) => {
      const search = (before: GoalSearch): GoalSearch => ({
        ...before,
        side: undefined,
        about: undefined,
        on: undefined,
        open: layer,
      });
      void navigate({
        ...(goalId === undefined ? { to: '/v3/goals' } : { to: '/v3/goals/$goalId', params: { goalId } }),
        search: search as never,
        replace: true,
        // One step for Back, whatever number of goals was gone through.
        state: (state) => ({ ...state, layerWasPushed: layer !== undefined && state.layerWasPushed }),
        resetScroll: false,
      });
    },
    [navigate],
  );
}

/** The latest value that was given: a closing drawer keeps its title and content until it is out of sight. */
function useLast<T>(value: T | undefined): T | undefined {
  const last = useRef(value);
  if (value !== undefined) last.current = value;
  return last.current;
}

/** The goal as the layer opened with it: what its act makes of the goal does not change the title of a closing dialog. */
function useFirst<T>(value: T | undefined, opened: string | undefined): T | undefined {
  const first = useRef<{ of: string | undefined; value: T | undefined }>({ of: undefined, value: undefined });
  if (opened === undefined) first.current.of = undefined;
  else if (first.current.of !== opened) first.current = { of: opened, value };
  else first.current.value ??= value;
  return first.current.value;
}
