import type { DirectoryField } from '@bellwether/domain/people/scim/fields';
import type { GroupGift } from '@bellwether/domain/people/scim/groups';
import { sql } from 'kysely';
import { instant } from '#platform/database/instant.ts';
import type { Scope } from '#platform/session/scope.ts';

export interface ScimTokenRow {
  readonly id: number;
  readonly made_by: string;
  readonly created_at: number;
  readonly ends_at: number | null;
  readonly last_used_at: number | null;
}

/** Returns the tokens that are accepted now, newest first. */
export async function readScimTokens({ db, tenant, now }: Scope): Promise<ScimTokenRow[]> {
  const query = sql<ScimTokenRow>`select token.id, person.name as made_by, token.created_at, token.ends_at, token.last_used_at
    from scim_token token join person on person.tenant_id = token.tenant_id and person.id = token.person_id
    where token.tenant_id = ${tenant.id} and (token.ends_at is null or token.ends_at > ${instant(now)})
    order by token.id desc`;
  return (await query.execute(db)).rows;
}

/** Ends the tokens at an instant; those that end earlier stay so. Returns how many were accepted. */
export async function endScimTokens({ db, tenant, now }: Scope, at: number): Promise<number> {
  const query = sql`update scim_token set ends_at = least(ends_at, ${instant(at)})
    where tenant_id = ${tenant.id} and (ends_at is null or ends_at > ${instant(now)}) returning id`;
  return (await query.execute(db)).rows.length;
}

export async function insertScimToken(
  { db, tenant, person, now }: Scope,
  secretHash: Buffer,
): Promise<number> {
  const query = sql<{ id: number }>`insert into scim_token (tenant_id, person_id, secret_hash, created_at)
    values (${tenant.id}, ${person.id}, ${secretHash}, ${instant(now)}) returning id`;
  return (await query.execute(db)).rows[0]?.id ?? 0;
}

/** Stores what the admins chose; locks it until the end of the transaction. */
export async function writeScimSetting(
  { db, tenant }: Scope,
  { takesOver, openFields }: { readonly takesOver: boolean; readonly openFields: readonly DirectoryField[] },
): Promise<void> {
  await sql`insert into scim_setting (tenant_id, takes_over, open_fields)
    values (${tenant.id}, ${takesOver}, ${openFields}::text[])
    on conflict (tenant_id) do update set takes_over = excluded.takes_over, open_fields = excluded.open_fields`.execute(
    db,
  );
}

export interface ShownGroupRow {
  readonly id: number;
  readonly name: string;
  readonly members: number;
  readonly gives: GroupGift | null;
}

/** The most groups on the screen. */
const mostGroups = 500;

/** Returns the groups with the number of their members, those that give something first. */
export async function readShownGroups({ db, tenant }: Scope): Promise<ShownGroupRow[]> {
  const query = sql<ShownGroupRow>`select own.id, own.name, own.gives,
      (select count(*)::int from scim_group_member member where member.tenant_id = own.tenant_id and member.group_id = own.id)
        as members
    from scim_group own where own.tenant_id = ${tenant.id}
    order by own.gives is null, lower(own.name), own.id limit ${mostGroups}::int`;
  return (await query.execute(db)).rows;
}

/** Returns how many people the directory knows. */
export async function countLinked({ db, tenant }: Scope): Promise<number> {
  const query = sql<{ count: number }>`select count(*)::int as count from scim_user
    where tenant_id = ${tenant.id} and deleted_at is null`;
  return (await query.execute(db)).rows[0]?.count ?? 0;
}
