import type { sessionSchema } from '@bellwether/contract/accounts';
import type { checkNotMe } from '@bellwether/contract/accounts/links';
import type { EndpointReply } from '@bellwether/contract/endpoint';
import { wireFlagsOf } from '@bellwether/domain/people/roles/flags';
import { seesStrategyEntry } from '@bellwether/domain/strategy/visibility';
import type * as z from 'zod/mini';
import type { Scope } from '#platform/session/scope.ts';
import { isStrategyPublished } from '../strategy/access.ts';
import { type Installation, presentPeriod, presentSessionTenant } from '../tenant/presenter.ts';
import { periodsOf } from '../tenant/queries.ts';
import type { ContestedChange } from './links/queries.contest.ts';
import { lacksSecondStep } from './second-step/queries.ts';

/** Returns the session data that the client keeps. */
export async function presentSession(
  scope: Scope,
  token: string,
  installation: Installation,
): Promise<z.input<typeof sessionSchema>> {
  const { person, tenant } = scope;
  const periods = await periodsOf(scope);
  const isPublished = await isStrategyPublished(scope);
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
      ...wireFlagsOf(person),
      IsDelegate: person.isDelegate,
      TimeZone: person.timeZone,
      Locale: person.ownLocale,
      IsStrategy: seesStrategyEntry({ isEnabled: tenant.isStrategyEnabled, isPublished }, scope.capabilities),
    },
    Period: presentPeriod(periods.current, periods, scope),
    Tenant: presentSessionTenant(tenant, installation),
    ...((await lacksSecondStep(scope)) ? { NeedsSecondStep: true as const } : {}),
  };
}

/** Returns a change of address for the page of *This was not me*. */
export function presentContest(change: ContestedChange): EndpointReply<typeof checkNotMe> {
  return {
    Name: change.name,
    OldEmail: change.oldEmail,
    NewEmail: change.newEmail,
    ChangedBy: change.changedBy,
    IsConfirmed: change.madeAt !== null,
  };
}
