import type { Locale } from '@bellwether/domain/locale/locales';
import { recordEvent } from '#platform/events/record-event.ts';
import type { Scope } from '#platform/session/scope.ts';
import { demandOpen, holdProfile } from './access.ts';

/**
 * Switches the acting person's notification mails on or off (accounts.8). Setting the present value again
 * changes nothing. The profile's `updated_at` stays, so that a form that is open beside the switch does not become
 * stale.
 */
export async function setEmailPreference(scope: Scope, isOn: boolean): Promise<void> {
  const { numUpdatedRows } = await scope.db
    .updateTable('person')
    .set({ wants_email: isOn })
    .where('tenant_id', '=', scope.tenant.id)
    .where('id', '=', scope.person.id)
    .where('wants_email', '!=', isOn)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return;
  await recordEvent(scope, {
    kind: 'person.email_preference_changed',
    subjectId: scope.person.id,
    detail: { isOn },
  });
}

/**
 * Changes the acting person's language and form of dates; null: the company's. Like the switch of mails, it leaves the
 * profile's `updated_at`.
 */
export async function setLocale(scope: Scope, locale: Locale | null): Promise<void> {
  if (locale !== scope.person.ownLocale) demandOpen(await holdProfile(scope, scope.person.id), ['Locale']);
  const { numUpdatedRows } = await scope.db
    .updateTable('person')
    .set({ locale })
    .where('tenant_id', '=', scope.tenant.id)
    .where('id', '=', scope.person.id)
    .where('locale', 'is distinct from', locale)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return;
  await recordEvent(scope, { kind: 'person.locale_changed', subjectId: scope.person.id, detail: { locale } });
}
