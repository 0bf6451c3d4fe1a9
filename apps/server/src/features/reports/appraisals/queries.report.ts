import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AppraisalUser } from '@bellwether/contract/reports';
import { quarterLabel } from '@bellwether/domain/calendar/shown';
import { tenantDay } from '@bellwether/domain/calendar/tenant-day';
import { formatDay } from '@bellwether/domain/locale/dates';
import type { Translated } from '@bellwether/domain/locale/language';
import type { Locale } from '@bellwether/domain/locale/locales';
import { compareTexts } from '@bellwether/domain/locale/sorting';
import { mostChapters } from '@bellwether/domain/reports/reports';
import type { PrintedBlock } from '#platform/documents/printed-document.ts';
import { packRecords } from '#platform/documents/record-pages.ts';
import type { Report, ReportPart } from '#platform/documents/report.ts';
import { conflict, notFound } from '#platform/refusal/problem.ts';
import { shownRichTexts } from '#platform/rich-text/stored-rich-text.ts';
import type { Scope } from '#platform/session/scope.ts';
import { ratingFacts } from '../../talent/presenter.ratings.ts';
import {
  type AppraisalTexts,
  demandReportedPerson,
  type ReportedAppraisal,
  type ReportedAppraisals,
  ratingWordsOf,
  reportedAppraisalsOf,
  reportSpanOf,
  textsOf,
} from '../../talent/queries.reports.ts';
import { type Period, periodsOf } from '../../tenant/queries.ts';
import { goalColumns } from '../goals/queries.ts';
import { headOf, type Reach, rowsToRead } from '../queries.ts';
import { type ReportedGoal, readGoals } from '../statements.ts';
import { appraisalReportWords, appraisalWords, goalWords, reportRefusals } from '../words.ts';
import { appraisalStatusOf } from './queries.ts';

interface Asked {
  /** 1: all appraisals that the manager `userId` wrote for the quarter; 2: the appraisal of the person `userId`. */
  readonly mode: 1 | 2;
  readonly periodId: number;
  /** A cycle of its own, with the last quarter that it touches as `periodId`. */
  readonly cycleId?: number | undefined;
  readonly userId: number;
  /** The quarter whose goals are printed beside the appraisals; 0: the same quarter. */
  readonly relatedPeriodId: number;
}

/**
 * Returns report 10: a chapter for each appraisal that the reader may read, with the person's goals (reports.4).
 * A preview lists the appraisals instead.
 * @throws HttpProblem 404 for a quarter without appraisals, an unknown related quarter, and people whose appraisals
 *   the reader may not ask for; 409 if the reader may read none of the people's appraisals.
 */
export async function appraisalReportOf(scope: Scope, asked: Asked, reach: Reach): Promise<Report> {
  const span = await reportSpanOf(scope, asked);
  const [period] = span.periods;
  const related = asked.relatedPeriodId === 0 ? period : (await periodsOf(scope)).byId(asked.relatedPeriodId);
  if (!period || !related) throw notFound();
  const isReviewer = asked.mode === 1;
  const found = await reportedAppraisalsOf(scope, span, {
    isWritten: true,
    ...(isReviewer ? { reviewerId: asked.userId } : { employeeId: asked.userId }),
    limit: rowsToRead[reach],
  });
  if (found.rows.length === 0) {
    await demandReportedPerson(scope, asked.userId, isReviewer ? 'reviewer' : 'employee');
    throw conflict(reportRefusals, 'no_appraisals');
  }
  const [first] = found.rows;
  if (found.counts.people > mostChapters) throw conflict(reportRefusals, 'too_many_appraisals');
  const words = scope.language.words(appraisalReportWords);
  const { title } = words;
  const whose = isReviewer ? words.writtenBy(first?.reviewer ?? '') : (first?.name ?? '');
  const { people: all, completed } = found.counts;
  return {
    ...headOf(scope, { report: 'appraisalReport', title, periods: inOrder(period, related) }),
    subtitle: `${words.quarters(found.cycleName ?? quarterLabel(period), quarterLabel(related))} · ${whose}`,
    finding: scope.language.words(appraisalWords).finding({ completed, all }),
    charts: [],
    parts: reach === 'whole' ? await chaptersOf(scope, found, related) : [listPart(scope, found)],
  };
}

/** Returns the choices of the report (reports.4). @throws HttpProblem 404 like the report. */
export async function appraisalUsersOf(
  scope: Scope,
  asked: { readonly periodId: number; readonly cycleId?: number | undefined },
): Promise<{ users: AppraisalUser[]; managers: AppraisalUser[] }> {
  const { rows } = await reportedAppraisalsOf(scope, await reportSpanOf(scope, asked), {
    isWritten: true,
    limit: rowsToRead.whole,
  });
  const users = rows.map(({ id, name, job_title, unit, email }) => ({
    Id: id,
    Name: name,
    JobTitle: job_title,
    OrgUnit: unit,
    Email: email,
  }));
  const managers = rows.flatMap(({ reviewer_id: id, reviewer, ...row }) =>
    id === null || reviewer === null
      ? []
      : [
          {
            Id: id,
            Name: reviewer,
            JobTitle: row.reviewer_title ?? '',
            OrgUnit: row.reviewer_unit ?? '',
            Email: row.reviewer_email ?? '',
          },
        ],
  );
  return {
    users: byName(users, scope.person.locale),
    managers: byName([...new Map(managers.map((one) => [one.Id, one])).values()], scope.person.locale),
  };
}

function byName(people: readonly AppraisalUser[], locale: Locale): AppraisalUser[] {
  return people.toSorted((one, other) => compareTexts(one.Name, other.Name, locale) || one.Id - other.Id);
}

function listPart({ language }: Scope, found: ReportedAppraisals): ReportPart {
  const { rows, counts, settings } = found;
  const { columns, title, none } = language.words(appraisalWords);
  const { form } = settings.labels;
  return {
    name: title,
    columns: [
      { header: columns.name, field: 'name', note: 'jobTitle', width: 24 },
      { header: columns.status, field: 'status', width: 24 },
      { header: columns.reviewer, field: 'reviewer', width: 24 },
      { header: form.primary.name, field: 'primary', width: 24 },
      { header: form.secondary.name, field: 'secondary', width: 24 },
    ],
    records: packRecords(
      rows.map((row) => {
        const words = ratingWordsOf(row, found);
        return {
          name: row.name,
          jobTitle: row.job_title,
          status: appraisalStatusOf(row, language),
          reviewer: row.reviewer,
          primary: words?.primary.label ?? null,
          secondary: words?.secondary.label ?? null,
        };
      }),
    ),
    charts: [],
    count: counts.people,
    empty: none,
  };
}

/** Returns the chapters, with two statements for all of them. */
/** Returns the quarter of the appraisals and that of the goals beside them, oldest first. */
const inOrder = (period: Period, related: Period): Period[] =>
  period.index <= related.index ? [period, related] : [related, period];

async function chaptersOf(scope: Scope, found: ReportedAppraisals, related: Period): Promise<ReportPart[]> {
  const { rows } = found;
  const texts = await textsOf(
    scope,
    rows.flatMap((row) => row.appraisal_id ?? []),
  );
  const ownerIds = rows.map(({ id }) => id);
  const goals: ReportedGoal[] = [];
  await readGoals(scope, { periodIds: [related.id], ownerIds }, rowsToRead.whole, (page) =>
    goals.push(...page),
  );
  const goalsOf = Map.groupBy(goals, (goal) => goal.owner_id);
  const chapters: ReportPart[] = [];
  // Sanitising a long review takes milliseconds, so let other requests run between two reviews.
  for (const row of rows) {
    await nextTurn();
    chapters.push(
      await chapterOf(scope, found, {
        row,
        texts: texts.get(row.appraisal_id ?? 0),
        goals: goalsOf.get(row.id) ?? [],
        related,
      }),
    );
  }
  return chapters;
}

interface Chapter {
  readonly row: ReportedAppraisal;
  readonly texts: AppraisalTexts | undefined;
  readonly goals: readonly ReportedGoal[];
  readonly related: Period;
}

async function chapterOf(
  scope: Scope,
  found: ReportedAppraisals,
  { row, texts, goals, related }: Chapter,
): Promise<ReportPart> {
  const { settings, rows } = found;
  const words = ratingWordsOf(row, found);
  const { review } = await shownRichTexts({ review: texts?.review ?? '' });
  const { printedRichText } = await import('#platform/rich-text/printed-rich-text.ts');
  const { facts, comment, noComment, goals: goalsHeading } = scope.language.words(appraisalReportWords);
  // With several people, their names are the headings of the first level.
  const level = rows.length > 1 ? 2 : 1;
  const heading = (text: string): PrintedBlock => ({ kind: 'heading', level, text });
  return {
    name: row.name,
    lead: [
      {
        kind: 'facts',
        facts: [
          [facts.jobTitle, row.job_title],
          [facts.department, row.unit],
          [facts.reviewer, row.reviewer ?? ''],
          [facts.status, appraisalStatusOf(row, scope.language)],
          ...ratingFacts(words, scope.language),
        ],
      },
      heading(settings.labels.form.review.name),
      ...printedRichText(review),
      heading(comment),
      { kind: 'paragraph', texts: [{ text: texts?.comment ? texts.comment : noComment }] },
      ...signatureBlocks(scope, texts, heading),
      heading(goalsHeading(quarterLabel(related))),
    ],
    columns: goalColumns(scope).filter(({ field }) => !ownerFields.has(field)),
    records: packRecords(goals),
    count: goals.length,
    charts: [],
    empty: scope.language.words(goalWords).none,
  };
}

/** The chapter's heading already names the owner. */
const ownerFields: ReadonlySet<keyof ReportedGoal> = new Set(['owner_name', 'department']);

function signatureBlocks(
  { tenant, person, language }: Scope,
  texts: AppraisalTexts | undefined,
  heading: (text: string) => PrintedBlock,
): PrintedBlock[] {
  if (!texts) return [];
  const words = language.words(appraisalReportWords);
  const { signatures, signedBy, acknowledged, acknowledgedBy, withoutSignatures } = words;
  const day = (at: number) => formatDay(tenantDay(at, tenant.calendar.zone), { locale: person.locale });
  if (texts.closing) return closingBlocks(texts.closing, words, { day, heading });
  const [first] = texts.signatures;
  if (!first) return [];
  if (!texts.hasSignatures)
    return [
      heading(acknowledged),
      { kind: 'paragraph', texts: [{ text: withoutSignatures }] },
      { kind: 'facts', facts: [[acknowledgedBy, `${first.signer}, ${day(first.at)}`]] },
    ];
  const facts = texts.signatures.map(
    ({ kind, sign, signer, at }) => [signedBy[kind], `${signedName(sign, signer)}, ${day(at)}`] as const,
  );
  return [heading(signatures), { kind: 'facts', facts }];
}

function closingBlocks(
  { closer, at, reason: why, statement: said }: NonNullable<AppraisalTexts['closing']>,
  words: Translated<typeof appraisalReportWords>,
  { day, heading }: { day: (at: number) => string; heading: (text: string) => PrintedBlock },
): PrintedBlock[] {
  const { signatures, signedBy, notSigned, closedBy, reason, statement, noStatement } = words;
  return [
    heading(signatures),
    {
      kind: 'facts',
      facts: [
        [signedBy.employee, notSigned],
        [closedBy, `${closer}, ${day(at)}`],
        [reason, why],
      ],
    },
    heading(statement),
    { kind: 'paragraph', texts: [{ text: said ?? noStatement }] },
  ];
}

/** Returns the typed signature, and the person's name if it differs. */
function signedName(sign: string, signer: string): string {
  return sign === signer ? sign : `${sign} (${signer})`;
}
