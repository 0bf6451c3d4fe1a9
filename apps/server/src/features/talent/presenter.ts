import type { EndpointReplyInput } from '@bellwether/contract/endpoint';
import type {
  Appraisal,
  getAppraisal,
  ListedAppraisal,
  Signature,
  TalentPeriod,
  TalentPerson,
} from '@bellwether/contract/talent/appraisal';
import { instantToIso } from '@bellwether/domain/calendar/instant';
import { ratingWord } from '@bellwether/domain/talent/labels';
import { appraisalMoveTable, appraisalProgress } from '@bellwether/domain/talent/lifecycle';
import { dueDate, isOverdue } from '@bellwether/domain/talent/periods';
import { appraisalPermissions, mayReadAppraisal, shownStatus } from '@bellwether/domain/talent/permissions';
import { type LevelCount, ratingColour } from '@bellwether/domain/talent/rating';
import { shownRichTexts } from '#platform/rich-text/stored-rich-text.ts';
import type { Scope } from '#platform/session/scope.ts';
import type { Period } from '../tenant/queries.ts';
import { type HeldAppraisal, todayOf } from './access.ts';
import type { TalentSettings } from './queries.labels.ts';
import type { FrozenWords, SignatureRow, TransitionRow } from './statements.history.ts';
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

const instantOrNull = (at: number | null) => (at === null ? null : instantToIso(at));

interface RatingColumns {
  primary_rating: number;
  secondary_rating: number;
  tertiary_rating: number | null;
  levels: number;
}

/** The fields are absent, not null, where the person may not read the ratings (decisions-2 E4). */
function presentRatings(row: RatingColumns, reads: boolean) {
  if (!reads) return {};
  const levels: LevelCount = row.levels === 5 ? 5 : 3;
  return {
    PrimaryRating: row.primary_rating,
    SecondaryRating: row.secondary_rating,
    TertiaryRating: row.tertiary_rating,
    Colour: ratingColour({ primary: row.primary_rating, secondary: row.secondary_rating }, levels),
  };
}

/**
 * A person of a list, with the columns of the person's appraisal of one quarter; these are null without an appraisal.
 */
export interface ListedRow extends StandingRow {
  appraisal_id: number | null;
  primary_rating: number | null;
  secondary_rating: number | null;
  tertiary_rating: number | null;
  levels: number | null;
  acknowledged_at: number | null;
  completed_at: number | null;
  updated_at: number | null;
  previous_primary?: number | null;
  previous_secondary?: number | null;
}

export interface ListedAppraisalParts {
  readonly period: Period;
  readonly settings: Pick<TalentSettings, 'graceWeeks' | 'sharesRatings'>;
  /** Leaves out the ratings in the acting person's own row, even if the company shares ratings (decisions-2 E8). */
  readonly isOwnBare: boolean;
}

/** Returns a row of a list. If the acting person may not read a draft, the appraisal looks like a missing one. */
export function presentListedAppraisal(
  scope: Scope,
  row: ListedRow,
  { period, settings, isOwnBare }: ListedAppraisalParts,
): ListedAppraisal {
  const facts = factsOf(row, settings.sharesRatings);
  const relation = relationOf(scope, row);
  const status = shownStatus(facts, relation);
  const due = dueDate(period, settings.graceWeeks);
  const isOwn = isOwnBare && relation.isEmployee;
  const isShown = status !== 'none';
  const { primary_rating: primary, secondary_rating: secondary } = row;
  const readsRatings = !isOwn && mayReadAppraisal('ratings', facts, relation);
  const previous = { primary: row.previous_primary ?? null, secondary: row.previous_secondary ?? null };
  return {
    Id: isShown ? (row.appraisal_id ?? 0) : 0,
    UserId: row.employee_id,
    EvaluationPeriodId: period.id,
    State: status,
    Progress: appraisalProgress(status),
    IsOverdue: isOverdue(status, due, todayOf(scope)),
    DueDate: due,
    ReviewerId: isShown ? (row.reviewer_id ?? 0) : 0,
    ...(primary !== null && secondary !== null
      ? presentRatings(
          {
            primary_rating: primary,
            secondary_rating: secondary,
            tertiary_rating: row.tertiary_rating,
            levels: row.levels ?? 3,
          },
          readsRatings,
        )
      : {}),
    ...(previous.primary !== null && previous.secondary !== null && !relation.isEmployee
      ? { Previous: { PrimaryRating: previous.primary, SecondaryRating: previous.secondary } }
      : {}),
    AcknowledgedAt: isShown ? instantOrNull(row.acknowledged_at) : null,
    CompletedAt: isShown ? instantOrNull(row.completed_at) : null,
    UpdatedAt: isShown ? instantOrNull(row.updated_at) : null,
    Permissions: appraisalPermissions(facts, relation),
  };
}

export interface AppraisalParts {
  readonly settings: TalentSettings;
  readonly signatures: readonly SignatureRow[];
  readonly transitions: readonly TransitionRow[];
}

/** Returns the fields of an appraisal; the ratings only if the acting person may read them. */
export async function presentAppraisal(
  scope: Scope,
  held: HeldAppraisal,
  parts: AppraisalParts,
): Promise<EndpointReplyInput<typeof getAppraisal>> {
  const { row, facts, relation, period, readsRatings } = held;
  const due = dueDate(period, parts.settings.graceWeeks);
  const { review } = await shownRichTexts({ review: row.review });
  // The employee does not see the history from before the appraisal was shared.
  const transitions = parts.transitions.filter(
    ({ to_state: to }) => !(relation.isEmployee && to === 'draft'),
  );
  const words = readsRatings ? presentWords(wordsOf(held, parts)) : undefined;
  return {
    Id: row.id,
    UserId: row.employee_id,
    ReviewerId: row.reviewer_id,
    Manager: row.acting_manager_id ?? 0,
    Review: review,
    ...presentRatings(row, readsRatings),
    ...(words ? { RatingWords: words } : {}),
    EvaluationPeriodId: row.period_id,
    Period: presentTalentPeriod(period),
    State: row.state,
    Progress: appraisalProgress(row.state),
    IsOverdue: isOverdue(row.state, due, todayOf(scope)),
    DueDate: due,
    isShare: facts.sharesRatings,
    EmployeeComments: row.employee_comment,
    EmployeeSignature: row.employee_signature,
    ManagerSignature: row.manager_signature,
    AcknowledgedAt: instantOrNull(row.acknowledged_at),
    CompletedAt: instantOrNull(row.completed_at),
    SharedAt: instantOrNull(row.shared_at),
    CreatedAt: instantToIso(row.created_at),
    UpdatedAt: instantToIso(row.updated_at),
    User: presentTalentPerson(scope, held.employee),
    Reviewer: presentTalentPerson(scope, held.reviewer),
    Signatures: parts.signatures.map((signature) =>
      presentSignature(signature, currentSignatures(held, parts)),
    ),
    History: transitions.map((transition) => ({
      Id: transition.id,
      Sentence: appraisalMoveTable[transition.move].sentence,
      ToState: transition.to_state,
      UserId: transition.author_id,
      UserName: transition.author_name,
      CreatedAt: instantToIso(transition.created_at),
    })),
    Permissions: appraisalPermissions(facts, relation),
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

/** A completed appraisal keeps the words of its last signature (decisions-2 E12). */
export function wordsOf({ row }: Pick<HeldAppraisal, 'row'>, parts: AppraisalParts): FrozenWords | undefined {
  const signed = parts.signatures.find(({ kind }) => kind === 'manager');
  if (row.state === 'completed' && signed) return signed.words;
  return currentWords(row, parts.settings);
}

/** Returns the company's present words for the ratings of a row. */
export function currentWords(
  row: Pick<RatingColumns, 'primary_rating' | 'secondary_rating' | 'tertiary_rating'>,
  { labels }: Pick<TalentSettings, 'labels'>,
): FrozenWords | undefined {
  const primary = ratingWord(labels, 'primary', row.primary_rating);
  const secondary = ratingWord(labels, 'secondary', row.secondary_rating);
  if (!primary || !secondary) return undefined;
  const tertiary =
    row.tertiary_rating === null ? undefined : ratingWord(labels, 'tertiary', row.tertiary_rating);
  return { primary, secondary, tertiary: tertiary ?? null };
}

function presentWords(words: FrozenWords | undefined): Appraisal['RatingWords'] {
  if (!words) return undefined;
  const word = ({ name, label, description }: FrozenWords['primary']) => ({
    Name: name,
    Label: label,
    Description: description,
  });
  return {
    Primary: word(words.primary),
    Secondary: word(words.secondary),
    Tertiary: words.tertiary && word(words.tertiary),
  };
}
