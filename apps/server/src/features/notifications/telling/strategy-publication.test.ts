import { saveStrategy } from '@bellwether/contract/strategy';
import { expect, test } from 'vitest';
import { buildGoalCompany } from '../../../testing/goal-company.ts';
import { Notified } from '../../../testing/notifications.ts';
import { startTestServer } from '../../../testing/test-server.ts';

const company = await buildGoalCompany(await startTestServer());
const notified = new Notified(company);
const { people } = company;

test('a publication is told once, with what changed, and not where nothing is left to read', async () => {
  const publish = (Mission: string) => () =>
    company.must('ceo', saveStrategy, {
      body: { StrategyBasic: { Mission, Vision: '', Values: '' }, IsPublish: true } as never,
    });
  const told = (await notified.after(publish('<p>Help more</p>'))).member;
  expect(told).toMatchObject([
    {
      Body: `${people.ceo.name} published the strategy. Changed: Mission Statement.`,
      NotifiedObjectType: 'User',
      NotifiedObjectId: people.ceo.id,
    },
  ]);
  expect(await notified.after(publish(''))).toEqual({});
  await company.read((db) => db.updateTable('tenant_setting').set({ strategy_enabled: false }).execute());
});
