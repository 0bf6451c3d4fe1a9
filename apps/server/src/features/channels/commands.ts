import type { addChannel as added, saveChannel as saved } from '@bellwether/contract/channels';
import type { EndpointParsed } from '@bellwether/contract/endpoint';
import { channelLimits, channelPosts } from '@bellwether/domain/channels/posts';
import { sql } from 'kysely';
import type { Config } from '#platform/config/config.ts';
import { timestamp } from '#platform/database/instant.ts';
import { dropWaiting } from '#platform/delivery/statements.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import { mayBeEntered } from '#platform/outgoing/customer-call.ts';
import { badField, conflict } from '#platform/refusal/problem.ts';
import { seal } from '#platform/secrets/seal.ts';
import { lockCompany } from '#platform/session/locks.ts';
import type { Scope } from '#platform/session/scope.ts';
import { channelDelivery, channelOf } from './access.ts';
import { channelWords } from './words.ts';

/** Checks the address of a channel, outside of a transaction. @throws HttpProblem 400 at `Url`. */
export async function checkAddress({ customerAddresses }: Config, url: string): Promise<void> {
  if (!(await mayBeEntered(url, customerAddresses))) throw badField('Url', channelWords, 'address_refused');
}

type New = EndpointParsed<typeof added>['body'];
type Changed = EndpointParsed<typeof saved>['body'];

const inOrder = (posts: readonly string[]) => channelPosts.filter((post) => posts.includes(post));
const addressOf = (config: Config, url: string) => ({
  url: seal(config, 'channel.url', url),
  host: new URL(url).host,
});

/** @throws HttpProblem 409 at the limit. */
export async function addChannel(scope: Scope, config: Config, asked: New): Promise<number> {
  const { db, tenant, person, now } = scope;
  await lockCompany(scope);
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from channel
    where tenant_id = ${tenant.id}`.execute(db);
  if ((rows[0]?.count ?? 0) >= channelLimits.channels) throw conflict(channelWords, 'too_many');
  const { id } = await db
    .insertInto('channel')
    .values({
      tenant_id: tenant.id,
      kind: asked.Kind,
      name: asked.Name,
      ...addressOf(config, asked.Url),
      posts: inOrder(asked.Posts),
      department: asked.Department,
      author_id: person.id,
      created_at: timestamp(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordEvent(scope, { kind: 'channel.added', subjectId: id, detail: {} });
  return id;
}

export async function saveChannel(scope: Scope, config: Config, id: number, asked: Changed): Promise<void> {
  await channelOf(scope, id);
  await scope.db
    .updateTable('channel')
    .set({
      name: asked.Name,
      posts: inOrder(asked.Posts),
      department: asked.Department,
      is_on: asked.IsOn,
      // Another address has not failed yet.
      ...(asked.Url === undefined
        ? {}
        : { ...addressOf(config, asked.Url), failing_since: null, is_gone: false }),
    })
    .where('tenant_id', '=', scope.tenant.id)
    .where('id', '=', id)
    .execute();
  if (!asked.IsOn) await dropWaiting(scope, channelDelivery, id);
  await recordEvent(scope, { kind: 'channel.changed', subjectId: id, detail: { isOn: asked.IsOn } });
}

export async function removeChannel(scope: Scope, id: number): Promise<void> {
  const { db, tenant } = scope;
  await channelOf(scope, id);
  await db
    .deleteFrom('delivery')
    .where('tenant_id', '=', tenant.id)
    .where('kind', '=', channelDelivery)
    .where('receiver_id', '=', id)
    .execute();
  await db.deleteFrom('channel').where('tenant_id', '=', tenant.id).where('id', '=', id).execute();
  await recordEvent(scope, { kind: 'channel.removed', subjectId: id, detail: {} });
}
