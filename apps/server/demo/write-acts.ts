import type { AppEvent } from '@bellwether/domain/shared/events';
import type { Queries } from '#platform/database/driver.ts';
import { recordPastEvents } from '#platform/events/record-event.ts';
import { officeOf } from './offices.ts';

interface ActsToWrite {
  readonly tenantId: number;
  readonly now: number;
  readonly idOf: (key: string) => number;
}

const hour = 3_600_000;
const day = 24 * hour;

/** Writes what admins did in the last weeks, and who signed in, so that the audit log tells more than goals. */
export async function writeActs(db: Queries, { tenantId, now, idOf }: ActsToWrite): Promise<void> {
  const about = (kind: AppEvent['kind'], subjectId: number | null, detail: object) =>
    ({ kind, subjectId, detail }) as AppEvent;
  const acts: readonly (readonly [by: string | null, ago: number, event: AppEvent])[] = [
    [
      'orgadmin',
      34 * day,
      about('tenant.settings_changed', tenantId, { names: ['status_edit_weeks', 'digest_minutes'] }),
    ],
    [
      'orgadmin',
      33 * day,
      about('person.role_changed', idOf('line'), { from: 'contributor', to: 'manager' }),
    ],
    ['ceo', 27 * day, about('tenant.changed', tenantId, { fields: ['logo', 'primary_color'] })],
    [
      'orgadmin',
      21 * day,
      about('person.flags_changed', idOf('hradmin'), { granted: ['IsHrAdmin'], revoked: [] }),
    ],
    ['hradmin', 20 * day, about('talent.labels_changed', tenantId, {})],
    ['people', 14 * day, about('person.profile_changed', idOf('people'), { fields: ['phone', 'biography'] })],
    ['orgadmin', 12 * day, about('account.token_made', idOf('orgadmin'), { token: 1, isCompany: true })],
    [null, 6 * day + 2 * hour, about('account.sign_in_failed', idOf('supply'), { isLocked: false })],
    ['supply', 6 * day + 2 * hour - 40_000, about('account.signed_in', idOf('supply'), {})],
    ['orgadmin', 5 * day, about('account.signed_in', idOf('orgadmin'), {})],
    [
      'ceo',
      2 * day,
      about('report.made', null, { report: 'goalTrees', format: 'pdf', rows: 74, periods: [] }),
    ],
    ['hradmin', 27 * hour, about('account.signed_in', idOf('hradmin'), {})],
    ['ceo', 26 * hour, about('account.signed_in', idOf('ceo'), {})],
  ];
  const events = acts.map(([by, ago, event]) => {
    const actorId = by === null ? null : idOf(by);
    const origin = officeOf(actorId ?? idOf('supply'));
    return { ...event, act: { tenantId, actorId, origin, requestId: null, now: now - ago } };
  });
  await recordPastEvents(db, events);
}
