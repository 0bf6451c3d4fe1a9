import type { Comment, GoalInfo, Transition } from '@bellwether/contract/goals/goal';
import { weekLabel } from '@bellwether/domain/calendar/shown';
import { actionTypes, historySentence } from '@bellwether/domain/goals/history';
import { likelihoodLabels, qualityLabels } from '@bellwether/domain/goals/rating';
import type { CommentSubject } from '../../goal-search.ts';
import { ratingOf } from './goal-badges.ts';

type WeeklyState = GoalInfo['GoalWeeklyStates'][number];

/** A prediction as it was given: the first of its week, or a change of it. */
export interface GivenPrediction {
  readonly by: string;
  readonly at: string;
  readonly likelihood: number;
  readonly quality: number;
  /** "Likelihood was Unsure"; null for the week's first and for one that says the same again. */
  readonly change: string | null;
}

interface EntryFacts {
  readonly key: string;
  /** The instant by which the entry is sorted, ISO 8601. */
  readonly at: string;
  readonly subject: { readonly Id: number; readonly Type: CommentSubject } | null;
  readonly comments: readonly Comment[];
}

export interface TransitionEntry extends EntryFacts {
  readonly kind: 'transition';
  readonly sentence: string;
  readonly by: string;
  /** "from Ada Lovelace to Alan Turing", where the wire tells names. */
  readonly detail: string | null;
}

export interface WeekEntry extends EntryFacts {
  readonly kind: 'week';
  readonly label: string;
  /** Oldest first. */
  readonly predictions: readonly GivenPrediction[];
}

export type TimelineEntry = TransitionEntry | WeekEntry;

type HistoryFacts = Pick<GoalInfo, 'Goal' | 'GoalTransitions' | 'GoalWeeklyStates' | 'GoalStatuses'>;

/** Moves of the goal and predictions by week in one line of time, the latest first (1-goals §2, History and Comments). */
export function timelineOf(info: HistoryFacts): readonly TimelineEntry[] {
  return [...transitionEntries(info), ...weekEntries(info)].sort(
    (a, b) => Date.parse(b.at) - Date.parse(a.at) || b.key.localeCompare(a.key, 'en', { numeric: true }),
  );
}

function transitionEntries({ Goal, GoalTransitions }: HistoryFacts): TransitionEntry[] {
  const newestFirst = [...GoalTransitions].sort(
    (a, b) => Date.parse(b.CreatedAt) - Date.parse(a.CreatedAt) || b.Id - a.Id,
  );
  // Who owned the goal at the time: each change of owner names the one before.
  let owner = Goal.User.Id;
  return newestFirst.map((transition) => {
    if (transition.ActionType === actionTypes.ownerChanged && transition.Meta !== null) {
      owner = transition.Meta;
    }
    return {
      kind: 'transition',
      key: `transition-${transition.Id}`,
      at: transition.CreatedAt,
      sentence: historySentence({
        transitionableType: transition.TransitionableType,
        actionType: transition.ActionType,
        fromState: transition.FromState,
        toState: transition.ToState ?? '',
        byOwner: transition.UserId === owner,
      }),
      by: transition.UserName,
      detail: namesOf(transition),
      subject: { Id: transition.Id, Type: 'StateTransition' },
      comments: transition.Comments,
    };
  });
}

function namesOf({ FromName, ToName, ActionType }: Transition): string | null {
  if (ActionType !== actionTypes.ownerChanged && ActionType !== actionTypes.parentGoalChanged) return null;
  if (FromName !== null && ToName !== null) return `from ${FromName} to ${ToName}`;
  if (ToName !== null) return `to ${ToName}`;
  return FromName === null ? null : `from ${FromName}`;
}

function weekEntries({ GoalWeeklyStates, GoalStatuses }: HistoryFacts): WeekEntry[] {
  const statuses = new Map(GoalStatuses.map((status) => [status.GoalPeriodWeek.Id, status]));
  const given = new Map<number, WeeklyState[]>();
  for (const state of GoalWeeklyStates) {
    const ofWeek = given.get(state.GoalPeriodWeek.Id);
    if (ofWeek) ofWeek.push(state);
    else given.set(state.GoalPeriodWeek.Id, [state]);
  }
  const weeks = new Map(GoalWeeklyStates.map((state) => [state.GoalPeriodWeek.Id, state.GoalPeriodWeek]));
  for (const status of GoalStatuses) {
    if (status.Comments.length > 0) weeks.set(status.GoalPeriodWeek.Id, status.GoalPeriodWeek);
  }
  return [...weeks.values()].flatMap((week) => {
    const status = statuses.get(week.Id);
    const predictions = (given.get(week.Id) ?? []).map(describe);
    const comments = status?.Comments ?? [];
    const at = predictions.at(-1)?.at ?? comments.at(-1)?.CreatedAt;
    if (at === undefined) return [];
    return {
      kind: 'week' as const,
      key: `week-${week.Id}`,
      at,
      label: weekLabel({ week: week.Week, endDate: week.EndDate }),
      predictions,
      subject: status ? { Id: status.Id, Type: 'GoalStatus' as const } : null,
      comments,
    };
  });
}

function describe(state: WeeklyState, index: number, all: readonly WeeklyState[]): GivenPrediction {
  const before = all[index - 1];
  return {
    by: state.UserName,
    at: state.CreatedAt,
    likelihood: state.Likelihood,
    quality: state.Quality,
    change: before ? changeWords(before, state) : null,
  };
}

function changeWords(before: WeeklyState, now: WeeklyState): string | null {
  const likelihood = ratingOf(before.Likelihood);
  const quality = ratingOf(before.Quality);
  const words = [
    ...(before.Likelihood !== now.Likelihood && likelihood !== null
      ? [`likelihood was ${likelihoodLabels[likelihood]}`]
      : []),
    ...(before.Quality !== now.Quality && quality !== null ? [`quality was ${qualityLabels[quality]}`] : []),
  ];
  return words.length > 0 ? words.join(', ') : null;
}

/** Where a comment on the goal as such goes: its latest transition (decisions §3). */
export function commentPlaceOf(transitions: readonly Transition[]): number | undefined {
  return transitions.reduce<Transition | undefined>(
    (latest, each) =>
      latest === undefined ||
      Date.parse(each.CreatedAt) > Date.parse(latest.CreatedAt) ||
      (each.CreatedAt === latest.CreatedAt && each.Id > latest.Id)
        ? each
        : latest,
    undefined,
  )?.Id;
}
