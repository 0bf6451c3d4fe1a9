import { instantToIso } from '@bellwether/domain/calendar/instant';
import { quarterLabel } from '@bellwether/domain/calendar/shown';
import { tenantDay } from '@bellwether/domain/calendar/tenant-day';
import { formatDay } from '@bellwether/domain/locale/dates';
import { appraisalProgress } from '@bellwether/domain/talent/lifecycle';
import { dueDate, isOverdue } from '@bellwether/domain/talent/periods';
import type { PrintedDocument } from '#platform/documents/printed-document.ts';
import type { Column, Workbook } from '#platform/documents/workbook.ts';
import { conflict, notFound } from '#platform/http/problem.ts';
import { printedRichText } from '#platform/rich-text/printed-rich-text.ts';
import { shownRichTexts } from '#platform/rich-text/stored-rich-text.ts';
import type { Scope } from '#platform/session/scope.ts';
import { holdTeam } from './access.team.ts';
import { holdAppraisal, todayOf } from './access.ts';
import { currentSignatures } from './presenter.ts';
import { daysLateOf, totalsSheet, waitsFor } from './queries.compliance-totals.ts';
import { partsOf } from './queries.ts';
import type { FrozenWords } from './statements.history.ts';
import { teamRows } from './statements.overview.ts';
import { appraisalReasonWords, complianceWords, printWords } from './words.ts';

/** The content of a file, which is written after the commit. */
export interface Ordered<Content> {
  readonly name: string;
  readonly content: Content;
}

const widths = {
  name: 28,
  jobTitle: 28,
  unit: 22,
  manager: 28,
  status: 16,
  progress: 14,
  overdue: 10,
  due: 12,
  daysLate: 10,
  waitsFor: 28,
  reviewer: 28,
  acknowledged: 16,
  completed: 16,
} as const satisfies Record<keyof typeof complianceWords.columns, number>;
const formats: Readonly<Partial<Record<keyof typeof widths, Column['format']>>> = {
  progress: 'percent',
  due: 'day',
  acknowledged: 'day',
  completed: 'day',
};
const columnNames = Object.keys(widths) as (keyof typeof widths)[];

/**
 * Returns the compliance workbook: the people of the overview without ratings (decisions-2 E13). `userId` 0 stands
 * for the company, for people who read all appraisals.
 * @throws HttpProblem 404 like the overview.
 */
export async function complianceOf(
  scope: Scope,
  path: { readonly periodId: number; readonly userId: number; readonly flag?: '1' | '2' | undefined },
): Promise<Ordered<Workbook>> {
  const hr = path.userId === 0 && scope.capabilities.readsAllAppraisals;
  const { period, ask, settings } = await holdTeam(scope, { ...path, hr }, path.flag === '2');
  const due = dueDate(period, settings.graceWeeks);
  const today = todayOf(scope);
  const { columns, statuses, title, sheet, yes, no } = complianceWords;
  const day = (at: number | null) => (at === null ? null : tenantDay(at, scope.tenant.calendar.zone));
  const team = (await teamRows(scope, ask)).map((row) => ({
    ...row,
    daysLate: daysLateOf(isOverdue(row.status, due, today), due, today),
  }));
  const rows = team.map((row) => ({
    name: row.name,
    jobTitle: row.job_title,
    unit: row.unit,
    manager: row.manager,
    status: statuses[row.status],
    progress: appraisalProgress(row.status),
    overdue: row.daysLate === null ? no : yes,
    due,
    daysLate: row.daysLate,
    waitsFor: waitsFor(row),
    reviewer: row.reviewer,
    acknowledged: day(row.acknowledged_at),
    completed: day(row.completed_at),
  }));
  return {
    name: `bellwether-appraisal-compliance-${period.year}-q${period.quarter}-${today}.xlsx`,
    content: {
      title: `${title}, ${quarterLabel(period)}`,
      note: `${scope.tenant.name} · ${today}`,
      sheets: [
        {
          name: sheet,
          columns: columnNames.map((name): Column => {
            const format = formats[name];
            return { header: columns[name], width: widths[name], ...(format ? { format } : {}) };
          }),
          isFiltered: true,
          rows: rows.map((row) => columnNames.map((name) => row[name])),
        },
        totalsSheet(team),
      ],
    },
  };
}

/**
 * Returns a completed appraisal for printing. All texts come from the copy that was stored with the manager's
 * signature; the ratings are included only if the acting person may read them (decisions-2 E14).
 * @throws HttpProblem 404 if the person may not read the appraisal, 409 if it is not completed.
 */
export async function printOf(scope: Scope, appraisalId: number): Promise<Ordered<PrintedDocument>> {
  const held = await holdAppraisal(scope, appraisalId);
  const { row, period, readsRatings } = held;
  if (row.state !== 'completed') throw conflict(appraisalReasonWords, row.state);
  const parts = await partsOf(scope, held);
  const current = currentSignatures(held, parts);
  const signatures = parts.signatures.filter(({ id }) => current.has(id)).reverse();
  const signed = signatures.find(({ kind }) => kind === 'manager');
  if (!signed) throw notFound();
  const { review } = await shownRichTexts({ review: signed.review_html });
  const { form } = parts.settings.labels;
  const comment = signatures.find(({ kind }) => kind === 'employee')?.comment ?? '';
  return {
    name: `bellwether-appraisal-${period.year}-q${period.quarter}-${todayOf(scope)}.pdf`,
    content: {
      title: `${printWords.title} ${signed.employee_name}`,
      subtitle: signed.period_label,
      company: scope.tenant.name,
      day: todayOf(scope),
      blocks: [
        {
          kind: 'facts',
          facts: [
            [printWords.reviewer, signed.reviewer_name],
            ...(readsRatings ? ratingFacts(signed.words) : []),
          ],
        },
        { kind: 'heading', level: 1, text: form.review.name },
        ...printedRichText(review),
        { kind: 'heading', level: 1, text: printWords.comment },
        { kind: 'paragraph', texts: [{ text: comment === '' ? printWords.noComment : comment }] },
        { kind: 'heading', level: 1, text: printWords.signatures },
        { kind: 'paragraph', texts: [{ text: printWords.signed(readsRatings) }] },
        {
          kind: 'facts',
          facts: signatures.map((signature) => [
            printWords.signedBy[signature.kind],
            `${signature.sign} (${signature.signer_name}), ${signedOn(scope, signature.signed_at)}`,
          ]),
        },
      ],
    },
  };
}

function ratingFacts({ primary, secondary, tertiary }: FrozenWords): [string, string][] {
  return [primary, secondary, ...(tertiary ? [tertiary] : [])].map(({ name, label, description }) => [
    name,
    description === '' ? label : `${label}: ${description}`,
  ]);
}

/** Returns the day in the company's time zone, followed by the exact instant. */
function signedOn({ tenant, person }: Scope, at: number): string {
  return `${formatDay(tenantDay(at, tenant.calendar.zone), { locale: person.locale })} (${instantToIso(at)})`;
}
