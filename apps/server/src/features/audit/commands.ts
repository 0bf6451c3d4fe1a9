import type { AuditRow } from '@bellwether/contract/audit';
import { jsonMediaType } from '@bellwether/contract/audit';
import { csvMediaType } from '@bellwether/contract/file.tables';
import { tenantDay } from '@bellwether/domain/calendar/tenant-day';
import { formatNumber } from '@bellwether/domain/locale/numbers';
import type { ServerContext } from '#platform/context.ts';
import type { Cell, Workbook } from '#platform/documents/workbook.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import type { OutsideAgain } from '#platform/http/route.ts';
import type { SentFile } from '#platform/http/sent-file.ts';
import { conflict } from '#platform/refusal/problem.ts';
import { onStandby } from '#platform/session/on-standby.ts';
import type { Scope } from '#platform/session/scope.ts';
import { auditRowsBefore } from './queries.ts';
import { auditFileWords, auditRefusals } from './words.ts';

type Filters = Parameters<typeof auditRowsBefore>[1];

const mostRows = 50_000;
const rowsAtOnce = 2_000;

/**
 * Returns the work that makes a file of the log. Each part is read in its own transaction, with the rights of that moment.
 * @throws HttpProblem 409 for too many rows.
 */
export function exportAudit(
  { documents }: Pick<ServerContext, 'documents'>,
  scope: Scope,
  format: 'csv' | 'json',
  filters: Filters,
): OutsideAgain<SentFile> {
  const person = `${scope.tenant.id}.${scope.person.id}`;
  documents.demandPlace(person);
  const words = scope.language.words(auditFileWords);
  const day = tenantDay(scope.now, scope.tenant.calendar.zone);
  const name = `${words.name({ company: scope.tenant.name, day })}.${format}`;
  return async (gone, again) => {
    const rows: AuditRow[] = [];
    for (let before: number | null = null; ; before = rows.at(-1)?.Id ?? null) {
      gone.throwIfAborted();
      const from = before;
      const part = await again((turn) =>
        onStandby(turn, (reading) => auditRowsBefore(reading, filters, from, rowsAtOnce)),
      );
      rows.push(...part);
      if (rows.length > mostRows)
        throw conflict(auditRefusals, 'too_many_rows', { most: formatNumber(mostRows) });
      if (part.length < rowsAtOnce) break;
    }
    await again((turn) =>
      recordEvent(turn, { kind: 'audit.exported', subjectId: null, detail: { format, rows: rows.length } }),
    );
    if (format === 'json')
      return {
        name,
        mediaType: jsonMediaType,
        bytes: new TextEncoder().encode(JSON.stringify({ data: rows })),
      };
    const bytes = await documents.csv({ person, gone }, workbookOf(rows, words));
    return { name, mediaType: csvMediaType, bytes };
  };
}

function workbookOf(rows: readonly AuditRow[], words: typeof auditFileWords): Workbook {
  const { columns, title } = words;
  const headers = [
    columns.id,
    columns.at,
    columns.kind,
    columns.words,
    columns.actor,
    columns.actorId,
    columns.for,
    columns.forId,
    columns.subject,
    columns.subjectKind,
    columns.subjectId,
    columns.detail,
    columns.via,
    columns.address,
    columns.device,
    columns.request,
  ];
  return {
    title,
    sheets: [
      {
        name: title,
        columns: headers.map((header) => ({ header, width: 20 })),
        rows: rows.map(cellsOf),
      },
    ],
  };
}

function cellsOf(row: AuditRow): Cell[] {
  const { Actor, For, Subject } = row;
  return [
    row.Id,
    row.At,
    row.Kind,
    row.Words,
    Actor?.Name ?? null,
    Actor?.Id ?? null,
    For?.Name ?? null,
    For?.Id ?? null,
    Subject?.Name ?? null,
    Subject?.Kind ?? null,
    Subject?.Id ?? null,
    row.Detail,
    row.Via,
    row.Address,
    row.Device,
    row.RequestId,
  ];
}
