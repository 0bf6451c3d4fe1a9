import { remindPeople } from '@bellwether/contract/dashboard.reminding';
import { approveGoal } from '@bellwether/contract/goals/approval';
import { createGoal } from '@bellwether/contract/goals/drafting';
import { expect, test } from 'vitest';
import { buildGoalCompany } from '../../testing/goal-company.ts';
import { startTestServer } from '../../testing/test-server.ts';

const server = await startTestServer({ now: '2026-10-20T15:00:00Z' });
const company = await buildGoalCompany(server);
const many = 40;

test('forty people are reminded by one act, each once in a day', async () => {
  for (let place = 0; place < many; place += 1) {
    const owner = await server.buildPerson(
      { id: company.tenantId },
      { name: `Owner ${place}`, manager: company.people.lead },
    );
    const { body } = await server.call(createGoal, {
      token: await server.signInAs(owner),
      body: company.save({ Title: `Light hall ${place}`, IsDraft: false }),
    });
    await company.must('lead', approveGoal, { body: { Id: body.Goal.Id, Status: 'approved' } });
  }
  await company.goTo('2026-11-18T15:00:00Z');
  const remind = () =>
    company.must('lead', remindPeople, {
      params: { scope: 1, figure: 'lastweekgoals', answer: 'open' },
      body: {},
    });
  const replies = [await remind(), await remind()];
  expect(replies).toEqual([
    { Reminded: many, Already: 0, Away: 0 },
    { Reminded: 0, Already: many, Away: 0 },
  ]);
  const told = await company.read((db) =>
    db.selectFrom('event').select('subject_id').where('kind', '=', 'person.update_reminded').execute(),
  );
  expect([told.length, new Set(told.map((row) => row.subject_id)).size]).toEqual([many, many]);
});
