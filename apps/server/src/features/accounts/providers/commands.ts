import { isDeepStrictEqual } from 'node:util';
import type { ProviderNew, ProviderSave } from '@bellwether/contract/accounts/providers';
import { presetIssuers, providerLimits } from '@bellwether/domain/accounts/providers/provider';
import { providerMessages } from '@bellwether/domain/accounts/providers/words';
import { forgetHappenings } from '#platform/connections/happenings.ts';
import type { ServerContext } from '#platform/context.ts';
import { timestamp } from '#platform/database/instant.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import type { OutsideAgain } from '#platform/http/route.ts';
import { changedMeanwhile, nextVersion, refuseStale } from '#platform/http/version.ts';
import { badField, conflict } from '#platform/refusal/problem.ts';
import { seal } from '#platform/secrets/seal.ts';
import { demandFreshProof } from '#platform/session/fresh-proof.ts';
import type { Scope } from '#platform/session/scope.ts';
import { clientOf, demandProvider, readProviders, type StoredProvider } from './access.ts';
import { connectionOf } from './commands.happening.ts';
import { demandBreakGlass, demandManager, keepBreakGlass, keepDomains } from './commands.parts.ts';
import type { AskedPlace, FoundPlace } from './commands.place.ts';
import { providerWords } from './words.ts';

type Choices = Omit<ProviderSave, 'UpdatedAt'>;

/** The columns of a provider before it is asked for its description. */
type Wanted = Omit<StoredProvider, 'id' | 'updatedAt' | 'sealedSecret'>;

const nothing: Omit<Wanted, 'kind' | 'preset' | 'name'> = {
  issuer: '',
  clientId: '',
  saml: undefined,
  isOn: false,
  isEnforced: false,
  isAuthoritative: false,
  createsPeople: false,
  createsUnder: null,
  takesUnasked: false,
};

/** Returns the wanted values: the asked ones, else the present ones. */
function wantedOf(present: Omit<Wanted, 'name'> & { name?: string }, asked: Choices): Wanted {
  const preset = asked.Preset ?? present.preset;
  const issuer = asked.Issuer ?? (present.issuer || presetIssuers[preset]) ?? '';
  return {
    kind: present.kind,
    preset,
    name: asked.Name ?? present.name ?? '',
    issuer: issuer.replace(/\/\.well-known\/openid-configuration$/, ''),
    clientId: asked.ClientId ?? present.clientId,
    saml: present.saml,
    isOn: asked.IsOn ?? present.isOn,
    isEnforced: asked.IsEnforced ?? (asked.IsOn === false ? false : present.isEnforced),
    isAuthoritative: asked.IsAuthoritative ?? present.isAuthoritative,
    createsPeople: asked.CreatesPeople ?? present.createsPeople,
    createsUnder: asked.CreatesUnder === undefined ? present.createsUnder : asked.CreatesUnder,
    takesUnasked: asked.TakesUnasked ?? present.takesUnasked,
  };
}

/** Refuses wanted values that do not go together, before any address is asked. */
function demandConsistent(wanted: Wanted, domains: readonly string[]): void {
  if (wanted.isEnforced && !wanted.isOn) throw badField('IsEnforced', providerWords, 'enforced_off');
  if (wanted.createsPeople && wanted.preset === 'google' && domains.length === 0)
    throw badField('Domains', providerWords, 'domains_required');
  if (wanted.kind === 'saml') return;
  if (wanted.issuer === '') throw badField('Issuer', providerMessages, 'issuerRequired');
  if (wanted.clientId === '') throw badField('ClientId', providerMessages, 'clientRequired');
}

/**
 * Adds a provider of sign-ins, after it described itself.
 * @throws HttpProblem 409 that asks for the password or for people who keep theirs, 400 at the field for the rules.
 */
export async function addProvider<T>(
  context: ServerContext,
  scope: Scope,
  asked: ProviderNew,
  present: (scope: Scope, id: number) => Promise<T>,
): Promise<OutsideAgain<T>> {
  demandFreshProof(scope);
  const wanted = wantedOf(
    // SAML has no word for a verified address: a provider that the company runs is its authority.
    { ...nothing, kind: asked.Kind, preset: asked.Preset, isAuthoritative: asked.Kind === 'saml' },
    asked,
  );
  demandConsistent(wanted, asked.Domains ?? []);
  await demandBreakGlass(scope, asked.BreakGlass ?? [], { isEnforced: wanted.isEnforced, isAsked: true });
  await demandManager(scope, wanted.createsUnder);
  const secret = asked.ClientSecret || undefined;
  const place = { ...wanted, secret, metadata: asked.Metadata || undefined };
  return async (_gone, again) => {
    const { askProvider } = await import('./commands.place.ts');
    const found = await askProvider(context, place, wanted.isOn);
    return again(async (later) => {
      const all = await readProviders(later.db, { tenantId: later.tenant.id });
      if (all.length >= providerLimits.providers) throw conflict(providerWords, 'too_many');
      const at = timestamp(later.now);
      const { id } = await later.db
        .insertInto('sign_in_provider')
        .values({
          ...columnsOf(later, wanted, found),
          sealed_secret:
            secret === undefined ? null : seal(context.config, 'sign_in_provider.sealed_secret', secret),
          kind: wanted.kind,
          created_at: at,
          updated_at: at,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await keepDomains(later, id, asked.Domains ?? []);
      await keepBreakGlass(later, id, asked.BreakGlass ?? []);
      await recordEvent(later, { kind: 'account.provider_added', subjectId: null, detail: { provider: id } });
      return present(later, id);
    });
  };
}

/**
 * Changes a provider of sign-ins. Another issuer inherits no person, because its subjects are other people's.
 * @throws HttpProblem as `addProvider`; 400 at `ClientSecret` if the stored secret would go to another address; 409 if somebody
 *   else has changed it meanwhile.
 */
export async function saveProvider<T>(
  context: ServerContext,
  scope: Scope,
  { id, asked }: { readonly id: number; readonly asked: ProviderSave },
  present: (scope: Scope, id: number) => Promise<T>,
): Promise<OutsideAgain<T>> {
  const stored = await demandProvider(scope, id);
  demandFreshProof(scope);
  const plan = await planSave(scope, stored, asked);
  const place = placeOf(context, stored, plan.wanted, asked);
  return async (_gone, again) => {
    const { askProvider } = await import('./commands.place.ts');
    const found = place.isChanged ? await askProvider(context, place, plan.wanted.isOn) : foundIn(stored);
    return again(async (later) => {
      const now = await demandProvider(later, id, { lock: true });
      if (now.updatedAt !== stored.updatedAt) throw changedMeanwhile();
      const { wanted } = await planSave(later, now, asked);
      await later.db
        .updateTable('sign_in_provider')
        .set({
          ...columnsOf(later, wanted, found),
          ...(asked.ClientSecret
            ? { sealed_secret: seal(context.config, 'sign_in_provider.sealed_secret', asked.ClientSecret) }
            : {}),
          updated_at: nextVersion(later),
        })
        .where('tenant_id', '=', later.tenant.id)
        .where('id', '=', id)
        .execute();
      if (asked.Domains) await keepDomains(later, id, asked.Domains);
      if (asked.BreakGlass) await keepBreakGlass(later, id, asked.BreakGlass);
      const { isOn, isEnforced } = wanted;
      const detail = { provider: id, isOn, isEnforced, isTrustChanged: isTrustChanged(now, wanted, found) };
      await recordEvent(later, { kind: 'account.provider_changed', subjectId: null, detail });
      return present(later, id);
    });
  };
}

async function planSave(scope: Scope, stored: StoredProvider, asked: ProviderSave) {
  const { db, tenant } = scope;
  if (asked.Kind !== undefined && asked.Kind !== stored.kind)
    throw badField('Kind', providerWords, 'kind_fixed');
  refuseStale(asked.UpdatedAt, stored.updatedAt);
  const of = (table: 'sign_in_domain' | 'sign_in_break_glass') =>
    db.selectFrom(table).where('tenant_id', '=', tenant.id).where('provider_id', '=', stored.id);
  const wanted = wantedOf(stored, asked);
  const domains =
    asked.Domains ?? (await of('sign_in_domain').select('domain').execute()).map(({ domain }) => domain);
  demandConsistent(wanted, domains);
  const kept =
    asked.BreakGlass ??
    (await of('sign_in_break_glass').select('person_id').execute()).map(({ person_id: person }) => person);
  await demandBreakGlass(scope, kept, {
    isEnforced: wanted.isEnforced,
    isAsked: asked.BreakGlass !== undefined,
  });
  await demandManager(scope, wanted.createsUnder);
  return { wanted };
}

/** Returns the place to ask, and whether it is another one or begins to be used. */
function placeOf(
  context: ServerContext,
  stored: StoredProvider,
  wanted: Wanted,
  asked: ProviderSave,
): AskedPlace & { readonly isChanged: boolean } {
  const isOther = wanted.issuer !== stored.issuer || wanted.clientId !== stored.clientId;
  if (isOther && stored.sealedSecret !== null && !asked.ClientSecret)
    throw badField('ClientSecret', providerWords, 'secret_again');
  const kept = clientOf(context, stored).secret;
  const metadata = asked.Metadata || undefined;
  const isChanged =
    isOther ||
    Boolean(asked.ClientSecret) ||
    metadata !== undefined ||
    (wanted.isOn && !stored.isOn) ||
    wanted.preset !== stored.preset;
  return { ...wanted, secret: asked.ClientSecret || kept, metadata, isChanged };
}

/** Returns whether somebody else can vouch for people from now on, or with other addresses. */
function isTrustChanged(stored: StoredProvider, wanted: Wanted, found: FoundPlace): boolean {
  return (
    found.issuer !== stored.issuer ||
    wanted.isAuthoritative !== stored.isAuthoritative ||
    !isDeepStrictEqual(found.saml, stored.saml)
  );
}

const foundIn = ({ issuer, saml }: StoredProvider): FoundPlace => ({ issuer, saml });

function columnsOf(scope: Scope, wanted: Wanted, found: FoundPlace) {
  return {
    tenant_id: scope.tenant.id,
    preset: wanted.preset,
    name: wanted.name,
    issuer: found.issuer,
    client_name: wanted.clientId,
    settings: JSON.stringify(found.saml ?? {}),
    is_on: wanted.isOn,
    is_enforced: wanted.isEnforced,
    is_authoritative: wanted.isAuthoritative,
    creates_people: wanted.createsPeople,
    creates_under: wanted.createsUnder,
    takes_unasked: wanted.takesUnasked,
  };
}

/** Removes a provider with its links; sessions that it signed in stay. */
export async function removeProvider(scope: Scope, id: number): Promise<void> {
  await demandProvider(scope, id, { lock: true });
  demandFreshProof(scope);
  await scope.db
    .deleteFrom('sign_in_provider')
    .where('tenant_id', '=', scope.tenant.id)
    .where('id', '=', id)
    .execute();
  await forgetHappenings(scope, connectionOf(id));
  await recordEvent(scope, { kind: 'account.provider_removed', subjectId: null, detail: { provider: id } });
}
