import type { GoalScope } from '@bellwether/contract/goals/reading';
import type { GoalState } from '@bellwether/domain/goals/lifecycle';
import type { Rating } from '@bellwether/domain/goals/rating';
import { strategicObjectives } from '@bellwether/domain/strategy/objectives';
import * as z from 'zod/mini';
import { useAddressLayer } from '#platform/layers/address-layer.ts';
import { type LayerSearch, readLayerSearch } from '#platform/layers/layer-search.ts';
import { kept, searchReader, useReadSearch } from '#platform/search-params.ts';

// Repeat the contract's values here: this file is in the route table, which every visitor loads.
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

const goalTabs = ['overview', 'details', 'history', 'hierarchy'] as const;
export type GoalTab = (typeof goalTabs)[number];

/** The filters of the history; without one, everything. */
export const historyFilters = ['comments', 'predictions', 'changes'] as const;
export type HistoryFilter = (typeof historyFilters)[number];

/**
 * The names of all drawers and dialogs of the goal screens; one at a time is open, with its name in the
 * address.
 */
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
  'ask',
  'carry-over',
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

const id = kept(z.int().check(z.gte(1), z.lte(2_147_483_647)));
const flag = kept(z.literal(true));
const textOf = (max: number) =>
  z.pipe(
    // The router reads `?q=2026` as a number.
    z.union([z.string(), z.number()]),
    z.transform((value) => String(value).slice(0, max)),
  );

const goalSide = {
  /** The goal in the side drawer, which open layers then use. */
  side: id,
  sideTab: kept(z.enum(goalTabs)),
};

const goalSearchSchema = z.object({
  period: id,
  scope: kept(z.enum(scopes)),
  /** The search text for titles. */
  q: kept(textOf(255)),
  people: kept(z.array(z.int().check(z.gte(1))).check(z.maxLength(100))),
  departments: kept(z.array(textOf(255)).check(z.maxLength(100))),
  states: kept(z.array(z.enum(states)).check(z.maxLength(10))),
  likelihood: kept(z.array(z.literal(levels)).check(z.maxLength(5))),
  quality: kept(z.array(z.literal(levels)).check(z.maxLength(5))),
  objectives: kept(z.array(z.enum(strategicObjectives)).check(z.maxLength(6))),
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
  /** Only goals that wait for this person's review, in every quarter and scope. */
  waiting: flag,
  /** Deleted goals, for goal admins. */
  deleted: flag,
  /** The goals of direct reports in a group for each person. */
  byPerson: flag,
  tab: kept(z.enum(goalTabs)),
  history: kept(z.enum(historyFilters)),
  /** The comment that the history shows and focuses. */
  comment: id,
  ...goalSide,
});

/** The goal pages' search parameters. Absent = not set. */
export type GoalSearch = Partial<z.output<typeof goalSearchSchema>> & LayerSearch;

const readOwn = searchReader(goalSearchSchema);

/** Reads the goal in the side drawer; drops invalid values. */
export const readGoalSide = searchReader(z.object(goalSide));

/** Reads the search parameters of the goal routes; drops invalid values. */
export function readGoalSearch(raw: Record<string, unknown>): GoalSearch {
  return { ...readOwn(raw), ...readLayerSearch(raw) };
}

/** Returns the goal pages' search parameters of the present address. */
export function useGoalSearch(): GoalSearch {
  return useReadSearch(readGoalSearch);
}

/** Returns the one open drawer or dialog about goals, stored in the address as `open`. */
export function useGoalLayer() {
  return useAddressLayer<LayerName>();
}
