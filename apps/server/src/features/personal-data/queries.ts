import type { PersonalExport } from '@bellwether/contract/personal-data';
import { instantToIso } from '@bellwether/domain/calendar/instant';
import type { Scope } from '#platform/session/scope.ts';

/** A file with personal data that the acting person asked for. */
export interface ExportRow {
  readonly id: number;
  readonly state: PersonalExport['State'];
  readonly fileKey: string | null;
  readonly personId: number;
  readonly name: string;
  readonly isActive: boolean;
  readonly createdAt: number;
  readonly expiresAt: number | null;
}

const shownExports = 20;

/** Returns the newest files that the acting person asked for; with `id` this one alone. */
export async function ownExports(scope: Scope, id?: number): Promise<ExportRow[]> {
  return scope.db
    .selectFrom('personal_export')
    .innerJoin('person', (join) =>
      join
        .onRef('person.tenant_id', '=', 'personal_export.tenant_id')
        .onRef('person.id', '=', 'personal_export.person_id'),
    )
    .select(({ eb }) => [
      eb('person.deactivated_at', 'is', null).as('isActive'),
      'personal_export.id',
      'personal_export.state',
      'personal_export.file_key as fileKey',
      'personal_export.person_id as personId',
      'person.name',
      'personal_export.created_at as createdAt',
      'personal_export.expires_at as expiresAt',
    ])
    .where('personal_export.tenant_id', '=', scope.tenant.id)
    .where('personal_export.author_id', '=', scope.person.id)
    .$if(id !== undefined, (query) => query.where('personal_export.id', '=', id ?? 0))
    .orderBy('personal_export.id', 'desc')
    .limit(shownExports)
    .execute() as Promise<ExportRow[]>;
}

export function presentExport(row: ExportRow): PersonalExport {
  return {
    Id: row.id,
    State: row.state,
    Person: { Id: row.personId, Name: row.name },
    CreatedAt: instantToIso(row.createdAt),
    ExpiresAt: row.expiresAt === null ? null : instantToIso(row.expiresAt),
  };
}
