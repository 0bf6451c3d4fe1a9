import { personalDataMessages } from '@bellwether/domain/personal-data/words';
import type { ServerContext } from '#platform/context.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import { removeInboxFiles } from '#platform/files/company-inbox.ts';
import { placeOf } from '#platform/files/stored-files.ts';
import type { OutsideAgain } from '#platform/http/route.ts';
import { badField } from '#platform/refusal/problem.ts';
import { demandFreshProof } from '#platform/session/fresh-proof.ts';
import type { Scope } from '#platform/session/scope.ts';
import { demandOnProfile, holdProfile } from '../people/profile/access.ts';
import { placeholderOf } from '../people/queries.ts';
import { appraisalsKeptUntil, formerNameOf } from './queries.erasure.ts';
import { erasePersonRows } from './statements.erase.ts';

type Reply = { readonly Id: number; readonly Name: string };

/**
 * Erases a deactivated person for ever (personal-data.4). The bytes of the person's files are deleted after the commit; if
 * the storage is away then, the daily purge deletes them.
 * @throws HttpProblem 404, 403 and 409 in the order of wire.1; 400 at `Name` if it is not the person's; 409 that asks for a
 *   proof of presence.
 */
export async function erase(
  context: Pick<ServerContext, 'files' | 'config' | 'pool' | 'languageOf'>,
  scope: Scope,
  personId: number,
  typedName: string,
): Promise<OutsideAgain<Reply>> {
  demandOnProfile(await holdProfile(scope, personId), 'Erase');
  const profile = await holdProfile(scope, personId, { lock: true });
  demandOnProfile(profile, 'Erase');
  const { row } = profile;
  if (typedName.trim() !== row.name.trim()) throw badField('Name', personalDataMessages, 'nameDiffers');
  demandFreshProof(scope);
  const { db, tenant } = scope;
  const stored = await db
    .selectFrom('file')
    .select('key')
    .where('tenant_id', '=', tenant.id)
    .where('owner_id', '=', personId)
    .execute();
  const formerName = formerNameOf(context, scope, personId);
  const appraisalsUntil = appraisalsKeptUntil(scope, row.deactivated_at);
  await erasePersonRows(scope, {
    id: personId,
    name: row.name,
    email: row.email,
    formerName,
    placeholder: placeholderOf(personId),
    appraisalsUntil,
  });
  await recordEvent(scope, {
    kind: 'person.erased',
    subjectId: personId,
    detail: { keepsAppraisals: appraisalsUntil !== null },
  });
  return async () => {
    await Promise.allSettled([
      ...stored.map(({ key }) => context.files.delete(placeOf(tenant.id, key))),
      removeInboxFiles(context, tenant.subdomain),
    ]);
    return { Id: personId, Name: formerName };
  };
}
