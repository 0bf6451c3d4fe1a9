import { listAudit } from '@bellwether/contract/audit';
import {
  addTalkPoint,
  getOneToOne,
  holdOneToOne,
  removeTalkPoint,
  tickTalkGoal,
  tickTalkPoint,
} from '@bellwether/contract/one-to-one';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { buildGoalCompany, type CastName } from '../../testing/goal-company.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { erasePersonRows } from '../personal-data/statements.erase.ts';
import { readDataParts } from '../personal-data/statements.export.ts';

const server = await startTestServer({ now: '2026-11-18T15:00:00Z' });
const company = await buildGoalCompany(server);
const { people } = company;

const withPerson = (who: CastName) => ({ params: { userId: people[who].id } });
const read = (who: CastName, other: CastName) => company.must(who, getOneToOne, withPerson(other));
const add = (who: CastName, other: CastName, Body: string) =>
  company.must(who, addTalkPoint, { ...withPerson(other), body: { Body } });

test('a manager and each direct report have one, nobody else', async () => {
  for (const [who, other, status] of [
    ['lead', 'member', 200],
    ['member', 'lead', 200],
    ['ceo', 'lead', 200],
    // Above the manager, beside, oneself, another company's, and no observer.
    ['ceo', 'member', 404],
    ['peer', 'member', 404],
    ['lead', 'lead', 404],
    ['lead', 'outsider', 404],
    ['orgAdmin', 'member', 404],
    ['foreigner', 'lead', 404],
    ['observer', 'ceo', 404],
  ] as const)
    for (const answer of [
      await company.call(who, getOneToOne, withPerson(other)),
      await company.call(who, addTalkPoint, { ...withPerson(other), body: { Body: 'Pay' } }),
      await company.call(who, holdOneToOne, withPerson(other)),
    ])
      expect([who, other, answer.status]).toEqual([who, other, status]);
  expect((await company.call(null, getOneToOne, withPerson('member'))).status).toBe(401);
  const empty = await company.call('lead', addTalkPoint, { ...withPerson('member'), body: { Body: ' ' } });
  const long = await company.call('lead', addTalkPoint, {
    ...withPerson('member'),
    body: { Body: 'x'.repeat(501) },
  });
  expect([empty.status, long.status]).toEqual([400, 400]);
});

test('both read the list; what was ticked is in the next one’s last time', async () => {
  await company.goTo('2026-11-20T15:00:00Z');
  await add('lead', 'peer', 'Holidays');
  const { Points } = await add('peer', 'lead', 'A course');
  expect((await read('lead', 'peer')).Points.map(({ Body, Author }) => [Body, Author.Name])).toEqual([
    ['Holidays', 'Lena Lead'],
    ['A course', 'Paul Peer'],
  ]);
  const [holidays, course] = Points;
  const at = (id: number | undefined) => ({
    params: { userId: people.lead.id, id: id ?? 0 },
  });
  // A pair does not reach the points of another pair; an own line alone is removed.
  const foreign = { params: { userId: people.member.id, id: course?.Id ?? 0 }, body: { IsTicked: true } };
  expect((await company.call('lead', tickTalkPoint, foreign)).status).toBe(404);
  expect((await company.call('peer', removeTalkPoint, at(holidays?.Id))).status).toBe(404);
  await company.must('peer', tickTalkPoint, { ...at(holidays?.Id), body: { IsTicked: true } });
  const { Goal } = await company.makeApproved('peer');
  const sign = (IsTicked: boolean) => ({
    params: { userId: people.peer.id, goalId: Goal.Id },
    body: { Reason: 'silent' as const, IsTicked },
  });
  await company.must('lead', tickTalkGoal, sign(true));
  await company.must('lead', tickTalkGoal, sign(true));
  const other = await company.makeApproved('member');
  const strange = { params: { userId: people.peer.id, goalId: other.Goal.Id }, body: sign(true).body };
  expect((await company.call('lead', tickTalkGoal, strange)).status).toBe(404);
  const now = await read('lead', 'peer');
  expect(now).toMatchObject({ IsManager: true, IsHeldToday: true, LastTime: [] });
  expect(now.Points.map(({ IsTicked }) => IsTicked)).toEqual([true, false, true]);

  await company.goTo('2026-11-27T15:00:00Z');
  const next = await read('peer', 'lead');
  expect(next).toMatchObject({ IsManager: false, IsHeldToday: false, LastDay: '2026-11-20' });
  expect(next.Points.map(({ Body }) => Body)).toEqual(['A course']);
  expect(next.LastTime.map(({ Body, Goal: about, Reason }) => [Body, about?.Id ?? 0, Reason])).toEqual([
    ['Holidays', 0, null],
    ['', Goal.Id, 'silent'],
  ]);
  // What was ticked earlier stays ticked.
  const late = await company.call('peer', tickTalkPoint, { ...at(holidays?.Id), body: { IsTicked: false } });
  expect(late.status).toBe(404);
});

test('a tick by mistake is no talk, and a day that somebody noted stays', async () => {
  const { outsider } = people;
  const { Points } = await add('otherLead', 'outsider', 'By mistake');
  const tick = (IsTicked: boolean) =>
    company.must('otherLead', tickTalkPoint, {
      params: { userId: outsider.id, id: Points[0]?.Id ?? 0 },
      body: { IsTicked },
    });
  expect((await tick(true)).IsHeldToday).toBe(true);
  expect((await tick(false)).IsHeldToday).toBe(false);
  await tick(true);
  await company.must('otherLead', holdOneToOne, { params: { userId: outsider.id } });
  expect((await tick(false)).IsHeldToday).toBe(true);
});

test('the log says that something happened and not what; a file has it, and an erasure takes it', async () => {
  await add('lead', 'member', 'A raise');
  const log = await company.must('orgAdmin', listAudit, {});
  const rows = log.data.filter(({ Kind }) => Kind === 'one_to_one.point_added');
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain('A raise');
  expect(rows[0]?.Subject).toEqual({ Kind: 'private', Id: null, Name: null });
  const tenant = { id: company.tenantId, hasTalent: false, settings: {} };
  const parts = await company.read((db) =>
    readDataParts({ db, tenant } as unknown as Parameters<typeof readDataParts>[0], {
      personId: people.member.id,
      askerId: people.member.id,
    }),
  );
  expect(parts.one_to_ones?.map(({ body }) => body)).toContain('A raise');
  await company.read((db) =>
    db
      .updateTable('person')
      .set({ deactivated_at: '2026-11-27T15:00:00Z' })
      .where('id', '=', people.member.id)
      .execute(),
  );
  await company.read((db) =>
    erasePersonRows(
      { db, tenant, now: server.clock.now() } as unknown as Parameters<typeof erasePersonRows>[0],
      {
        id: people.member.id,
        name: 'Mia Member',
        email: 'mia@example.com',
        formerName: 'Former 1',
        placeholder: 'gone-1',
        appraisalsUntil: null,
      },
    ),
  );
  const left = await company.read(async (db) =>
    (
      await sql<{ count: number }>`select count(*)::int as count from one_to_one_point
        where tenant_id = ${company.tenantId} and ${people.member.id} in (manager_id, report_id)`.execute(db)
    ).rows.map(({ count }) => count),
  );
  expect(left).toEqual([0]);
});
