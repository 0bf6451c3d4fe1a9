import type { Comment, GoalInfo, ReviewInfo } from '@bellwether/contract/goals/goal';
import type { Person } from '@bellwether/contract/people';
import { instantToIso } from '@bellwether/domain/calendar/instant';
import { isWeekOpen, latestAskedWeek } from '@bellwether/domain/calendar/prediction-window';
import { weeksOf } from '@bellwether/domain/calendar/week';
import { shownState } from '@bellwether/domain/goals/history';
import { wasOwn } from '@bellwether/domain/goals/permission-table';
import { goalPermissions } from '@bellwether/domain/goals/permissions';
import { eachWireText, goalTexts, replyTexts, textNames } from '@bellwether/domain/goals/texts';
import type { Scope } from '#platform/session/scope.ts';
import { peopleViewer, presentPerson } from '../../people/profile/presenter.ts';
import { presentPeriod } from '../../tenant/presenter.ts';
import type { Period } from '../../tenant/queries.ts';
import type { HeldGoal } from '../access.ts';
import { presentVia } from '../comments/presenter.ts';
import { textColumns } from '../statements.texts.ts';
import { periodFacts } from './access.ts';
import { presentChildren, presentListedGoal, presentRecentStatus } from './presenter.ts';
import type { Card } from './statements.cards.ts';
import type {
  AncestorPart,
  CommentPart,
  EditPart,
  GoalParts,
  LineagePart,
  ResultPart,
  StatusPart,
  TransitionPart,
} from './statements.part-rows.ts';

/** The sources of goal info, already without parts that the acting person may not see. */
export interface InfoSources {
  readonly goal: HeldGoal;
  readonly parts: GoalParts;
}

/** Returns goal info with all parts. */
export function presentGoalInfo(scope: Scope, sources: InfoSources): GoalInfo {
  const { goal, parts } = sources;
  const { people } = parts;
  const weeks = weeksById(goal.period);
  const weekOf = new Map(parts.statuses.map(({ id, week }) => [id, week]));
  const commentsOn = commentGroups(scope, parts.comments, people);
  const parent = presentParent(scope, parts.ancestors, people);
  const own = parts.results.find((result) => result.kind === 'owner');
  const given = parts.results.find((result) => result.kind === 'manager');
  const facts = periodFacts(scope, goal.period, scope.now);
  const listed = presentListedGoal(cardOf(goal, parts), {
    ...peopleViewer(scope),
    isManager: goal.relation.isManager || goal.relation.standsIn,
    facts,
  });
  return {
    Goal: {
      ...listed,
      ...replyTexts((name) => goal.row[textColumns[name]]),
      StrategicObjective: goal.row.strategic_objective,
      CreatedAt: instantToIso(goal.row.created_at),
      ParentGoal: parent,
    },
    GoalEdits: parts.edit ? [presentEdit(parts.edit)] : [],
    GoalStatuses: parts.statuses.map((status) =>
      presentStatus(scope, goal, status, commentsOn('GoalStatus', status.id), parts.commentCounts),
    ),
    GoalWeeklyStates: parts.predictions.map((given) => ({
      GoalPeriodWeek: weeks(weekOf.get(given.status) ?? 0),
      Likelihood: given.likelihood,
      Quality: given.quality,
      CreatedAt: instantToIso(given.created),
      UserId: given.author,
      UserName: people.get(given.author)?.name ?? '',
      ...presentFor(given, people),
      ...(given.imported ? { Imported: true as const } : {}),
      ...presentVia(given),
    })),
    GoalStatusComments: parts.comments
      .filter((comment) => comment.type === 'GoalStatus')
      .map((comment) => presentComment(scope, comment, people)),
    GoalTransitions: parts.transitions.map((row) =>
      presentTransition(row, sources, commentsOn('StateTransition', row.id)),
    ),
    GoalResult: own ? presentOwnResult(own, commentsOn('OwnerGoalResult', own.id)) : null,
    GoalManagerResult: given ? presentGivenResult(given, commentsOn('ManagerGoalResult', given.id)) : null,
    Ancestors: parts.ancestors.map((node) => presentAncestor(scope, node, people)),
    DeletedDescestors: deletedAbove(parts.ancestors).map((node) => ({
      Id: node.id,
      ParentId: node.parentId ?? 0,
      Count: node.below,
    })),
    ParentGoal: parent,
    Children: presentChildren(parts.children ?? undefined),
    Period: presentPeriod(goal.period, goal.periods, scope),
    AskedWeekId: askedWeekId(scope, goal.period),
    CarriedFrom: presentLineage(
      goal,
      parts.lineage.find((other) => !other.isSuccessor),
    ),
    CarriedTo: presentLineage(
      goal,
      parts.lineage.find((other) => other.isSuccessor),
    ),
    IsFollowed: parts.isFollowed,
    Permissions: goalPermissions(goal.facts, goal.relation),
  };
}

/** Returns the goal as a list shows it; everything is read already. */
function cardOf({ row, facts, relation }: HeldGoal, parts: GoalParts): Card {
  const { people, edit } = parts;
  const owner = people.get(row.owner_id);
  if (!owner) throw new Error(`Person ${row.owner_id} owns a goal and is not there.`);
  const [above] = parts.ancestors;
  const parentOwner = above?.isVisible && above.ownerId !== null ? people.get(above.ownerId) : undefined;
  return {
    row,
    owner,
    parent: parentOwner ? { title: above?.title ?? '', owner: parentOwner } : null,
    child_count: parts.childCount,
    weeks: parts.statuses.flatMap(({ week, likelihood }) =>
      likelihood === null ? [] : week * 10 + likelihood,
    ),
    results: hasResults(row.state) ? parts.results : null,
    edit: edit && { id: edit.id, updated: edit.updated },
    is_followed: parts.isFollowed,
    is_sent_back: parts.isSentBack,
    was_own: wasOwn(facts, relation),
  };
}

const hasResults = (state: Card['row']['state']) =>
  state === 'results_in_review' || state === 'finalized' || state === 'shelved';

/** Returns goal info with the changes of the pending edit; no changes if the edit is invisible. */
export function presentReviewInfo(scope: Scope, sources: InfoSources): ReviewInfo {
  return { ...presentGoalInfo(scope, sources), Changes: presentChanges(sources) };
}

function presentChanges({ goal: { row }, parts: { edit, titles } }: InfoSources): ReviewInfo['Changes'] {
  if (!edit) return [];
  const titleOf = (id: number | null) => (id === null ? '' : (titles.get(id) ?? ''));
  const changes: ReviewInfo['Changes'] = [];
  const compare = (Field: ReviewInfo['Changes'][number]['Field'], From: string, To: string) => {
    if (From !== To) changes.push({ Field, From, To });
  };
  for (const name of textNames) {
    const column = textColumns[name];
    compare(goalTexts[name].wire, row[column], edit[column]);
  }
  compare('Hidden', yesOrNo(row.is_private), yesOrNo(edit.isPrivate));
  compare('StrategicObjective', row.strategic_objective ?? '', edit.strategicObjective ?? '');
  // Compare ids: two parents may have the same title, and an invisible parent has none.
  if (row.parent_id !== edit.parentId)
    changes.push({ Field: 'ParentId', From: titleOf(row.parent_id), To: titleOf(edit.parentId) });
  return changes;
}

const yesOrNo = (value: boolean) => (value ? 'Yes' : 'No');

/** Returns the period's weeks by the id under which they are stored. */
function weeksById(period: Period) {
  const weeks = weeksOf(period);
  return (number: number) => {
    const week = weeks[number - 1];
    const id = period.weekIds[number - 1];
    if (!week || id === undefined) throw new Error(`Period ${period.id} has no week ${number}.`);
    return { Id: id, Week: week.week, StartDate: week.startDate, EndDate: week.endDate };
  };
}

function askedWeekId(scope: Scope, period: Period): number {
  return period.weekIds[latestAskedWeek(period, scope.now, scope.tenant.calendar) - 1] ?? 0;
}

/** The goal's fields that a status needs. */
export interface StatusOwner {
  readonly row: { readonly state: string; readonly created_at: number };
  readonly period: Period;
}

/**
 * Returns a weekly status. `counts`: the number of comments by status, when the comments themselves are left
 * out.
 */
export function presentStatus(
  scope: Scope,
  goal: StatusOwner,
  status: StatusPart,
  comments: Comment[],
  counts: GoalParts['commentCounts'] = null,
): GoalInfo['GoalStatuses'][number] {
  const week = weeksById(goal.period)(status.week);
  return {
    Id: status.id,
    Likelihood: status.likelihood,
    Quality: status.quality,
    CommentCount: counts ? (counts[status.id] ?? 0) : comments.length,
    IsOpen:
      goal.row.state === 'approved' &&
      isWeekOpen(
        {
          week: { startDate: week.StartDate, endDate: week.EndDate },
          quarter: goal.period,
          createdAt: goal.row.created_at,
          now: scope.now,
        },
        scope.tenant.calendar,
      ),
    GoalPeriodWeek: week,
    Comments: comments,
  };
}

function commentGroups(scope: Scope, comments: readonly CommentPart[], people: GoalParts['people']) {
  const groups = Map.groupBy(comments, (comment) => `${comment.type}:${comment.about}`);
  return (type: CommentPart['type'], about: number): Comment[] =>
    (groups.get(`${type}:${about}`) ?? []).map((comment) => presentComment(scope, comment, people));
}

/** Returns a comment that the acting person reads. `people` contains its author. */
export function presentComment(
  { pictures }: Scope,
  comment: CommentPart,
  people: GoalParts['people'],
): Comment {
  const author = people.get(comment.author);
  return {
    Id: comment.id,
    Name: author?.name ?? '',
    Avatar: pictures.of(author?.avatar ?? null),
    UserId: comment.author,
    ...presentFor(comment, people),
    ...(author?.away_until ? { AwayUntil: author.away_until } : {}),
    Comment: comment.body,
    CreatedAt: instantToIso(comment.created),
    UpdatedAt: instantToIso(comment.updated),
    CommentableId: comment.about,
    CommentableType: comment.type,
    ...presentVia(comment),
  };
}

/** Names the person for whom a deputy acted. */
function presentFor({ actsFor }: { readonly actsFor: number | null }, people: GoalParts['people']) {
  const person = actsFor === null ? undefined : people.get(actsFor);
  return person ? { ForName: person.name } : {};
}

function presentTransition(
  row: TransitionPart,
  { parts: { people, titles } }: InfoSources,
  comments: Comment[],
): GoalInfo['GoalTransitions'][number] {
  const nameOf = (id: number | null) => {
    if (id === null) return null;
    if (row.action === 0) return people.get(id)?.name ?? null;
    return row.action === 1 ? (titles.get(id) ?? null) : null;
  };
  return {
    Id: row.id,
    TransitionableType: row.type,
    ActionType: row.action,
    FromState: row.from && shownState(row.from),
    ToState: row.to && shownState(row.to),
    Meta: row.action === 0 || row.action === 1 ? row.fromId : null,
    MetaTo: row.action === 0 || row.action === 1 ? row.toId : null,
    FromName: nameOf(row.fromId),
    ToName: nameOf(row.toId),
    GoalName: row.name,
    UserId: row.author,
    UserName: people.get(row.author)?.name ?? '',
    ...presentFor(row, people),
    CreatedAt: instantToIso(row.created),
    ...presentVia(row),
    Comments: comments,
  };
}

function presentEdit(edit: EditPart): GoalInfo['GoalEdits'][number] {
  return {
    Id: edit.id,
    // The statement reads only pending edits.
    State: edit.state === 'review' ? 'review' : 'draft',
    ...eachWireText((name) => edit[textColumns[name]]),
    Hidden: edit.isPrivate,
    StrategicObjective: edit.strategicObjective,
    ParentId: edit.parentId ?? 0,
    UpdatedAt: instantToIso(edit.updated),
  };
}

function presentLineage(goal: HeldGoal, other: LineagePart | undefined): GoalInfo['CarriedFrom'] {
  const period = other && goal.periods.byId(other.periodId);
  if (!other || !period) return null;
  return {
    Id: other.id,
    Title: other.title,
    GoalPeriodId: period.id,
    Quarter: period.quarter,
    Year: period.year,
  };
}

function presentOwnResult(result: ResultPart, comments: Comment[]): GoalInfo['GoalResult'] {
  return {
    Id: result.id,
    Completed: result.completed,
    ObjectiveResult: result.percent,
    Quality: result.quality,
    Outcome: result.body,
    UpdatedAt: instantToIso(result.updated),
    Comments: comments,
  };
}

function presentGivenResult(result: ResultPart, comments: Comment[]): GoalInfo['GoalManagerResult'] {
  return {
    Id: result.id,
    Completed: result.completed,
    ObjectiveResult: result.percent,
    Feedback: result.body,
    UpdatedAt: instantToIso(result.updated),
    Comments: comments,
  };
}

function presentAncestor(
  scope: Scope,
  node: AncestorPart,
  people: GoalParts['people'],
): GoalInfo['Ancestors'][number] {
  return {
    Id: node.id,
    ParentId: node.parentId ?? 0,
    State: node.state,
    Title: node.title,
    User: personOf(scope, node.ownerId, people),
    MostRecentGoalStatus: presentRecentStatus({
      recent_status_id: node.statusId,
      recent_likelihood: node.likelihood,
      recent_quality: node.quality,
      recent_likelihood_delta: node.likelihoodDelta,
      recent_quality_delta: node.qualityDelta,
      recent_start_date: node.statusStart,
    }),
    OwnerGoalResult: node.result && {
      Id: node.result.id,
      Completed: node.result.completed,
      ObjectiveResult: node.result.percent,
      Quality: node.result.quality,
    },
    IsDeleted: node.isDeleted,
  };
}

function presentParent(
  scope: Scope,
  ancestors: readonly AncestorPart[],
  people: GoalParts['people'],
): GoalInfo['ParentGoal'] {
  const parent = ancestors[0];
  const user = personOf(scope, parent?.ownerId ?? null, people);
  if (!parent || !user || parent.state === null || parent.title === null || parent.periodId === null)
    return null;
  return {
    Id: parent.id,
    State: parent.state,
    Title: parent.title,
    GoalPeriodId: parent.periodId,
    User: user,
  };
}

function personOf(scope: Scope, id: number | null, people: GoalParts['people']): Person | null {
  const person = id === null ? undefined : people.get(id);
  return person ? presentPerson(peopleViewer(scope), person) : null;
}

/** Returns the deleted goals between a goal and its nearest undeleted ancestor. */
function deletedAbove(ancestors: readonly AncestorPart[]): readonly AncestorPart[] {
  const living = ancestors.findIndex((node) => !node.isDeleted);
  return living === -1 ? ancestors : ancestors.slice(0, living);
}
