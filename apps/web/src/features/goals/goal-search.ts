import type { GoalScope } from '@bellwether/contract/goals/reading';
import type { GoalState } from '@bellwether/domain/goals/lifecycle';
import type { Rating } from '@bellwether/domain/goals/rating';
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import * as z from 'zod/mini';

// Written out and not taken from the contract: this file stands in the route table, which every visitor loads.
const scopes = [
  'MyGoals',
  'DirectReports',
  'CompanyGoals',
  'ManagerAndPeers',
  'All',
] as const satisfies readonly GoalScope[];
const states = [
  'draft',
  'review',
  'approved',
  'finalized',
  'results_in_review',
  'shelving_in_review',
  'shelved',
] as const satisfies readonly GoalState[];
const levels = [0, 1, 2, 3, 4] as const satisfies readonly Rating[];

export const goalTabs = ['overview', 'details', 'history', 'hierarchy'] as const;
export type GoalTab = (typeof goalTabs)[number];

/** Every drawer and dialog of the goal screens; one at a time is open, and its name is in the address. */
export const layerNames = [
  'create',
  'edit',
  'copy',
  'contribute',
  'submit',
  'publish',
  'retract',
  'discard',
  'retract-result',
  'shelve',
  'request-shelving',
  'reactivate',
  'owner',
  'parent',
  'delete',
  'review',
  'review-edits',
  'review-shelving',
  'update',
  'finalize',
  'edit-result',
  'review-result',
  'comment',
  'filter',
] as const;
export type LayerName = (typeof layerNames)[number];

export const commentSubjects = [
  'GoalStatus',
  'StateTransition',
  'OwnerGoalResult',
  'ManagerGoalResult',
] as const;
export type CommentSubject = (typeof commentSubjects)[number];

// What an address gets wrong is left out, so that an old or mistyped link still opens the page.
const kept = <S extends z.ZodMiniType>(schema: S) => z.catch(z.optional(schema), undefined);
const id = kept(z.int().check(z.gte(1), z.lte(2_147_483_647)));
const flag = kept(z.literal(true));
const textOf = (max: number) =>
  z.pipe(
    // The router reads `?q=2026` as a number.
    z.union([z.string(), z.number()]),
    z.transform((value) => String(value).slice(0, max)),
  );

const goalSearchSchema = z.object({
  period: id,
  scope: kept(z.enum(scopes)),
  /** Searched for in titles. */
  q: kept(textOf(255)),
  people: kept(z.array(z.int().check(z.gte(1))).check(z.maxLength(100))),
  departments: kept(z.array(textOf(255)).check(z.maxLength(100))),
  states: kept(z.array(z.enum(states)).check(z.maxLength(10))),
  likelihood: kept(z.array(z.literal(levels)).check(z.maxLength(5))),
  quality: kept(z.array(z.literal(levels)).check(z.maxLength(5))),
  needsUpdate: flag,
  needsReview: flag,
  trendingUp: flag,
  trendingDown: flag,
  qualityTrendingUp: flag,
  qualityTrendingDown: flag,
  followed: flag,
  topLevel: flag,
  deactivated: flag,
  excludePrivate: flag,
  aligned: flag,
  unaligned: flag,
  /** What waits for this person's review, whatever its quarter and scope. */
  waiting: flag,
  /** Deleted goals, for goal admins. */
  deleted: flag,
  tab: kept(z.enum(goalTabs)),
  /** The open drawer or dialog. */
  open: kept(z.enum(layerNames)),
  /** The goal in the side drawer; open layers are about it then. */
  side: id,
  sideTab: kept(z.enum(goalTabs)),
  /** What the open layer is about beyond the goal: a status, a transition, a result, a week. */
  about: id,
  /** The kind of `about` for `open=comment`. */
  on: kept(z.enum(commentSubjects)),
});

/** What the goal pages keep in the address. Absent = not set. */
export type GoalSearch = Partial<z.output<typeof goalSearchSchema>>;

/** Reads the search parameters of the goal routes; whatever does not fit is left out. */
export function readGoalSearch(raw: Record<string, unknown>): GoalSearch {
  const read = goalSearchSchema.parse(raw) as Record<string, unknown>;
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}

/** The goal pages' search parameters of the present address. */
export function useGoalSearch(): GoalSearch {
  return useSearch({ strict: false }) as GoalSearch;
}

type LayerExtra = Pick<GoalSearch, 'about' | 'on'>;

interface GoalLayer {
  /** The name of the open layer. */
  readonly open: LayerName | undefined;
  readonly about: number | undefined;
  readonly on: CommentSubject | undefined;
  /** Opens a layer over the present page; Back closes it. */
  openLayer(name: LayerName, extra?: LayerExtra): void;
  /**
   * Closes the layer and keeps the page below. To go on to another goal, navigate there with `replace` instead of
   * closing first: closing may be a step back in the history, which ends later than the call.
   */
  closeLayer(): void;
}

/** The one drawer or dialog that is open over the goal pages, kept in the address as `open`. */
export function useGoalLayer(): GoalLayer {
  const { open, about, on } = useGoalSearch();
  const navigate = useNavigate();
  const router = useRouter();

  const openLayer = useCallback(
    (name: LayerName, extra: LayerExtra = {}) => {
      const { open: former, ...others } = router.state.location.search as GoalSearch;
      void navigate({
        to: '.',
        search: { ...others, about: undefined, on: undefined, ...extra, open: name } as never,
        // One layer in place of another is one step for Back, not two.
        replace: former !== undefined,
        state: (state) => ({ ...state, layerWasPushed: former === undefined || state.layerWasPushed }),
        resetScroll: false,
      });
    },
    [navigate, router],
  );

  const closeLayer = useCallback(() => {
    const { location } = router.state;
    if ((location.search as GoalSearch).open === undefined) return;
    if (location.state.layerWasPushed) {
      router.history.back();
      return;
    }
    const { open: _open, about: _about, on: _on, ...others } = location.search as GoalSearch;
    void navigate({ to: '.', search: others as never, replace: true, resetScroll: false });
  }, [navigate, router]);

  return { open, about, on, openLayer, closeLayer };
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The open layer is a history entry of its own, so that closing it may go back. */
    layerWasPushed?: boolean;
  }
}
