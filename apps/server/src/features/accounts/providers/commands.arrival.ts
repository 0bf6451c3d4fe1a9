import { type Arrival, type ArrivalVerdict, arrivalOf } from '@bellwether/domain/accounts/providers/arrival';
import type { ArrivalFault } from '@bellwether/domain/accounts/providers/words';
import type { Locale } from '@bellwether/domain/locale/locales';
import { cleanEmail, emailKeyOf, isEmail } from '@bellwether/domain/people/profile/email';
import { cleanName } from '@bellwether/domain/shared/clean-name';
import { recordHappening } from '#platform/connections/happenings.ts';
import type { ServerContext } from '#platform/context.ts';
import { timestamp } from '#platform/database/instant.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import type { Visitor } from '#platform/http/route.ts';
import { asTenant } from '#platform/session/gate.ts';
import type { TenantScope } from '#platform/session/scope.ts';
import { findProvider, type StoredProvider } from './access.ts';
import { ArrivalRefusal, type Attempt, mintTicket, type ProviderHere } from './commands.attempt.ts';
import { connectionOf } from './commands.happening.ts';
import { factsOfArrival } from './queries.ts';

/** Whom a provider sent, after its answer was checked. */
export interface Arrived {
  readonly issuer: string;
  readonly subject: string;
  readonly session: string | undefined;
  readonly email: string | undefined;
  readonly isVerified: boolean;
  readonly name: string | undefined;
  /** The person's language by the provider; undefined also for one that is not offered. */
  readonly locale: Locale | undefined;
  /** The person's time zone by the provider, as people are stored with it; undefined also for an unknown one. */
  readonly timeZone: string | undefined;
  /** Epoch milliseconds of the application's clock; undefined: the provider does not say when it asked the person. */
  readonly provenAt: number | undefined;
  /** Everything that came, for a trial. */
  readonly claims: readonly { readonly name: string; readonly value: string }[];
}

/** Adds somebody as a contributor below a manager, through the one plan for people; undefined if the plan refuses it. */
export type AddFound = (
  scope: TenantScope,
  found: {
    readonly name: string;
    readonly email: string;
    readonly managerId: number | null;
    readonly locale: Locale | undefined;
    readonly timeZone: string | undefined;
  },
) => Promise<number | undefined>;

/** What a trial found, as stored. */
export interface TrialFound {
  readonly claims: Arrived['claims'];
  readonly personId: number | null;
  readonly outcome: ArrivalVerdict['kind'];
  readonly fault: ArrivalFault | null;
}

/** The result of an attempt: the page fetches the rest by its ticket. */
export interface Arrivals {
  readonly purpose: Attempt['purpose'];
  readonly ticket: string;
}

/**
 * Ends an attempt with whom the provider sent: finds, links or adds the person (accounts.16).
 * @throws ArrivalRefusal for everybody else, with the reason.
 */
export async function arrive(
  context: ServerContext,
  visitor: Visitor,
  here: ProviderHere & { readonly attempt: Attempt; readonly arrived: Arrived; readonly add: AddFound },
): Promise<Arrivals> {
  const { tenantId, attempt, arrived } = here;
  const of = { tenantId, id: attempt.id, now: visitor.now };
  const result = await asTenant(context, { ...visitor, tenantId, evenIfEnded: true }, async (scope) => {
    const provider = await findProvider(scope.db, { tenantId, id: here.provider.id, lock: true });
    if (!provider) return 'provider_off';
    const verdict = await verdictOf(scope, provider, arrived);
    if (attempt.purpose === 'trial')
      return { ticket: await mintTicket(scope.db, of, { found: trial(arrived, verdict) }) };
    if (!provider.isOn) return 'provider_off';
    if (attempt.purpose === 'proof') {
      if (verdict.kind === 'refused') return verdict.code;
      if (verdict.kind !== 'linked' || verdict.personId !== attempt.personId) return 'other_person';
      return { ticket: await mintTicket(scope.db, of, { ...arrived, personId: verdict.personId }) };
    }
    const personId = await personOf(scope, provider, arrived, verdict, here.add);
    if (typeof personId !== 'number') {
      await recordEvent(scope, {
        kind: 'account.sign_in_failed',
        subjectId: null,
        detail: { isLocked: false },
      });
      return personId;
    }
    await recordHappening(scope, connectionOf(provider.id), {
      isOk: true,
      code: 'signed_in',
      values: { who: nameOf(arrived) },
    });
    return { ticket: await mintTicket(scope.db, of, { ...arrived, personId }) };
  });
  // The company was suspended meanwhile.
  if (result === undefined) throw new ArrivalRefusal('provider_off');
  if (typeof result === 'string')
    throw new ArrivalRefusal(result, { returnTo: attempt.returnTo, who: nameOf(arrived) });
  return { purpose: attempt.purpose, ticket: result.ticket };
}

/** Whom the provider named, for the log of admins. */
const nameOf = ({ email, subject }: Arrived) => (email || subject).slice(0, 254);

function arrivalFrom({ email = '', isVerified }: Arrived): Arrival {
  const clean = cleanEmail(email);
  const usable = isEmail(clean) ? clean : '';
  return { email: usable, emailKey: usable === '' ? '' : emailKeyOf(usable), isVerified };
}

async function verdictOf(
  scope: TenantScope,
  provider: StoredProvider,
  arrived: Arrived,
): Promise<ArrivalVerdict> {
  const arrival = arrivalFrom(arrived);
  const { issuer, subject } = arrived;
  const asked = { tenantId: scope.tenant.id, provider, issuer, subject, arrival };
  return arrivalOf(arrival, await factsOfArrival(scope.db, asked));
}

function trial({ claims }: Arrived, verdict: ArrivalVerdict): TrialFound {
  return {
    claims,
    personId: 'personId' in verdict ? verdict.personId : null,
    outcome: verdict.kind,
    fault: verdict.kind === 'refused' ? verdict.code : null,
  };
}

async function personOf(
  scope: TenantScope,
  provider: StoredProvider,
  arrived: Arrived,
  verdict: ArrivalVerdict,
  add: AddFound,
): Promise<number | ArrivalFault> {
  if (verdict.kind === 'refused') return verdict.code;
  if (verdict.kind === 'linked') return verdict.personId;
  if (verdict.kind === 'links') return link(scope, provider, arrived, verdict.personId);
  // Its admins still sign in; nobody joins it.
  if (scope.tenant.hasEnded) return 'unknown';
  const { email } = arrivalFrom(arrived);
  const name = cleanName(arrived.name ?? '') || email.slice(0, email.lastIndexOf('@'));
  const personId = await add(scope, {
    name,
    email,
    managerId: provider.createsUnder,
    locale: arrived.locale,
    timeZone: arrived.timeZone,
  });
  if (personId === undefined) return 'not_addable';
  const linked = await link(scope, provider, arrived, personId);
  if (typeof linked === 'number')
    await recordEvent(scope, {
      kind: 'account.person_arrived',
      subjectId: personId,
      detail: { provider: provider.id },
    });
  return linked;
}

/** Links a person with the subject. Of two arrivals at once, one links. */
async function link(
  scope: TenantScope,
  provider: StoredProvider,
  { issuer, subject, locale, timeZone }: Arrived,
  personId: number,
): Promise<number | ArrivalFault> {
  const now = timestamp(scope.now);
  const row = await scope.db
    .insertInto('sign_in_identity')
    .values({
      tenant_id: scope.tenant.id,
      provider_id: provider.id,
      issuer,
      subject,
      person_id: personId,
      linked_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return 'attempt_over';
  const { numUpdatedRows } = await scope.db
    .updateTable('person')
    .set({ invitation_accepted_at: now })
    .where('tenant_id', '=', scope.tenant.id)
    .where('id', '=', personId)
    .where('invitation_accepted_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (locale !== undefined) await takeLocale(scope, personId, locale);
  if (timeZone !== undefined) await takeTimeZone(scope, personId, timeZone);
  await recordEvent(scope, {
    kind: 'account.identity_linked',
    subjectId: personId,
    detail: { provider: provider.id, isFirst: numUpdatedRows > 0n },
  });
  return personId;
}

/** Keeps the provider's language of a person who has chosen none. */
async function takeLocale(scope: TenantScope, personId: number, locale: Locale): Promise<void> {
  const { numUpdatedRows } = await scope.db
    .updateTable('person')
    .set({ locale })
    .where('tenant_id', '=', scope.tenant.id)
    .where('id', '=', personId)
    .where('locale', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n)
    await recordEvent(scope, { kind: 'person.locale_changed', subjectId: personId, detail: { locale } });
}

/** Keeps the provider's time zone of a person who has none. */
async function takeTimeZone(scope: TenantScope, personId: number, timeZone: string): Promise<void> {
  const { numUpdatedRows } = await scope.db
    .updateTable('person')
    .set({ time_zone: timeZone })
    .where('tenant_id', '=', scope.tenant.id)
    .where('id', '=', personId)
    .where('time_zone', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n)
    await recordEvent(scope, {
      kind: 'person.profile_changed',
      subjectId: personId,
      detail: { fields: ['time_zone'] },
    });
}
