import type { CompanyData } from '@bellwether/contract/personal-data.company';
import { instantToIso } from '@bellwether/domain/calendar/instant';
import { sql } from 'kysely';
import type { Scope } from '#platform/session/scope.ts';

const shownExports = 10;

interface EndRow {
  readonly held_at: number | null;
  readonly purge_at: number | null;
  readonly ended_by: number | null;
  readonly name: string | null;
  readonly holds: string | number;
}

/** Returns the files with the company's data, and its end. */
export async function companyDataOf(scope: Scope): Promise<CompanyData> {
  const { db, tenant } = scope;
  const [exports, ends] = await Promise.all([
    db
      .selectFrom('company_export')
      .innerJoin('person', (join) =>
        join
          .onRef('person.tenant_id', '=', 'company_export.tenant_id')
          .onRef('person.id', '=', 'company_export.author_id'),
      )
      .select([
        'company_export.id',
        'company_export.state',
        'company_export.created_at as createdAt',
        'company_export.expires_at as expiresAt',
        'person.id as personId',
        'person.name',
      ])
      .where('company_export.tenant_id', '=', tenant.id)
      .orderBy('company_export.id', 'desc')
      .limit(shownExports)
      .execute(),
    sql<EndRow>`select tenant.held_at, tenant.purge_at, tenant.ended_by, person.name,
        (select count(*) from legal_hold where tenant_id = ${tenant.id} and lifted_at is null) as holds
      from tenant left join person on person.tenant_id = tenant.id and person.id = tenant.ended_by
      where tenant.id = ${tenant.id}`.execute(db),
  ]);
  const [end] = ends.rows;
  return {
    Exports: exports.map((row) => ({
      Id: row.id,
      State: row.state as CompanyData['Exports'][number]['State'],
      AskedBy: { Id: row.personId, Name: row.name },
      CreatedAt: instantToIso(row.createdAt),
      ExpiresAt: row.expiresAt === null ? null : instantToIso(row.expiresAt),
    })),
    End:
      end?.purge_at == null || end.held_at === null
        ? null
        : {
            At: instantToIso(end.held_at),
            DeletedAt: instantToIso(end.purge_at),
            EndedBy: end.ended_by === null || end.name === null ? null : { Id: end.ended_by, Name: end.name },
          },
    Holds: Number(end?.holds ?? 0),
  };
}
