import {
  mustHaveSecondStep,
  type SecondStepWay,
  secondStepRequirements,
} from '@bellwether/domain/accounts/second-step/second-step';
import { sql } from 'kysely';
import type { Queries } from '#platform/database/driver.ts';
import type { Scope } from '#platform/session/scope.ts';

/** A person's second step as stored. */
export interface SecondStepState {
  readonly passkeys: number;
  /** When codes of an application were switched on; null: they are off. */
  readonly codesSince: number | null;
  readonly recoveryCodesLeft: number;
  readonly hasPassword: boolean;
}

/** Returns a person's second step. */
export async function secondStepOf(
  db: Queries,
  { tenantId, personId }: { tenantId: number; personId: number },
): Promise<SecondStepState> {
  const of = (table: string) =>
    sql`${sql.ref(`${table}.tenant_id`)} = ${tenantId} and ${sql.ref(`${table}.person_id`)} = ${personId}`;
  const { rows } = await sql<SecondStepState>`select
    (select count(*)::int from passkey where ${of('passkey')}) as passkeys,
    (select confirmed_at from second_step where ${of('second_step')}) as "codesSince",
    (select count(*)::int from recovery_code where ${of('recovery_code')} and used_at is null) as "recoveryCodesLeft",
    exists (select from credential where ${of('credential')}) as "hasPassword"`.execute(db);
  return rows[0] ?? { passkeys: 0, codesSince: null, recoveryCodesLeft: 0, hasPassword: false };
}

/** Returns the ways in which this person can give the second step; none: the password is enough. */
export function waysOf({ passkeys, codesSince, recoveryCodesLeft }: SecondStepState): SecondStepWay[] {
  if (passkeys === 0 && codesSince === null) return [];
  return [
    ...(passkeys > 0 ? (['passkey'] as const) : []),
    ...(codesSince === null ? [] : (['code'] as const)),
    ...(recoveryCodesLeft > 0 ? (['recovery'] as const) : []),
  ];
}

/** Whether the company requires a second step of the acting person. */
export function isRequired({ tenant, person }: Scope): boolean {
  const stored = tenant.settings.second_step_required;
  return mustHaveSecondStep(secondStepRequirements.find((one) => one === stored) ?? 'nobody', person);
}

/** Whether the acting person must set one up before anything else. Reads only where the company requires one. */
export async function lacksSecondStep(scope: Scope): Promise<boolean> {
  if (!isRequired(scope)) return false;
  const state = await secondStepOf(scope.db, { tenantId: scope.tenant.id, personId: scope.person.id });
  return state.hasPassword && waysOf(state).length === 0;
}
