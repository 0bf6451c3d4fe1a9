import type { Erasure } from '@bellwether/contract/personal-data';
import { instantToIso } from '@bellwether/domain/calendar/instant';
import { mayOnProfile } from '@bellwether/domain/people/permissions';
import {
  type ErasedPart,
  erasedParts,
  type KeptPart,
  keptParts,
} from '@bellwether/domain/personal-data/rules';
import { personalDataWords } from '@bellwether/domain/personal-data/words';
import type { ServerContext } from '#platform/context.ts';
import { notFound } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { holdProfile } from '../people/profile/access.ts';
import { countErasure } from './statements.erase.ts';

type Speaking = Pick<ServerContext, 'languageOf'>;

const year = 365.25 * 86_400_000;

/** Returns the name that stands for an erased person, in the company's language, because everybody reads it. */
export function formerNameOf({ languageOf }: Speaking, { tenant }: Scope, personId: number): string {
  return languageOf(tenant.locale).words(personalDataWords).former({ id: personId });
}

/** Returns until when the person's appraisals are kept, by the company's setting; null: they are erased at once. */
export function appraisalsKeptUntil({ tenant, now }: Scope, deactivatedAt: number | null): number | null {
  const until = (deactivatedAt ?? now) + tenant.settings.appraisal_keep_years * year;
  return tenant.settings.appraisal_keep_years > 0 && until > now ? until : null;
}

/**
 * Returns what an erasure would delete and keep, and the legal hold.
 * @throws HttpProblem 404 for people who may never set a hold on the person.
 */
export async function erasureOf(context: Speaking, scope: Scope, personId: number): Promise<Erasure> {
  const { row, facts, relation } = await holdProfile(scope, personId);
  const verdict = mayOnProfile('Hold', facts, relation);
  // A read refuses with 404, because 403 would end the session (wire.2).
  if (!verdict.ok && verdict.reason === 'never') throw notFound();
  const counts = await countErasure(scope, personId);
  const until = appraisalsKeptUntil(scope, row.deactivated_at);
  const gone: Record<ErasedPart, number> = {
    profile: 1,
    manual: counts.manual,
    notes: counts.notes,
    sessions: counts.sessions,
    tokens: counts.tokens,
    notifications: counts.notifications,
    mails: counts.mails,
    imports: counts.imports,
    appraisals: counts.appraisals,
  };
  const kept: Record<KeptPart, number> = {
    goals: counts.goals,
    comments: counts.comments,
    action_items: counts.action_items,
    reviews: counts.reviews,
    appraisals: counts.appraisals,
    backups: 0,
  };
  const may = mayOnProfile('Erase', facts, relation);
  return {
    Person: { Id: row.id, Name: row.name },
    Obstacle: may.ok ? null : may.reason,
    FormerName: formerNameOf(context, scope, personId),
    Goes: erasedParts
      .filter((part) => part !== 'appraisals' || until === null)
      .map((part) => ({ Part: part, Count: gone[part] })),
    Stays: keptParts
      .filter((part) => part !== 'appraisals' || until !== null)
      .map((part) => ({ Part: part, Count: kept[part] })),
    AppraisalsUntil: until === null ? null : instantToIso(Math.floor(until)),
    Hold: await presentHoldOf(scope, personId),
  };
}

async function presentHoldOf({ db, tenant }: Scope, personId: number): Promise<Erasure['Hold']> {
  const hold = await db
    .selectFrom('legal_hold')
    .innerJoin('person', (join) =>
      join
        .onRef('person.tenant_id', '=', 'legal_hold.tenant_id')
        .onRef('person.id', '=', 'legal_hold.author_id'),
    )
    .select(['legal_hold.reason', 'legal_hold.created_at', 'person.id', 'person.name'])
    .where('legal_hold.tenant_id', '=', tenant.id)
    .where('legal_hold.person_id', '=', personId)
    .where('legal_hold.lifted_at', 'is', null)
    .executeTakeFirst();
  if (!hold) return null;
  return {
    Reason: hold.reason,
    SetBy: { Id: hold.id, Name: hold.name },
    SetAt: instantToIso(hold.created_at),
  };
}
