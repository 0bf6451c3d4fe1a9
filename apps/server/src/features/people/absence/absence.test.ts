import * as absence from '@bellwether/contract/people/absence';
import { getOrganisation } from '@bellwether/contract/people/organisation';
import { getProfile, saveTimeZone } from '@bellwether/contract/people/profile';
import { deactivatePerson } from '@bellwether/contract/people/status';
import { describe, expect, test } from 'vitest';
import { doDueWork } from '../../../platform/jobs/due.ts';
import { buildGoalCompany, type CastName, cast } from '../../../testing/goal-company.ts';
import { Notified } from '../../../testing/notifications.ts';
import { startTestServer } from '../../../testing/test-server.ts';
import { turnAbsences } from '../jobs.ts';

// The clock starts on Wednesday, 18 November 2026, 09:00 in Chicago.
const server = await startTestServer();
const company = await buildGoalCompany(server);
const { people } = company;
const day = 86_400_000;

const today = '2026-11-18';
const body = { From: today, Until: '2026-12-01', DeputyId: null };
const add = (who: CastName | null, id: number, fields: object = {}) =>
  company.call(who, absence.addAbsence, { params: { id }, body: { ...body, ...fields } });
const list = async (who: CastName, id: number) =>
  (await company.call(who, absence.listAbsences, { params: { id } })).body.data;
const cancel = (who: CastName, id: number) => company.call(who, absence.cancelAbsence, { params: { id } });
const hire = () => server.buildPerson({ id: company.tenantId }, { manager: people.lead });
const profile = (who: CastName, id: number) => company.must(who, getProfile, { params: { id } });

describe('the absences of a person', () => {
  test('are read and changed by the person, their manager and org admins, and by nobody else', async () => {
    const allowed: readonly CastName[] = ['ceo', 'lead', 'member', 'orgAdmin'];
    const { id } = people.member;
    for (const who of cast) {
      const wanted = who === 'foreigner' ? 404 : allowed.includes(who) ? 200 : 403;
      const added = await add(who, id);
      expect([who, added.status]).toEqual([who, wanted]);
      expect([who, (await company.call(who, absence.listAbsences, { params: { id } })).status]).toEqual([
        who,
        wanted,
      ]);
      if (wanted === 200) expect((await cancel(who, added.body.Id)).status).toBe(200);
    }
    const { body: stored } = await add('member', id);
    for (const who of cast.filter((name) => !allowed.includes(name))) {
      const wanted = who === 'foreigner' ? 404 : 403;
      const params = { id: stored.Id };
      expect([who, (await company.call(who, absence.saveAbsence, { params, body })).status]).toEqual([
        who,
        wanted,
      ]);
      expect([who, (await cancel(who, stored.Id)).status]).toEqual([who, wanted]);
    }
    expect((await add(null, id)).status).toBe(401);
    expect((await add('ceo', people.observer.id)).status).toBe(409);
    expect((await add('lead', people.observer.id)).status).toBe(404);
    await cancel('member', stored.Id);
  });

  test('a manager above who is not the manager has no say, the next active one has', async () => {
    const boss = await server.buildPerson(
      { id: company.tenantId },
      { role: 'manager', manager: people.otherLead },
    );
    const report = await server.buildPerson({ id: company.tenantId }, { manager: boss });
    expect((await add('otherLead', report.id)).status).toBe(403);
    await company.must('otherLead', deactivatePerson, { params: { id: boss.id } });
    expect((await add('otherLead', report.id)).status).toBe(200);
    expect((await add('otherLead', boss.id)).status).toBe(409);
  });

  test('are refused at the field that is wrong', async () => {
    const { id } = await hire();
    const wrong = async (fields: object) => {
      const { status, problem } = await add('lead', id, fields);
      return [status, ...(problem?.errors ?? []).map(({ path }) => path)];
    };
    expect(await wrong({ Until: '2026-11-17' })).toEqual([400, 'Until']);
    expect(await wrong({ From: '2026-11-10', Until: '2026-11-17' })).toEqual([400, 'Until']);
    expect(await wrong({ Until: '2027-11-19' })).toEqual([400, 'Until']);
    expect(await wrong({ From: '2026-02-30' })).toEqual([400, 'From']);
    expect(await wrong({ DeputyId: id })).toEqual([400, 'DeputyId']);
    expect(await wrong({ DeputyId: people.observer.id })).toEqual([400, 'DeputyId']);
    expect(await wrong({ DeputyId: people.foreigner.id })).toEqual([400, 'DeputyId']);
    expect(await wrong({ Reason: 'flu' })).toEqual([400, 'Reason']);
    expect(await list('lead', id)).toEqual([]);
    expect(await wrong({ Until: '2027-11-18' })).toEqual([200]);
    expect(await wrong({ From: '2027-11-18', Until: '2027-11-20' })).toEqual([400, 'From']);
    expect(await wrong({ From: '2027-11-19', Until: '2027-11-20' })).toEqual([200]);
  });

  test('of two that overlap, sent at once, one is stored', async () => {
    const { id } = await hire();
    const answers = await Promise.all([1, 2, 3, 4].map(() => add('lead', id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400]);
  });

  test('are changed, shortened and cancelled, but not over another change', async () => {
    const { id } = await hire();
    const { body: made } = await add('lead', id, { DeputyId: people.peer.id });
    expect(made).toMatchObject({ ...body, DeputyId: people.peer.id, Deputy: { Name: 'Paul Peer' } });
    const params = { id: made.Id };
    const save = (fields: object) =>
      company.call('lead', absence.saveAbsence, { params, body: { ...body, ...fields } });
    const shorter = await save({ Until: '2026-11-20', UpdatedAt: made.UpdatedAt });
    expect([shorter.status, shorter.body.Until, shorter.body.DeputyId]).toEqual([200, '2026-11-20', null]);
    expect((await save({ UpdatedAt: made.UpdatedAt })).problem.code).toBe('changed_meanwhile');
    expect((await profile('peer', id)).AwayUntil).toBe('2026-11-20');
    expect((await cancel('lead', made.Id)).body).toEqual({ Id: made.Id });
    expect((await profile('peer', id)).AwayUntil).toBeNull();
    expect((await cancel('lead', made.Id)).status).toBe(404);
  });

  test('are shown to everybody from the first day to the last one where the person is, by due work', async () => {
    const { id } = await hire();
    const token = await server.signInAs({ ...people.member, id });
    await server.call(saveTimeZone, { token, body: { TimeZone: 'Auckland' } });
    const away = async () => (await profile('outsider', id)).AwayUntil;
    const listed = async () =>
      (await company.must('observer', getOrganisation)).data.find((one) => one.id === id)?.AwayUntil;
    // In Auckland it is Thursday already.
    await add('lead', id, { From: '2026-11-20', Until: '2026-11-20' });
    expect([await away(), await listed()]).toEqual([null, undefined]);
    const pass = async (hours: number) => {
      await company.goTo(server.clock.now() + hours * 3_600_000);
      await doDueWork(server.context, [turnAbsences]);
    };
    // Friday begins there at 11:00 UTC on Thursday, twenty hours later.
    await pass(19);
    expect(await away()).toBeNull();
    await pass(1);
    expect([await away(), await listed()]).toEqual(['2026-11-20', '2026-11-20']);
    await pass(23);
    expect(await away()).toBe('2026-11-20');
    await pass(1);
    expect([await away(), await listed()]).toEqual([null, undefined]);
    const events = await company.read((db) =>
      db
        .selectFrom('event')
        .select('kind')
        .where('subject_id', '=', id)
        .where('kind', 'like', 'person.absence%')
        .orderBy('id')
        .execute(),
    );
    expect(events.map(({ kind }) => kind)).toEqual([
      'person.absence_set',
      'person.absence_began',
      'person.absence_ended',
    ]);
  });

  test('that are over stay as they are, although somebody cancels them', async () => {
    const { id } = await hire();
    const [from, until] = [isoDay(-30), isoDay(-20)];
    const of = { tenantId: company.tenantId, personId: id };
    const absenceId = await server.buildAbsence({ ...of, from, until, isOn: false });
    expect((await cancel('lead', absenceId)).body).toEqual({ Id: absenceId });
    const stored = await company.read((db) =>
      db.selectFrom('absence').select('last_day').where('id', '=', absenceId).executeTakeFirstOrThrow(),
    );
    expect(String(stored.last_day)).toContain(until);
  });

  test('end when they are cancelled on their first day', async () => {
    const { id } = await hire();
    const { body: made } = await add('lead', id, { From: isoDay(0), Until: isoDay(3) });
    await cancel('lead', made.Id);
    const { rows } = await server.owner.query('select kind from event where subject_id = $1 order by id', [
      id,
    ]);
    expect(rows.map(({ kind }) => kind).filter((kind) => kind.startsWith('person.absence'))).toEqual([
      'person.absence_set',
      'person.absence_began',
      'person.absence_ended',
      'person.absence_cancelled',
    ]);
  });

  test('make the deputy a delegate while they last', async () => {
    const { id } = await hire();
    const deputy = await hire();
    const { body: made } = await add('lead', id, { From: isoDay(0), Until: isoDay(3), DeputyId: deputy.id });
    expect((await profile('outsider', deputy.id)).IsDelegate).toBe(true);
    expect((await profile('outsider', id)).IsDelegate).toBe(false);
    await cancel('lead', made.Id);
    expect((await profile('outsider', deputy.id)).IsDelegate).toBe(false);
  });

  test('are told to the deputy and to the person, not to who made them', async () => {
    const notified = new Notified(company);
    const before = (await notified.of('peer')).length;
    const { body: made } = await add('lead', people.member.id, {
      From: isoDay(1),
      Until: isoDay(5),
      DeputyId: people.peer.id,
    });
    const params = { id: made.Id };
    const changed = { From: isoDay(1), Until: isoDay(5), DeputyId: people.outsider.id };
    await company.must('lead', absence.saveAbsence, { params, body: changed });
    await cancel('lead', made.Id);
    await notified.settle();
    const bodies = async (who: CastName) => (await notified.of(who)).map(({ Body }) => Body);
    expect((await bodies('peer')).slice(0, 2)).toEqual([
      'You do not stand in for Mia Member any more.',
      expect.stringMatching(/^Mia Member is away from \d+ Nov to \d+ Nov\. You stand in for them\.$/),
    ]);
    expect((await notified.of('peer')).length).toBe(before + 2);
    expect((await bodies('outsider'))[0]).toBe('You do not stand in for Mia Member any more.');
    expect((await bodies('member')).slice(0, 2)).toEqual([
      'Lena Lead cancelled your absence.',
      expect.stringContaining('Lena Lead entered that you are away from'),
    ]);
    expect(await bodies('lead')).toEqual([]);
  });
});

/** The company's day, some days after now. */
function isoDay(days: number): string {
  return new Date(server.clock.now() + days * day).toISOString().slice(0, 10);
}
