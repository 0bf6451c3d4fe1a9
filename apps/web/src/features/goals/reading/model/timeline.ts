import type { Comment, GoalInfo, LineageGoal, Transition } from '@bellwether/contract/goals/goal';
import { isInDispute } from '@bellwether/domain/goals/badges';
import { actionTypes, historyMove, historySentence } from '@bellwether/domain/goals/history';
import { type HistoryKind, historyKind, resultWrittenBy } from '@bellwether/domain/goals/history-kinds';
import { predictionsInHistory } from '@bellwether/domain/goals/history-predictions';
import type { Rating } from '@bellwether/domain/goals/rating';
import { sentenceLocale } from '@bellwether/domain/locale/sentence-locale';
import { compareTexts } from '@bellwether/domain/locale/sorting';
import { actingWords } from '@bellwether/domain/people/absence/words';
import { shownWeek } from '#ui/data/shown.ts';
import type { CommentSubject } from '../../model/goal-search.ts';
import { historyWords } from '../words.ts';
import { ratingOf } from './goal-badges.ts';

type Info = Pick<
  GoalInfo,
  | 'Goal'
  | 'CarriedFrom'
  | 'GoalTransitions'
  | 'GoalWeeklyStates'
  | 'GoalStatuses'
  | 'GoalResult'
  | 'GoalManagerResult'
>;

/** The object to which a comment about an entry is attached. */
export interface Subject {
  readonly Id: number;
  readonly Type: CommentSubject;
}

interface EntryFacts {
  readonly key: string;
  /** The time of the entry, ISO 8601. */
  readonly at: string;
  readonly by: string;
  /** The token or the like by which the person acted. */
  readonly via: string | undefined;
  readonly byId: number;
  /** Null if comments are not possible. */
  readonly subject: Subject | null;
}

/** A move of the goal, a change of its owner or parent, or a result. */
export interface MoveEntry extends EntryFacts {
  readonly kind: 'move';
  readonly about: HistoryKind;
  readonly sentence: string;
  readonly toState: string | null;
  readonly exchange: Exchange | null;
  /** The goal that the draft was carried over from, if the reader sees it. */
  readonly carriedFrom: LineageGoal | null;
  /** The result, with the latest move that wrote it. */
  readonly result: WrittenResult | null;
}

/** The former and new owner, or the former and new parent goal. */
export interface Exchange {
  readonly of: 'owner' | 'parent';
  readonly from: ExchangeSide;
  readonly to: ExchangeSide;
}

/** `id` null: none exists. `name` null with an id: invisible to the reader. */
interface ExchangeSide {
  readonly id: number | null;
  readonly name: string | null;
}

export interface WrittenResult {
  readonly of: 'owner' | 'manager';
  readonly completed: boolean | null;
  readonly percent: number | null;
  /** Only the owner's result has a quality. */
  readonly quality: Rating | null;
  readonly text: string;
  readonly isInDispute: boolean;
}

export interface PredictionEntry extends EntryFacts {
  readonly kind: 'prediction';
  readonly week: GoalInfo['GoalStatuses'][number]['GoalPeriodWeek'];
  readonly now: RatingPair;
  /** The former prediction; null for the first. */
  readonly before: RatingPair | null;
  /** Whether the week already had a prediction. */
  readonly isChange: boolean;
  /** Whether it comes from a file. */
  readonly isImported: boolean;
}

export interface RatingPair {
  readonly likelihood: Rating;
  readonly quality: Rating;
}

export interface CommentEntry extends EntryFacts {
  readonly kind: 'comment';
  readonly comment: Comment;
  readonly subject: Subject;
  /** "on Week 3"; null for a comment on the goal itself. */
  readonly about: string | null;
}

export type TimelineEntry = MoveEntry | PredictionEntry | CommentEntry;

/** Returns all events and comments of the goal in one timeline, the latest first (goals.24). */
export function timelineOf(info: Info): readonly TimelineEntry[] {
  const moves = movesOf(info);
  const predictions = predictionsOf(info);
  return [...moves, ...predictions, ...commentsOf(info, moves)].sort(
    (a, b) => Date.parse(b.at) - Date.parse(a.at) || compareTexts(b.key, a.key, sentenceLocale),
  );
}

function movesOf(info: Info): MoveEntry[] {
  // Track the owner at each time: each change of owner names the former one.
  let owner = info.Goal.User.Id;
  const unwritten = new Map(resultsOf(info).map((result) => [result.written.of, result]));
  return newestFirst(info.GoalTransitions).map((transition) => {
    const { Id, ActionType, Meta } = transition;
    if (ActionType === actionTypes.ownerChanged && Meta !== null) owner = Meta;
    const row = {
      transitionableType: transition.TransitionableType,
      actionType: ActionType,
      fromState: transition.FromState,
      toState: transition.ToState ?? '',
      byOwner: transition.UserId === owner,
    };
    const move = historyMove(row);
    const writer = resultWrittenBy(move);
    const result = writer === null ? undefined : unwritten.get(writer);
    if (result) unwritten.delete(result.written.of);
    return {
      kind: 'move',
      key: `move-${Id}`,
      at: transition.CreatedAt,
      by: actingWords(transition.UserName, transition.ForName),
      via: transition.Via,
      byId: transition.UserId,
      about: historyKind(move),
      sentence: historySentence(row),
      toState: transition.ToState,
      exchange: exchangeOf(transition),
      carriedFrom: move === 'createGoal' ? info.CarriedFrom : null,
      result: result?.written ?? null,
      subject: result?.subject ?? { Id, Type: 'StateTransition' },
    };
  });
}

function newestFirst(transitions: readonly Transition[]): Transition[] {
  return [...transitions].sort((a, b) => Date.parse(b.CreatedAt) - Date.parse(a.CreatedAt) || b.Id - a.Id);
}

function exchangeOf({ ActionType, Meta, MetaTo, FromName, ToName }: Transition): Exchange | null {
  const isOwner = ActionType === actionTypes.ownerChanged;
  if (!isOwner && ActionType !== actionTypes.parentGoalChanged) return null;
  return {
    of: isOwner ? 'owner' : 'parent',
    from: { id: Meta, name: FromName },
    to: { id: MetaTo, name: ToName },
  };
}

type ResultFacts = Pick<
  NonNullable<GoalInfo['GoalResult']>,
  'Id' | 'Completed' | 'ObjectiveResult' | 'Comments'
>;

function resultsOf({ GoalResult: own, GoalManagerResult: given }: Info) {
  const dispute = isInDispute(own?.Completed ?? null, given?.Completed ?? null);
  const results: { written: WrittenResult; subject: Subject; comments: readonly Comment[] }[] = [];
  const add = (of: WrittenResult['of'], result: ResultFacts, quality: Rating | null, text: string) =>
    results.push({
      written: {
        of,
        completed: result.Completed,
        percent: result.ObjectiveResult,
        quality,
        text,
        isInDispute: of === 'manager' && dispute,
      },
      subject: { Id: result.Id, Type: of === 'owner' ? 'OwnerGoalResult' : 'ManagerGoalResult' },
      comments: result.Comments,
    });
  if (own) add('owner', own, ratingOf(own.Quality), own.Outcome);
  if (given) add('manager', given, null, given.Feedback);
  return results;
}

function predictionsOf({ GoalWeeklyStates, GoalStatuses }: Info): PredictionEntry[] {
  const statusOf = new Map(GoalStatuses.map((status) => [status.GoalPeriodWeek.Id, status.Id]));
  const given = GoalWeeklyStates.flatMap((state, place) => {
    const likelihood = ratingOf(state.Likelihood);
    const quality = ratingOf(state.Quality);
    if (likelihood === null || quality === null) return [];
    return { week: state.GoalPeriodWeek.Week, likelihood, quality, state, place };
  });
  return predictionsInHistory(given).map(({ given: now, before, isChange }) => {
    const { state, place } = now;
    const status = statusOf.get(state.GoalPeriodWeek.Id);
    return {
      kind: 'prediction',
      key: `prediction-${place}`,
      at: state.CreatedAt,
      by: actingWords(state.UserName, state.ForName),
      via: state.Via,
      byId: state.UserId,
      week: state.GoalPeriodWeek,
      now,
      before,
      isChange,
      isImported: state.Imported === true,
      subject: status === undefined ? null : { Id: status, Type: 'GoalStatus' },
    };
  });
}

function commentsOf(info: Info, moves: readonly MoveEntry[]): CommentEntry[] {
  const entry = (comment: Comment, about: string | null): CommentEntry => ({
    kind: 'comment',
    key: `comment-${comment.Id}`,
    at: comment.CreatedAt,
    by: actingWords(comment.Name, comment.ForName),
    via: comment.Via,
    byId: comment.UserId,
    comment,
    subject: { Id: comment.CommentableId, Type: comment.CommentableType },
    about,
  });
  return [
    ...info.GoalStatuses.flatMap((status) => {
      const about = historyWords.on(historyWords.week(status.GoalPeriodWeek.Week));
      return status.Comments.map((comment) => entry(comment, about));
    }),
    ...info.GoalTransitions.flatMap((transition) =>
      transition.Comments.map((comment) => entry(comment, aboutMove(transition.Id, comment, moves))),
    ),
    ...resultsOf(info).flatMap(({ written, comments }) =>
      comments.map((comment) => entry(comment, historyWords.onResult[written.of])),
    ),
  ];
}

/**
 * Returns the move that a comment is about. A comment on the move that was the latest then counts as a
 * comment on the goal itself, because such comments are attached there (goals.13).
 */
function aboutMove(id: number, comment: Comment, moves: readonly MoveEntry[]): string | null {
  const at = Date.parse(comment.CreatedAt);
  const latest = moves.find((move) => Date.parse(move.at) <= at);
  const own = moves.find((move) => move.key === `move-${id}`);
  return !own || own === latest ? null : historyWords.on(own.sentence);
}

/** Returns where a comment on the goal itself is attached: its latest transition (goals.13). */
export function commentPlaceOf(transitions: readonly Transition[]): number | undefined {
  return newestFirst(transitions)[0]?.Id;
}

/**
 * Returns the object of a comment as text, for the head of its dialog; undefined if the goal has no such
 * object.
 */
export function subjectWords(info: Info, { Id, Type }: Subject): string | undefined {
  if (Type === 'OwnerGoalResult') return historyWords.result.owner;
  if (Type === 'ManagerGoalResult') return historyWords.result.manager;
  if (Type === 'GoalStatus') {
    const week = info.GoalStatuses.find((status) => status.Id === Id)?.GoalPeriodWeek;
    return week && shownWeek({ week: week.Week, endDate: week.EndDate });
  }
  return movesOf(info).find((move) => move.key === `move-${Id}`)?.sentence;
}
