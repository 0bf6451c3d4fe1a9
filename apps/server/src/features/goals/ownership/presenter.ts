import type { EndpointReplyInput } from '@bellwether/contract/endpoint';
import type { listGoalOwners, ParentCandidate } from '@bellwether/contract/goals/ownership';
import type { GoalState } from '@bellwether/domain/goals/lifecycle';
import { parentReasonSentences } from '@bellwether/domain/goals/messages';
import type { ParentReason } from '@bellwether/domain/goals/parent';
import type { Verdict } from '@bellwether/domain/shared/verdict';
import type { SqlBool } from 'kysely';
import type { Scope } from '#platform/session/scope.ts';
import { awayOf, peopleViewer, presentPerson } from '../../people/profile/presenter.ts';
import type { ShownPerson } from '../../people/queries.ts';

/** A goal in the parent picker; only visible goals are read. */
export interface CandidateRow {
  id: number;
  title: string;
  state: GoalState;
  is_private: boolean;
  period_id: number;
  owner_id: number;
  is_visible: SqlBool;
  is_in_own_tree: SqlBool;
  is_below: SqlBool;
}

/** Returns what names a goal in a list: title, state, quarter and owner. */
export function presentNamedGoal(scope: Scope, row: NamedGoalRow, people: ReadonlyMap<number, ShownPerson>) {
  const owner = people.get(row.owner_id);
  if (!owner) throw new Error(`The owner of goal ${row.id} was not read.`);
  return {
    Id: row.id,
    Title: row.title,
    State: row.state,
    GoalPeriodId: row.period_id,
    User: presentPerson(peopleViewer(scope), owner),
  };
}

type NamedGoalRow = Pick<CandidateRow, 'id' | 'title' | 'state' | 'period_id' | 'owner_id'>;

/** Returns a goal for the parent picker, with the sentence why it cannot be chosen. */
export function presentCandidate(
  scope: Scope,
  row: CandidateRow,
  people: ReadonlyMap<number, ShownPerson>,
  verdict: Verdict<ParentReason>,
): ParentCandidate {
  return {
    ...presentNamedGoal(scope, row, people),
    Disabled: !verdict.ok,
    Reason: verdict.ok ? null : scope.language.words(parentReasonSentences)[verdict.reason],
  };
}

/** A person who can be chosen as owner. */
export interface OwnerRow {
  id: number;
  name: string;
  unit: string;
  title: string;
  email: string;
  avatar: string | null;
  away_until: string | null;
  manager_id: number | null;
  /** Whether this is the acting person, or a person below them. */
  is_own_organisation: boolean;
}

/** Returns a person who can be chosen as owner. */
export function presentOwner(
  { pictures }: Scope,
  row: OwnerRow,
): EndpointReplyInput<typeof listGoalOwners>['data'][number] {
  return {
    Id: row.id,
    Name: row.name,
    JobTitle: row.title,
    OrgUnit: row.unit,
    Email: row.email,
    ...awayOf(row.away_until),
    Avatar: pictures.of(row.avatar),
    ParentId: row.manager_id ?? 0,
    MayBePrivate: row.is_own_organisation,
  };
}
