import type { EndpointParsed } from '@bellwether/contract/endpoint';
import type { saveScim } from '@bellwether/contract/people/scim';
import { directoryFieldsIn } from '@bellwether/domain/people/scim/fields';
import type { GroupGift } from '@bellwether/domain/people/scim/groups';
import { recordEvent } from '#platform/events/record-event.ts';
import { badField } from '#platform/refusal/problem.ts';
import { mintApiToken } from '#platform/session/api-token.ts';
import { demandFreshProof } from '#platform/session/fresh-proof.ts';
import type { Scope } from '#platform/session/scope.ts';
import { lockTree } from '../organisation/statements.manager.ts';
import { giveRights } from './commands.groups.ts';
import { readScimSetting } from './queries.settings.ts';
import { readGroup, readMembers, updateGift } from './statements.groups.ts';
import { endScimTokens, insertScimToken, writeScimSetting } from './statements.settings.ts';
import { scimSettingWords } from './words.ts';

/** A former token is accepted for this time, so that the directory can be changed without a gap. */
const overlap = 24 * 3_600_000;

/**
 * Makes a token for the directory, which nobody can read again. The former one ends in a day, and one that was ending
 * already, at once.
 * @throws HttpProblem 409 that asks for the password.
 */
export async function makeScimToken(scope: Scope): Promise<string> {
  demandFreshProof(scope);
  await lockTree(scope);
  const { token, secretHash } = mintApiToken(scope.tenant.id, 's');
  const former = await endScimTokens(scope, scope.now + overlap);
  const id = await insertScimToken(scope, secretHash);
  await recordEvent(scope, {
    kind: 'directory.token_made',
    subjectId: scope.person.id,
    detail: { token: id, isRolled: former > 0 },
  });
  return token;
}

/** Ends the directory's tokens at once; without any nothing happens. */
export async function switchScimOff(scope: Scope): Promise<void> {
  const ended = await endScimTokens(scope, scope.now);
  if (ended > 0)
    await recordEvent(scope, { kind: 'directory.switched_off', subjectId: scope.person.id, detail: {} });
}

type Asked = EndpointParsed<typeof saveScim>['body'];

/**
 * Stores what the directory may do, and gives the members of groups their rights at once.
 * @throws HttpProblem 409 that asks for the password, and for the rules of roles; 400 at `Groups` for a group that is gone.
 */
export async function saveScimSettings(scope: Scope, asked: Asked): Promise<void> {
  demandFreshProof(scope);
  await lockTree(scope);
  const before = await readScimSetting(scope);
  const after = {
    takesOver: asked.TakesOver ?? before.takesOver,
    openFields: asked.OpenFields === undefined ? before.openFields : directoryFieldsIn(asked.OpenFields),
  };
  if (JSON.stringify(before) !== JSON.stringify(after)) {
    await writeScimSetting(scope, after);
    await recordEvent(scope, {
      kind: 'directory.settings_changed',
      subjectId: scope.person.id,
      detail: after,
    });
  }
  await changeGifts(scope, asked.Groups ?? []);
}

async function changeGifts(
  scope: Scope,
  asked: readonly { readonly Id: number; readonly Gives: GroupGift | null }[],
): Promise<void> {
  const lost: GroupGift[] = [];
  const changed: number[] = [];
  // An admin changes few groups at once.
  for (const { Id, Gives } of asked) {
    const group = await readGroup(scope, Id);
    if (!group) throw badField('Groups', scimSettingWords, 'group_gone');
    if (group.gives === Gives) continue;
    if (group.gives !== null) lost.push(group.gives);
    changed.push(Id);
    await updateGift(scope, Id, Gives);
    await recordEvent(scope, {
      kind: 'directory.gift_changed',
      subjectId: Id,
      detail: { from: group.gives, to: Gives },
    });
  }
  const members = await readMembers(scope, changed);
  await giveRights(scope, [...new Set(members.map(({ id }) => id))], lost);
}
