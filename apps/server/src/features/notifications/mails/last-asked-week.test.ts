import { getDashboard } from '@bellwether/contract/dashboard';
import { listNotifications } from '@bellwether/contract/notifications';
import { expect, test } from 'vitest';
import { mails } from '../../../mails.ts';
import { sendOne } from '../../../platform/mail/send-mail.ts';
import { buildGoalCompany } from '../../../testing/goal-company.ts';
import { mailSettings, startMailServer } from '../../../testing/mail-server.ts';
import { startTestServer } from '../../../testing/test-server.ts';
import { askForUpdates } from './commands.weekly-ask.ts';

// The second quarter of 2025 ends on Monday 30 June, and its last day asks for nothing: the week before is the last one
// that is asked for (notifications.9).
const post = await startMailServer();
const server = await startTestServer({
  now: '2025-06-10T15:00:00Z',
  env: mailSettings(post),
});
const company = await buildGoalCompany(server);
await company.makeApproved('member', { Title: 'Grow' });

const takesResult = async () => {
  const { Reminders } = await company.must('member', getDashboard);
  return Reminders?.find(({ Type }) => Type === 'update')?.TakesResult;
};

test('the last week that is asked for takes a result, in the mail, the bell and the reminder', async () => {
  await company.goTo('2025-06-19T15:00:00Z');
  expect(await takesResult()).toBe(false);
  await company.goTo('2025-06-26T16:00:00Z');
  await askForUpdates(server.context, company.tenantId);
  const [mail] = await company.read((db) =>
    db.selectFrom('mail').select('id').where('kind', '=', 'weekly_ask').execute(),
  );
  await sendOne(server.context, mails, { tenantId: company.tenantId, mailId: mail?.id ?? 0 });
  expect(post.mails.at(-1)?.email.text).toContain(
    'One of your goals has no prediction or result for this week yet. The quarter ends on Monday, 30 Jun.',
  );
  const { Notifications } = await company.must('member', listNotifications, { params: { page: 0 } });
  expect(Notifications.map(({ Subject, Body }) => `${Subject} ${Body}`)).toContainEqual(
    expect.stringContaining('or for their result'),
  );
  expect(await takesResult()).toBe(true);
});

test('on the quarter’s last day that week is still the one that is asked for', async () => {
  await company.goTo('2025-06-30T18:00:00Z');
  expect(await takesResult()).toBe(true);
});
