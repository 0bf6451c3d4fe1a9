import { getDashboard } from '@bellwether/contract/dashboard';
import { listNotifications } from '@bellwether/contract/notifications';
import { acknowledgeAppraisal } from '@bellwether/contract/talent/appraisal';
import { expect, test } from 'vitest';
import { asTenant } from '../../platform/session/gate.ts';
import { buildAppraisalCompany } from '../../testing/appraisal-company.ts';
import { notificationReader } from '../../testing/notifications.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { tellDay } from '../notifications/telling/commands.day.ts';

// The appraisals of Q3 2026 are due on 21 October.

const server = await startTestServer();
const company = await buildAppraisalCompany(server);
const { tenantId } = company;
const reader = notificationReader(server);

async function tell(...days: string[]): Promise<void> {
  for (const day of days) {
    const now = Date.parse(`${day}T15:00:00Z`);
    await asTenant(server.context, { tenantId, now, requestId: day }, tellDay);
  }
  while (await reader.turn());
}
const toldOf = async (token: string, kind: string) => {
  const { body } = await server.call(listNotifications, { token, params: { page: 0 } });
  return body.Notifications.filter(({ Kind }) => Kind === kind);
};

test('who has to sign is told a week before the due day, a day before, and weekly after it', async () => {
  const [shared, signed] = [await company.make('shared'), await company.make('acknowledged')];
  const lead = company.tokenOf('lead');
  const bodies = async (token: string, kind = 'signature_due') =>
    (await toldOf(token, kind)).map(({ Body }) => Body).reverse();
  await tell('2026-10-13', '2026-10-14', '2026-10-15', '2026-10-20', '2026-10-22');
  const own = (due: string) => `Your appraisal of Q3 2026 waits for you and ${due}.`;
  expect(await bodies(shared.token)).toEqual(
    ['is due in 7 days', 'is due tomorrow', 'was due yesterday'].map(own),
  );
  const named = `The appraisal of ${signed.employee.name} for Q3 2026 waits for you and`;
  expect(await bodies(lead)).toEqual([
    `${named} is due in 7 days.`,
    `${named} is due tomorrow.`,
    `${named} was due yesterday.`,
  ]);
  // The appraisals of a quarter are told of as early as those of a cycle.
  expect((await bodies(lead, 'appraisals_due'))[0]).toBe(
    'Appraisals of Q3 2026 that you write are due in 7 days.',
  );
  expect(await bodies(signed.token)).toEqual([]);
  // Signing reads what asked for it, and then it waits for the manager.
  const sign = { token: shared.token, params: { id: shared.id }, body: { Sign: 'Me' } };
  expect((await server.call(acknowledgeAppraisal, sign)).status).toBe(200);
  await tell('2026-10-29');
  expect((await toldOf(shared.token, 'signature_due')).map(({ IsRead }) => IsRead)).toEqual([
    true,
    true,
    true,
  ]);
  expect((await toldOf(lead, 'signature_due')).map(({ NotifiedObjectId }) => NotifiedObjectId)).toContain(
    shared.id,
  );
});

test('the reminder of who countersigns has the due day', async () => {
  const made = await company.make('acknowledged', {}, 'otherLead');
  const { Reminders } = await company.must('otherLead', getDashboard);
  const own = Reminders?.find(({ Type, Id }) => Type === 'appraisal_sign' && Id === made.id);
  expect(own?.Due).toEqual({ Date: '2026-10-21', IsOverdue: true });
});
