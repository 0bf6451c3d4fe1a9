import { expect, test } from 'vitest';
import { scimCalls } from '../../../testing/scim-calls.ts';
import { entraPatches, entraUser } from '../../../testing/scim-entra.ts';
import { startTestServer } from '../../../testing/test-server.ts';

const server = await startTestServer();
const { connect } = scimCalls(server);

/** A first sync of Entra: each user is looked up and created, then the managers are sent. */
async function firstSync(count: number) {
  const directory = await connect();
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const userName = `p${at}@demo.example`;
    const found = await directory.get(`/Users?filter=${encodeURIComponent(`userName eq "${userName}"`)}`);
    expect(found.body.totalResults).toBe(0);
    const made = await directory.post(
      '/Users',
      entraUser({
        externalId: `guid-${at}`,
        userName,
        givenName: `Given${at}`,
        familyName: `Family${at}`,
        department: `Department ${at % 12}`,
        title: 'Sailor',
      }),
    );
    expect(made.status).toBe(201);
    ids.push(made.body.id);
  }
  for (const [at, id] of ids.entries()) {
    const manager = at === 0 ? String(directory.tenant.ceo.id) : (ids[Math.floor((at - 1) / 8)] ?? '');
    expect((await directory.patch(`/Users/${id}`, entraPatches.manager(manager))).status).toBe(200);
  }
  return directory;
}

// 500 take about as long for each person; docs/decisions/0082 has the times.
test('a first sync mails nobody, and its last users cost no more statements than its first', async () => {
  const count = 60;
  const { tenant, post } = await firstSync(count);
  const { rows } = await server.owner.query(
    `select (select count(*)::int from person where tenant_id = $1) as people,
      (select count(*)::int from person where tenant_id = $1 and invited_at is not null and role_name <> 'ceo') as invited,
      (select count(*)::int from mail where tenant_id = $1) as mails,
      (select count(*)::int from connection_happening where tenant_id = $1) as happenings`,
    [tenant.id],
  );
  expect(rows).toEqual([{ people: count + 1, invited: 0, mails: 0, happenings: 50 }]);
  const user = (name: string) =>
    entraUser({ externalId: name, userName: `${name}@demo.example`, givenName: name, familyName: 'Late' });
  const empty = await connect();
  const first = await server.countStatements(() => empty.post('/Users', user('first')));
  const last = await server.countStatements(() => post('/Users', user('last')));
  // The last use of a token is written once a minute, outside of the request.
  const own = (counted: typeof first) =>
    counted.tables.filter((text) => !/last_used_at" = /.test(text)).length;
  expect(own(last)).toBe(own(first));
});
