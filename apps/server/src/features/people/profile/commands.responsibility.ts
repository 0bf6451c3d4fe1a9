import type { EndpointParsed } from '@bellwether/contract/endpoint';
import type { saveResponsibility } from '@bellwether/contract/people/responsibility';
import { sql } from 'kysely';
import { instant } from '#platform/database/instant.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import { changedMeanwhile } from '#platform/http/version.ts';
import { badField } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { profileFieldWords } from '../words.ts';
import { demandOnProfile, holdProfile } from './access.ts';

/**
 * Saves the responsibilities of a person as rich text (people.31, texts.2).
 * @throws HttpProblem 404, 403, 409 if the text has changed since it was read, 400 at `Body` for an empty text.
 */
export async function storeResponsibility(
  scope: Scope,
  personId: number,
  { Body, UpdatedAt }: EndpointParsed<typeof saveResponsibility>['body'],
): Promise<void> {
  demandOnProfile(await holdProfile(scope, personId), 'EditResponsibility');
  const profile = await holdProfile(scope, personId, { lock: true });
  demandOnProfile(profile, 'EditResponsibility');
  const stored = profile.row.responsibility_at;
  if (UpdatedAt !== undefined && (UpdatedAt === null ? null : Date.parse(UpdatedAt)) !== stored)
    throw changedMeanwhile();
  // Loaded on first use, because the sanitiser is large and few requests need it.
  const { richTextToStore } = await import('#platform/rich-text/sanitise.ts');
  const text = richTextToStore(Body, 'Body', 'Responsibility');
  if (text === '') throw badField('Body', profileFieldWords, 'responsibility_empty');
  if (text === profile.row.responsibility) return;
  // Do not change the profile's `updated_at`, so that an open profile form does not become stale.
  await scope.db
    .updateTable('person')
    .set({
      responsibility: text,
      responsibility_author_id: scope.person.id,
      responsibility_at: sql<string>`greatest(${instant(scope.now)}, responsibility_at + interval '1 millisecond')`,
    })
    .where('tenant_id', '=', scope.tenant.id)
    .where('id', '=', personId)
    .execute();
  await recordEvent(scope, { kind: 'person.responsibility_changed', subjectId: personId, detail: {} });
}
