import { listNotes } from '@bellwether/contract/people/notes';
import { expect, test } from 'vitest';
import { buildGoalCompany } from '../../testing/goal-company.ts';
import { startTestServer } from '../../testing/test-server.ts';

const broken = 'alter table note rename to note_planted';

test('a 500 shows a developer the database’s sentence and the statement', async () => {
  const server = await startTestServer();
  const company = await buildGoalCompany(server);
  await server.owner.query(broken);
  const { status, problem } = await company.call('lead', listNotes, {
    params: { id: company.people.member.id },
  });
  expect(status).toBe(500);
  expect(problem).toMatchObject({ detail: 'Something went wrong!!', code: 'failed' });
  expect(problem).toHaveProperty('fault', expect.stringMatching(/"note" does not exist\n[\s\S]*select/));
});

test('nobody else reads anything of it', async () => {
  const server = await startTestServer({ env: { BELLWETHER_DEVELOPMENT: 'false' } });
  const company = await buildGoalCompany(server);
  await server.owner.query(broken);
  const { status, problem } = await company.call('lead', listNotes, {
    params: { id: company.people.member.id },
  });
  expect(status).toBe(500);
  expect(Object.keys(problem).toSorted()).toEqual(['code', 'detail', 'status', 'title', 'type']);
});
