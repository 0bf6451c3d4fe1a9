import type { EndpointReplyInput } from '@bellwether/contract/endpoint';
import type {
  Closing,
  getAppraisal,
  ListedAppraisal,
  Signature,
  TalentPeriod,
  TalentPerson,
} from '@bellwether/contract/talent/appraisal';
import type { Day } from '@bellwether/domain/calendar/day';
import { instantToIso } from '@bellwether/domain/calendar/instant';
import { tenantDay } from '@bellwether/domain/calendar/tenant-day';
import { appraisalProgress } from '@bellwether/domain/talent/lifecycle';
import { dueAfterAbsence } from '@bellwether/domain/talent/peers/rules';
import { dueDate, isOverdue, signUntil, statementUntil } from '@bellwether/domain/talent/periods';
import { appraisalPermissions, mayReadAppraisal, shownStatus } from '@bellwether/domain/talent/permissions';
import { appraisalMoveSentences } from '@bellwether/domain/talent/words.moves';
import { shownRichTexts } from '#platform/rich-text/stored-rich-text.ts';
import type { Scope } from '#platform/session/scope.ts';
import type { Period } from '../tenant/queries.ts';
import type { DueRow } from './access.due.ts';
import { type HeldAppraisal, todayOf } from './access.ts';
import { presentAnswer } from './answers/presenter.ts';
import type { AnsweredReviewQuestion } from './answers/statements.ts';
import {
  presentRatingLabels,
  presentRatings,
  presentRatingWords,
  type RatedRow,
  scaleOfRow,
  wordsOfRatings,
} from './presenter.ratings.ts';
import type { TalentSettings } from './queries.labels.ts';
import type { ClosingRow, SignatureRow, TransitionRow } from './statements.history.ts';
import type { Scales } from './statements.scales.ts';
import { type EmployeeRow, factsOf, relationOf, type StandingRow } from './statements.ts';

export function presentTalentPerson(
  { pictures }: Pick<Scope, 'pictures'>,
  person: EmployeeRow,
): TalentPerson {
  return {
    Id: person.id,
    Name: person.name,
    JobTitle: person.job_title,
    OrgUnit: person.unit,
    Avatar: pictures.of(person.avatar),
    ParentId: person.manager_id ?? 0,
    RoleName: person.role_name,
    IsDeactivated: person.is_deactivated,
  };
}

export function presentTalentPeriod(period: Period): TalentPeriod {
  return {
    PeriodId: period.id,
    StartDate: period.startDate,
    EndDate: period.endDate,
    Quarter: period.quarter,
    Year: period.year,
  };
}

const dayOf = ({ tenant }: Scope, at: number) => tenantDay(at, tenant.calendar.zone);
const instantOrNull = (at: number | null) => (at === null ? null : instantToIso(at));

/**
 * A person of a list, with the columns of the person's appraisal of one quarter; these are null without an appraisal.
 */
export interface ListedRow extends StandingRow, DueRow {
  appraisal_id: number | null;
  primary_rating: number | null;
  secondary_rating: number | null;
  tertiary_rating: number | null;
  levels: number | null;
  scale_id: number | null;
  updated_at: number | null;
  previous_primary?: number | null;
  previous_secondary?: number | null;
}

export interface ListedAppraisalParts {
  readonly period: Period;
  /** The cycle of its own whose last quarter is `period`; undefined for the quarter's default cycle. */
  readonly cycle?: { readonly Id: number; readonly Name: string } | undefined;
  /** The due day before anybody's absence, in a cycle with days of its own; else it follows from the quarter. */
  readonly due?: Day | undefined;
  readonly settings: Pick<TalentSettings, 'graceWeeks' | 'sharesRatings' | 'labels'>;
  /** The scales of the completed appraisals of the list. */
  readonly scales: Scales;
  /** Leaves out the ratings in the acting person's own row, even if the company shares ratings (talent.8). */
  readonly isOwnBare: boolean;
}

/** Returns a row of a list. If the acting person may not read a draft, the appraisal looks like a missing one. */
export function presentListedAppraisal(
  scope: Scope,
  row: ListedRow,
  { period, cycle, settings, scales, isOwnBare, due: ownDue }: ListedAppraisalParts,
): ListedAppraisal {
  const due = dueAfterAbsence(ownDue ?? dueDate(period, settings.graceWeeks), row.absences);
  const facts = factsOf(scope, row, { sharesRatings: settings.sharesRatings, due });
  const relation = relationOf(scope, row);
  const status = shownStatus(facts, relation);
  const isOwn = isOwnBare && relation.isEmployee;
  const isShown = status !== 'none';
  const rated = ratedRow(row);
  const readsRatings = !isOwn && mayReadAppraisal('ratings', facts, relation);
  const previous = { primary: row.previous_primary ?? null, secondary: row.previous_secondary ?? null };
  return {
    Id: isShown ? (row.appraisal_id ?? 0) : 0,
    UserId: row.employee_id,
    EvaluationPeriodId: period.id,
    ...(cycle ? { Cycle: cycle } : {}),
    State: status,
    Progress: appraisalProgress(status),
    IsOverdue: isOverdue(status, due, todayOf(scope)),
    DueDate: due,
    ReviewerId: isShown ? (row.reviewer_id ?? 0) : 0,
    ...(rated && readsRatings
      ? { ...presentRatings(rated), ...presentRatingLabels(rated, { settings, scales }) }
      : {}),
    ...(previous.primary !== null && previous.secondary !== null && !relation.isEmployee
      ? { Previous: { PrimaryRating: previous.primary, SecondaryRating: previous.secondary } }
      : {}),
    AcknowledgedAt: isShown ? instantOrNull(row.acknowledged_at) : null,
    CompletedAt: isShown ? instantOrNull(row.completed_at) : null,
    IsUnsigned: isShown && facts.isUnsigned,
    UpdatedAt: isShown ? instantOrNull(row.updated_at) : null,
    Permissions: appraisalPermissions(facts, relation),
  };
}

/** Returns the columns of the ratings; undefined without an appraisal. */
function ratedRow(row: ListedRow): RatedRow | undefined {
  const { primary_rating, secondary_rating, tertiary_rating, levels, scale_id } = row;
  if (primary_rating === null || secondary_rating === null || levels === null) return undefined;
  return { primary_rating, secondary_rating, tertiary_rating, levels, scale_id };
}

export interface AppraisalParts {
  readonly settings: TalentSettings;
  readonly scales: Scales;
  readonly signatures: readonly SignatureRow[];
  readonly transitions: readonly TransitionRow[];
  /** Undefined for an appraisal that was not closed without the employee's signature. */
  readonly closing: ClosingRow | undefined;
  /** The template of the cycle with its answers; empty: the review is one text. */
  readonly answers: readonly AnsweredReviewQuestion[];
}

/** Returns the fields of an appraisal; the ratings only if the acting person may read them. */
export async function presentAppraisal(
  scope: Scope,
  held: HeldAppraisal,
  parts: AppraisalParts,
): Promise<EndpointReplyInput<typeof getAppraisal>> {
  const { row, facts, relation, period, due, readsRatings } = held;
  const { review } = await shownRichTexts({ review: row.review });
  // The employee does not see the history from before the appraisal was shared.
  const transitions = parts.transitions.filter(
    ({ to_state: to }) => !(relation.isEmployee && to === 'draft'),
  );
  return {
    Id: row.id,
    UserId: row.employee_id,
    ReviewerId: row.reviewer_id,
    Manager: row.acting_manager_id ?? 0,
    Review: review,
    ...(readsRatings
      ? { ...presentRatings(row), ...presentRatingWords(row, wordsOfRatings(row, scaleOfRow(row, parts))) }
      : {}),
    EvaluationPeriodId: row.period_id,
    Period: presentTalentPeriod(period),
    ...presentCycleName(row),
    ...(held.periods.length > 0 ? { Periods: held.periods.map(presentTalentPeriod) } : {}),
    ...(parts.answers.length > 0 ? { Answers: parts.answers.map(presentAnswer) } : {}),
    HasSignatures: facts.hasSignatures,
    State: row.state,
    Progress: appraisalProgress(row.state),
    IsOverdue: isOverdue(row.state, due, todayOf(scope)),
    DueDate: due,
    isShare: facts.sharesRatings,
    EmployeeComments: row.employee_comment,
    EmployeeSignature: facts.hasSignatures ? row.employee_signature : null,
    ManagerSignature: facts.hasSignatures ? row.manager_signature : null,
    AcknowledgedAt: instantOrNull(row.acknowledged_at),
    CompletedAt: instantOrNull(row.completed_at),
    SharedAt: instantOrNull(row.shared_at),
    SignUntil:
      row.state === 'shared' && row.shared_at !== null ? signUntil(due, dayOf(scope, row.shared_at)) : null,
    Closing: parts.closing ? presentClosing(scope, parts.closing) : null,
    CreatedAt: instantToIso(row.created_at),
    UpdatedAt: instantToIso(row.updated_at),
    User: presentTalentPerson(scope, held.employee),
    Reviewer: presentTalentPerson(scope, held.reviewer),
    Signatures: facts.hasSignatures
      ? parts.signatures.map((signature) => presentSignature(signature, currentSignatures(held, parts)))
      : [],
    History: transitions.map((transition) => ({
      Id: transition.id,
      Sentence: scope.language.words(appraisalMoveSentences)[transition.move],
      ToState: transition.to_state,
      UserId: transition.author_id,
      UserName: transition.author_name,
      CreatedAt: instantToIso(transition.created_at),
    })),
    Permissions: appraisalPermissions(facts, relation),
  };
}

function presentCycleName({ cycle_id: id, cycle_name: name }: HeldAppraisal['row']) {
  return name === null ? {} : { Cycle: { Id: id, Name: name } };
}

function presentClosing(scope: Scope, row: ClosingRow): Closing {
  return {
    UserId: row.closer_id,
    Name: row.closer_name,
    Reason: row.reason,
    ClosedAt: instantToIso(row.closed_at),
    Statement: row.statement,
    StatedAt: instantOrNull(row.stated_at),
    StatementUntil: statementUntil(dayOf(scope, row.closed_at)),
  };
}

function presentSignature(row: SignatureRow, current: ReadonlySet<number>): Signature {
  return {
    Id: row.id,
    Kind: row.kind,
    UserId: row.signer_id,
    Name: row.signer_name,
    Sign: row.sign,
    Comment: row.comment,
    SignedAt: instantToIso(row.signed_at),
    IsCurrent: current.has(row.id),
  };
}

/** Returns the valid signatures: the newest of each kind, in the states that have one. */
export function currentSignatures(
  { row }: Pick<HeldAppraisal, 'row'>,
  { signatures }: Pick<AppraisalParts, 'signatures'>,
): ReadonlySet<number> {
  const newest = (kind: SignatureRow['kind']) => signatures.find((signature) => signature.kind === kind)?.id;
  const ids = [
    row.acknowledged_at === null ? undefined : newest('employee'),
    row.completed_at === null ? undefined : newest('manager'),
  ];
  return new Set(ids.filter((id) => id !== undefined));
}
