import type { sessionSchema } from '@bellwether/contract/accounts';
import type * as z from 'zod/mini';
import type { Scope } from '#platform/session/scope.ts';
import { presentPeriod, presentSessionTenant } from '../tenant/presenter.ts';
import { periodsOf } from '../tenant/queries.ts';

/** What the client keeps of its session. */
export async function presentSession(
  scope: Scope,
  token: string,
  environment: string,
): Promise<z.input<typeof sessionSchema>> {
  const { person, tenant } = scope;
  const periods = await periodsOf(scope);
  return {
    Token: token,
    Profile: {
      Id: person.id,
      Name: person.name,
      Email: person.email,
      JobTitle: person.jobTitle,
      Avatar: scope.pictures.of(person.avatar),
      RoleName: person.role,
      ParentId: person.managerId ?? 0,
      IsOrgAdmin: person.isOrgAdmin,
      IsHrAdmin: person.isHrAdmin,
      IsGoalAdmin: person.isGoalAdmin,
      IsGoalManager: person.isGoalManager,
    },
    Period: presentPeriod(periods.current, periods, scope),
    Tenant: presentSessionTenant(tenant, environment),
  };
}
