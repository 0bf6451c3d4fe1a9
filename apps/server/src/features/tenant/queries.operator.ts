import type { ServerContext } from '#platform/context.ts';
import { inTenant } from '#platform/database/transaction.ts';
import type { CompanyRest } from '#platform/session/company-rest.ts';

/** A company as the command line lists it. */
export interface ListedCompany {
  readonly id: number;
  readonly subdomain: string;
  readonly name: string;
  readonly isActive: boolean;
  readonly held: CompanyRest | null;
  readonly isDemo: boolean;
  /** Active people. */
  readonly people: number;
}

/** Returns all companies by subdomain. Reads one after the other, because row policies show one company at a time. */
export async function listCompanies({ pool }: Pick<ServerContext, 'pool'>): Promise<ListedCompany[]> {
  const rows = await inTenant(pool, 0, (db) =>
    db
      .selectFrom('tenant')
      .select(['id', 'subdomain', 'name', 'is_active', 'is_demo', 'held'])
      .orderBy('subdomain')
      .execute(),
  );
  const companies: ListedCompany[] = [];
  for (const { id, subdomain, name, is_active: isActive, is_demo: isDemo, held } of rows) {
    const { people } = await inTenant(pool, id, (db) =>
      db
        .selectFrom('person')
        .select((select) => select.fn.countAll<number>().as('people'))
        .where('tenant_id', '=', id)
        .where('deactivated_at', 'is', null)
        .executeTakeFirstOrThrow(),
    );
    companies.push({
      id,
      subdomain,
      name,
      isActive,
      held: held as CompanyRest | null,
      isDemo,
      people: Number(people),
    });
  }
  return companies;
}
