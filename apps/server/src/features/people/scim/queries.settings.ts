import { type DirectoryField, directoryFieldsIn } from '@bellwether/domain/people/scim/fields';
import type { Scope } from '#platform/session/scope.ts';

/** What the admins chose for the directory. */
export interface ScimSetting {
  /** Whether a new user takes over a person of the same address. */
  readonly takesOver: boolean;
  /** Fields that stay the company's. */
  readonly openFields: readonly DirectoryField[];
}

export async function readScimSetting({ db, tenant }: Scope): Promise<ScimSetting> {
  const row = await db
    .selectFrom('scim_setting')
    .select(['takes_over', 'open_fields'])
    .where('tenant_id', '=', tenant.id)
    .executeTakeFirst();
  return { takesOver: row?.takes_over ?? false, openFields: directoryFieldsIn(row?.open_fields ?? []) };
}
