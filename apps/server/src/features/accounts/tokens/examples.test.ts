import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { makeToken } from '@bellwether/contract/accounts/tokens';
import { getGoal } from '@bellwether/contract/goals/reading';
import { beforeAll, describe, expect, test } from 'vitest';
import { documentationExamples } from '../../../platform/http/words.documentation.ts';
import { buildGoalCompany } from '../../../testing/goal-company.ts';
import { listenLive } from '../../../testing/live-client.ts';
import { plantGoal } from '../../../testing/planted-goals.ts';
import { startTestServer } from '../../../testing/test-server.ts';

const script = fileURLToPath(
  new URL('../../../../../../docs/examples/comment-on-called-goals.mjs', import.meta.url),
);

describe('the examples of /api/docs', async () => {
  const server = await startTestServer();
  const company = await buildGoalCompany(server);
  const titles = Array.from({ length: 12 }, (_, at) => `Goal ${at}`);
  let origin = '';
  let bearer = '';
  beforeAll(async () => {
    for (const Title of titles) await company.makeApproved('ceo', { Title });
    const made = await company.must('ceo', makeToken, { body: { Name: 'Docs', Scopes: ['goals:read'] } });
    origin = `http://${await listenLive(server)}`;
    bearer = made.Token;
  });
  /** Runs a program and returns what it printed. */
  const printed = async (file: string, argv: string[]) =>
    (await promisify(execFile)(file, argv, { env: { ...process.env, BELLWETHER_TOKEN: bearer } })).stdout;
  const codeOf = (language: keyof typeof documentationExamples) =>
    documentationExamples[language].replaceAll('ORIGIN', origin);

  test('read the first page with curl', async () => {
    // Not every machine has curl, so its words are read: one address, headers and a body.
    const [, url = ''] = /^curl (\S+) /.exec(codeOf('curl')) ?? [];
    const headers = [...codeOf('curl').matchAll(/-H "(.+?): (.+?)"/g)].map(([, name, value]) => [
      name ?? '',
      value?.replace('$BELLWETHER_TOKEN', bearer) ?? '',
    ]);
    const [, body = ''] = /-d '(.+?)'/.exec(codeOf('curl')) ?? [];
    const answer = await fetch(url, { method: 'POST', headers: Object.fromEntries(headers), body });
    expect([answer.status, await answer.json()]).toMatchObject([200, { Next: expect.any(String) }]);
  });

  test('read every page with TypeScript', async () => {
    const lines = await printed(process.execPath, [
      '--input-type=module-typescript',
      '--eval',
      codeOf('TypeScript'),
    ]);
    for (const title of titles) expect(lines).toContain(`${title} approved`);
  });

  test('send with Python what the server reads', async () => {
    // A machine of a developer need not have Python with `requests`.
    const [, path, sent = ''] =
      /requests\.post\("(\S+)", headers=headers, json=(\{.+?\})\)/.exec(codeOf('Python')) ?? [];
    expect(path).toBe(`${origin}/api/Goal/goals`);
    const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' };
    const seen: string[] = [];
    for (let cursor: string | null = null, left = 9; left > 0; left -= 1) {
      const body = sent.replace('cursor}', `${JSON.stringify(cursor)}}`);
      const answer = await fetch(`${origin}/api/Goal/goals`, { method: 'POST', headers, body });
      const page = (await answer.json()) as {
        data: { GoalDetail: { Title: string }; State: string }[];
        Next: string | null;
      };
      expect(answer.status).toBe(200);
      seen.push(...page.data.map((goal) => goal.GoalDetail.Title));
      cursor = page.Next;
      if (cursor === null) break;
    }
    expect(seen.toSorted()).toEqual(titles.toSorted());
  });
});

test('the example of the docs comments once on each goal that a direct report calls unlikely', async () => {
  const server = await startTestServer();
  const company = await buildGoalCompany(server);
  const goal = await company.read((db) =>
    plantGoal(db, company.tenantId, {
      owner: company.people.member.id,
      period: company.periods.current,
      title: 'Low',
      weeks: Array<readonly [number, number]>(7).fill([1, 1]),
    }),
  );
  const made = await company.must('lead', makeToken, {
    body: { Name: 'Friday script', Scopes: ['insight:read', 'comments:write'] },
  });
  const run = async () => {
    const env = { BELLWETHER_URL: `http://${await listenLive(server)}`, BELLWETHER_TOKEN: made.Token };
    return (await promisify(execFile)(process.execPath, [script], { env })).stdout;
  };
  expect(await run()).toBe('Commented on “Low”.\n');
  await run();
  const { GoalStatusComments } = await company.must('member', getGoal, { params: { id: goal } });
  expect(GoalStatusComments.map(({ Comment, Via }) => [Comment, Via])).toEqual([
    ['What would turn it?', 'Friday script'],
  ]);
});
