import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useRef } from 'react';
import { type LayerAt, layerRows, layerTable } from '#platform/layers/layer-table.tsx';
import { subjectOf } from './acting/model/act-subject.ts';
import { GoalRunProvider, type RunStep } from './acting/model/next-goal.ts';
import { approvalWords, reviewWords } from './approval/words.ts';
import { carryOverWords } from './carry-over/words.ts';
import type { CommentPlace } from './comments/api.ts';
import { commentWords } from './comments/words.ts';
import { draftingTitles } from './drafting/words.ts';
import { commentSubjects } from './model/goal-search.ts';
import { goalOf, useLeaveLayer } from './model/leave-layer.ts';
import { deleteWords, ownershipWords, parentWords } from './ownership/words.ts';
import { predictionWords } from './predictions/words.ts';
import { goalInfoQuery } from './reading/api.ts';
import { resultTitles, retractResultWords } from './results/words.ts';
import { shelvingWords } from './shelving/words.ts';
import { layersWords } from './words.ts';

/** The width of the goal form's drawer (screens.2), also for drawers without a documented width. */
const DRAWER = 600;
const FILTER_DRAWER = 760;
const DIALOG = 480;
/** For dialogs that show two texts side by side. */
const WIDE_DIALOG = 680;

const row = layerRows<GoalInfo | undefined>();

const aboutGoal = (at: LayerAt) => goalOf(at) !== undefined;
const inGoalList = ({ pathname }: LayerAt) => pathname.startsWith('/v3/goals');
/** Returns the goal's id of a layer that always has a goal. */
const idOf = (at: LayerAt) => goalOf(at) ?? 0;

/** Returns the object that a comment's layer names; undefined = the goal itself. */
function commentPlaceAt({ search: { about, on } }: LayerAt): CommentPlace | undefined {
  const Type = commentSubjects.find((each) => each === on);
  return about === undefined || Type === undefined ? undefined : { Id: about, Type };
}

/** Every drawer and dialog for acts on a goal. */
export const goalLayers = layerTable<GoalInfo | undefined>({
  feature: 'goals',
  useSubject: useGoalAsOpened,
  Frame: RunFrame,
  rows: [
    row({
      names: ['create', 'edit', 'copy', 'contribute'],
      kind: 'drawer',
      title: (name) => draftingTitles[name],
      width: DRAWER,
      isOffered: (at) => at.search.open === 'create' || aboutGoal(at),
      load: async () => (await import('./drafting/components/drafting-layer.tsx')).DraftingLayer,
    }),
    row({
      names: ['submit', 'publish', 'retract', 'discard'],
      kind: 'dialog',
      title: (name, info) => approvalWords[name][info ? subjectOf(info) : 'goal'].title,
      width: (_, info) => (info && subjectOf(info) === 'edit' ? WIDE_DIALOG : DIALOG),
      isOffered: aboutGoal,
      async load() {
        const { ApprovalAct } = await import('./approval/components/approval-act.tsx');
        return ({ name, at }) => <ApprovalAct goalId={idOf(at)} layer={name} />;
      },
    }),
    // A run goes through all kinds of reviews, so each is a drawer of the same size.
    row({
      names: ['review', 'review-edits', 'review-shelving'],
      kind: 'drawer',
      title: (name) => reviewWords[name].title,
      width: DRAWER,
      isOffered: aboutGoal,
      async load() {
        const { GoalReview } = await import('./approval/components/goal-review.tsx');
        return ({ name, at }) => <GoalReview goalId={idOf(at)} layer={name} />;
      },
    }),
    row({
      names: ['shelve', 'request-shelving', 'reactivate'],
      kind: 'dialog',
      title: (name, info) => shelvingWords(name, info?.Goal.State ?? 'shelved').title,
      width: DIALOG,
      isOffered: aboutGoal,
      async load() {
        const { ShelvingAct } = await import('./shelving/components/shelving-act.tsx');
        return ({ name, at }) => <ShelvingAct goalId={idOf(at)} layer={name} />;
      },
    }),
    row({
      names: ['owner'],
      kind: 'dialog',
      title: ownershipWords.change,
      width: DIALOG,
      isOffered: aboutGoal,
      async load() {
        const { ChangeOwner } = await import('./ownership/components/change-owner.tsx');
        return ({ at }) => <ChangeOwner goalId={idOf(at)} />;
      },
    }),
    row({
      names: ['parent'],
      kind: 'drawer',
      title: (_, info) => (info?.Goal.ParentId === 0 ? parentWords.select : parentWords.change),
      width: DRAWER,
      isOffered: aboutGoal,
      async load() {
        const { ChangeParent } = await import('./ownership/components/change-parent.tsx');
        return ({ at }) => <ChangeParent goalId={idOf(at)} />;
      },
    }),
    row({
      names: ['delete'],
      kind: 'dialog',
      title: deleteWords.title,
      width: DIALOG,
      isOffered: aboutGoal,
      load: async () => (await import('./ownership/components/delete-layer.tsx')).DeleteLayer,
    }),
    row({
      names: ['carry-over'],
      kind: 'drawer',
      title: carryOverWords.title,
      width: DRAWER,
      load: async () => (await import('./carry-over/components/carry-over.tsx')).CarryOver,
    }),
    row({
      names: ['update'],
      kind: 'drawer',
      title: predictionWords.title,
      width: DRAWER,
      isOffered: aboutGoal,
      async load() {
        const { PredictWeeks } = await import('./predictions/components/predict-weeks.tsx');
        return ({ at }) => <PredictWeeks goalId={idOf(at)} statusId={at.search.about} />;
      },
    }),
    row({
      names: ['finalize', 'edit-result'],
      kind: 'drawer',
      title: (name) => resultTitles[name],
      width: DRAWER,
      isOffered: aboutGoal,
      async load() {
        const { FinalizeGoal } = await import('./results/components/finalize-form.tsx');
        return ({ name, at }) => <FinalizeGoal goalId={idOf(at)} layer={name} />;
      },
    }),
    row({
      names: ['retract-result'],
      kind: 'dialog',
      title: retractResultWords.title,
      width: DIALOG,
      isOffered: aboutGoal,
      async load() {
        const { RetractResult } = await import('./results/components/retract-result.tsx');
        return ({ at }) => <RetractResult goalId={idOf(at)} />;
      },
    }),
    row({
      names: ['review-result'],
      kind: 'drawer',
      title: resultTitles['review-result'],
      width: DRAWER,
      isOffered: aboutGoal,
      async load() {
        const { ReviewResult } = await import('./results/components/review-result.tsx');
        return ({ at }) => <ReviewResult goalId={idOf(at)} />;
      },
    }),
    row({
      names: ['comment', 'ask'],
      kind: 'dialog',
      title: (name) => (name === 'ask' ? commentWords.ask : commentWords.add),
      width: DIALOG,
      isOffered: aboutGoal,
      async load() {
        const { NewComment } = await import('./comments/components/new-comment.tsx');
        return ({ name, at }) => (
          <NewComment goalId={idOf(at)} named={commentPlaceAt(at)} isQuestion={name === 'ask'} />
        );
      },
    }),
    row({
      names: ['filter'],
      kind: 'drawer',
      title: layersWords.filters,
      width: FILTER_DRAWER,
      isOffered: inGoalList,
      load: async () => (await import('./reading/components/filter-layer.tsx')).FilterLayer,
    }),
  ],
});

/** Wraps the layers with a run, which replaces the present layer by the next goal's. */
function RunFrame({ isClosed, children }: { readonly isClosed: boolean; readonly children: ReactNode }) {
  const leave = useLeaveLayer();
  const show = useCallback(
    ({ goalId, layer, about }: RunStep) =>
      leave({ layer, ...(goalId === 0 ? {} : { goalId }), ...(about === undefined ? {} : { about }) }),
    [leave],
  );
  return (
    <GoalRunProvider show={show} isClosed={isClosed}>
      {children}
    </GoalRunProvider>
  );
}

/**
 * Returns the goal as it was when the layer opened: an act that changes the goal must not change the title of
 * its closing dialog.
 */
function useGoalAsOpened(at: LayerAt | undefined, isOpen: boolean): GoalInfo | undefined {
  const goalId = at && goalOf(at);
  const { data } = useQuery({ ...goalInfoQuery(goalId ?? 0), enabled: isOpen && goalId !== undefined });
  const first = useRef<{ of: string | undefined; info: GoalInfo | undefined }>({
    of: undefined,
    info: undefined,
  });
  const opened = isOpen && goalId !== undefined ? `${goalId}.${at?.search.open}` : undefined;
  if (opened === undefined) first.current.of = undefined;
  else if (first.current.of !== opened) first.current = { of: opened, info: data };
  else first.current.info ??= data;
  return first.current.info;
}
