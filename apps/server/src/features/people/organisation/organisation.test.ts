import {
  getHierarchy,
  getOrganisation,
  getOrgLine,
  listAvatars,
  type OrgPerson,
} from '@bellwether/contract/people/organisation';
import { setEmailPreference } from '@bellwether/contract/people/profile';
import { activatePerson, deactivatePerson } from '@bellwether/contract/people/status';
import { describe, expect, test } from 'vitest';
import { inTenant } from '../../../platform/database/transaction.ts';
import type { PersonOptions, TestPerson } from '../../../testing/factory.ts';
import { buildGoalCompany, type CastName, cast } from '../../../testing/goal-company.ts';
import { startTestServer } from '../../../testing/test-server.ts';

const server = await startTestServer();
const company = await buildGoalCompany(server);
const { people } = company;
const pool = server.context.pool;
const key = 'a'.repeat(32);

const hire = (options: PersonOptions = {}) => server.buildPerson({ id: company.tenantId }, options);
const watcher = await hire({ role: 'observer', flags: ['isOrgAdmin'], name: 'Wanda Watcher' });
/** A deactivated manager below `lead`, with an active report. */
const gone = await hire({ role: 'manager', manager: people.lead, name: 'Greta Gone', deactivated: true });
const belowGone = await hire({ manager: gone, name: 'Bea Below' });
const invited = await hire({ manager: people.lead, name: 'Ina Invited', withoutPassword: true });
const subject = await hire({ manager: people.otherLead, name: 'Sue Subject' });
const other = await hire({ manager: people.otherLead, name: 'Otto Other' });
const watcherToken = await server.signInAs(watcher);

const viewers = [...cast.filter((name) => name !== 'foreigner'), 'watcher'] as const;
type Viewer = (typeof viewers)[number];
const read = (who: Viewer, version?: string) => {
  const headers = version === undefined ? {} : { headers: { 'if-none-match': version } };
  if (who === 'watcher') return server.call(getOrganisation, { token: watcherToken, ...headers });
  return company.call(who, getOrganisation, headers);
};
const rowsOf = async (who: Viewer) => new Map((await read(who)).body.data.map((row) => [row.id, row]));
const change = (person: TestPerson, values: object) =>
  inTenant(pool, person.tenantId, (db) =>
    db
      .updateTable('person')
      .set(values)
      .where('tenant_id', '=', person.tenantId)
      .where('id', '=', person.id)
      .execute(),
  );

const seesObservers: readonly Viewer[] = ['ceo', 'orgAdmin', 'watcher'];
const seesGone: readonly Viewer[] = ['ceo', 'orgAdmin', 'lead'];

describe('the organisation', () => {
  test('has their fixed names and leaves defaults out', async () => {
    const rows = await rowsOf('member');
    expect(rows.get(people.member.id)).toEqual({
      id: people.member.id,
      parentId: people.lead.id,
      Name: 'Mia Member',
      JobTitle: 'contributor',
      OrgUnit: 'Corporate',
      Email: people.member.email,
      RoleName: 'contributor',
      InvitationAcceptedAt: expect.any(String),
    });
    expect(rows.get(people.ceo.id)).not.toHaveProperty('parentId');
    expect(rows.get(people.orgAdmin.id)).toMatchObject({ IsOrgAdmin: true });
    expect(rows.get(invited.id)).toMatchObject({ Status: 'Invited' });
    const ids = [...rows.keys()];
    expect(ids).toEqual([...ids].sort((one, other) => one - other));
  });

  test.each(viewers)('shows %s observers and deactivated people only by right', async (who) => {
    const answer = await read(who);
    const rows = new Map<number, OrgPerson>(answer.body.data.map((row) => [row.id, row]));
    expect([...rows.values()].some((row) => row.RoleName === 'observer')).toBe(seesObservers.includes(who));
    expect(rows.has(gone.id)).toBe(seesGone.includes(who));
    const text = answer.bytes.toString();
    expect(text.includes('Obi Observer')).toBe(seesObservers.includes(who));
    expect(text.includes('Greta Gone')).toBe(seesGone.includes(who));
    // Where the deactivated manager is not listed, the next active person above takes the place.
    expect(rows.get(belowGone.id)?.parentId).toBe(seesGone.includes(who) ? gone.id : people.lead.id);
    for (const row of rows.values()) if (row.parentId) expect(rows.has(row.parentId)).toBe(true);
  });

  test('tells times of acceptance to editors, and external ids to the ceo and org admins', async () => {
    await change(people.member, { leg_id: 'LEG-1' });
    const seen = async (who: Viewer) => {
      const row = (await rowsOf(who)).get(people.member.id);
      return [row?.InvitationAcceptedAt !== undefined, row?.LegId];
    };
    expect(await seen('ceo')).toEqual([true, 'LEG-1']);
    expect(await seen('orgAdmin')).toEqual([true, 'LEG-1']);
    expect(await seen('lead')).toEqual([true, undefined]);
    expect(await seen('peer')).toEqual([false, undefined]);
    expect(await seen('watcher')).toEqual([false, undefined]);
  });

  test('is refused to strangers, and other companies get their own', async () => {
    expect((await company.call(null, getOrganisation)).status).toBe(401);
    expect((await company.call(null, getHierarchy)).status).toBe(401);
    const theirs = await company.must('foreigner', getOrganisation);
    expect(theirs.data.map(({ id }) => id)).toEqual([people.foreigner.id]);
    expect((await company.call('ceo', getOrganisation, { query: { All: 1 } })).status).toBe(400);
  });

  test('is one statement, and so is an unchanged version', async () => {
    const whole = await server.countStatements(() => read('lead'));
    const version = String(whole.result.headers.etag);
    const again = await server.countStatements(() => read('lead', version));
    expect(again.result.status).toBe(304);
    expect(again.result.bytes.length).toBe(0);
    // One of the two statements reads the session.
    expect([whole.tables.length, again.tables.length]).toEqual([2, 2]);
    expect(again.tables.join().includes('json_agg(')).toBe(false);
  });
});

describe('its version', () => {
  /**
   * Returns the viewers whose version changes with an act. Fails if a viewer keeps the version although the rows
   * differ.
   */
  const renewedBy = async (
    act: () => Promise<unknown>,
    whose: readonly Viewer[] = viewers,
  ): Promise<Viewer[]> => {
    const before = new Map<Viewer, { version: string; rows: string }>();
    for (const who of whose) {
      const { headers, body } = await read(who);
      before.set(who, { version: String(headers.etag), rows: JSON.stringify(body.data) });
    }
    await act();
    const renewed: Viewer[] = [];
    for (const who of whose) {
      const known = before.get(who);
      if ((await read(who, known?.version)).status === 200) renewed.push(who);
      else expect([who, JSON.stringify((await read(who)).body.data)]).toEqual([who, known?.rows]);
    }
    return renewed;
  };

  test('is a strong ETag; a weak or unknown one works as HTTP says', async () => {
    const { headers, body } = await read('member');
    expect(headers.etag).toBe(`"${body.Version}"`);
    expect(headers['cache-control']).toBe('no-store');
    expect((await read('member', `"other", W/"${body.Version}"`)).status).toBe(304);
    expect((await read('member', '"other"')).status).toBe(200);
    expect((await read('member', body.Version)).status).toBe(200);
  });

  /**
   * A change of each field of a row that everybody sees, so that a new field needs its line here and its column in
   * `keep_people_version`. Null: the field cannot change alone, or not everybody sees it; other tests change it.
   */
  const fieldChanges: Readonly<Record<keyof OrgPerson, (() => Promise<unknown>) | null>> = {
    id: null,
    parentId: () => change(people.peer, { manager_id: people.otherLead.id }),
    Name: () => change(people.peer, { name: 'Pauline Peer' }),
    JobTitle: () => change(people.peer, { job_title: 'Chief Peer' }),
    OrgUnit: () => change(people.lead, { org_unit: 'Leadership' }),
    Email: () => change(people.peer, { email: 'pauline@example.com' }),
    RoleName: () => change(subject, { role_name: 'manager' }),
    IsOrgAdmin: () => change(subject, { is_org_admin: true }),
    IsGoalAdmin: () => change(subject, { is_goal_admin: true }),
    IsGoalManager: () => change(other, { is_goal_manager: true }),
    IsHrAdmin: () => change(subject, { is_hr_admin: true }),
    Status: () => change(invited, { invitation_accepted_at: new Date(0).toISOString() }),
    DeactivatedAt: null,
    InvitationAcceptedAt: null,
    Avatar: () => change(people.peer, { avatar: key }),
    Location: () => change(people.peer, { location: 'Austin' }),
    AwayUntil: () => server.buildAbsence({ tenantId: company.tenantId, personId: people.peer.id }),
    LegId: null,
  };

  test('is renewed for everybody by what everybody sees', async () => {
    const leaver = await hire({ manager: people.lead });
    const everybody: readonly Viewer[] = ['ceo', 'lead', 'outsider', 'observer', 'watcher'];
    const others: [string, () => Promise<unknown>][] = [
      ['new person', () => hire({ manager: people.lead })],
      ['move of a hidden manager', () => change(gone, { manager_id: people.otherLead.id })],
      ['back', () => change(gone, { manager_id: people.lead.id })],
      ['deactivation', () => company.must('ceo', deactivatePerson, { params: { id: leaver.id } })],
      ['activation', () => company.must('ceo', activatePerson, { params: { id: leaver.id } })],
    ];
    const changes = Object.entries(fieldChanges).flatMap(([field, act]) =>
      act === null ? [] : [[field, act] as const],
    );
    const acts = [...changes, ...others];
    for (const [name, act] of acts)
      expect([name, await renewedBy(act, everybody)]).toEqual([name, everybody]);
  });

  test('stays for people who do not see the change', async () => {
    const obi = people.observer;
    expect(await renewedBy(() => change(obi, { name: 'Opal Observer' }))).toEqual(seesObservers);
    expect(await renewedBy(() => hire({ role: 'observer' }))).toEqual(seesObservers);
    const admins = ['ceo', 'orgAdmin'];
    expect(await renewedBy(() => change(gone, { name: 'Greta Leaver' }))).toEqual([
      'ceo',
      'lead',
      'orgAdmin',
    ]);
    expect(await renewedBy(() => change(watcher, { job_title: 'Board' }))).toEqual(seesObservers);
    expect(await renewedBy(() => change(people.member, { leg_id: 'LEG-2' }))).toEqual(admins);
    const elsewhere = await hire({ manager: people.otherLead, deactivated: true });
    expect(await renewedBy(() => change(elsewhere, { job_title: 'None' }))).toEqual([
      'ceo',
      'otherLead',
      'orgAdmin',
    ]);
    const goneObserver = await hire({ role: 'observer', deactivated: true });
    expect(await renewedBy(() => change(goneObserver, { name: 'No More' }))).toEqual(admins);
    // The reply does not show the key, but only whether there is a picture.
    await change(people.member, { avatar: key });
    const secret = {
      avatar: 'b'.repeat(32),
      biography: 'Sails',
      phone: '1',
      email_activated_at: new Date(0),
    };
    expect(await renewedBy(() => change(people.member, secret))).toEqual([]);
    const off = () => company.must('member', setEmailPreference, { params: { flag: '0' } });
    expect(await renewedBy(off)).toEqual([]);
  });

  test('is renewed by a change that commits after a later one, and by each of two at once', async () => {
    const known = String((await read('member')).headers.etag);
    const slow = await pool.connect();
    try {
      await slow.query('begin');
      await slow.query("select set_config('app.tenant_id', $1, true)", [String(company.tenantId)]);
      await slow.query("update person set name = 'Slow Peer', updated_at = $2 where id = $1", [
        people.peer.id,
        new Date(0).toISOString(),
      ]);
      // Neither transaction waits for the other, because the version's row is locked only at the commit.
      await change(people.outsider, { name: 'Quick Outsider' });
      const between = await read('member', known);
      expect([between.status, between.body.data.some(({ Name }) => Name === 'Slow Peer')]).toEqual([
        200,
        false,
      ]);
      await slow.query('commit');
      const after = await read('member', String(between.headers.etag));
      expect([after.status, after.body.data.some(({ Name }) => Name === 'Slow Peer')]).toEqual([200, true]);
    } finally {
      slow.release();
    }
  });

  test('goes with its rows while others change them', async () => {
    const seen = new Map<string, string>();
    let isOver = false;
    const reader = async () => {
      while (!isOver) {
        const { body } = await read('peer');
        const rows = JSON.stringify(body.data);
        expect(seen.get(body.Version) ?? rows).toBe(rows);
        seen.set(body.Version, rows);
      }
    };
    const writer = async (person: TestPerson) => {
      for (let each = 0; each < 15; each += 1) await change(person, { job_title: `Title ${each}` });
    };
    const reading = reader();
    await Promise.all([writer(people.member), writer(people.outsider)]);
    isOver = true;
    await reading;
    const last = await read('peer');
    const titles = last.body.data.filter(({ JobTitle }) => JobTitle === 'Title 14').map(({ id }) => id);
    expect(titles.sort()).toEqual([people.member.id, people.outsider.id].sort());
  });
});

describe('pictures of the people in a window', () => {
  const pictures = (who: CastName | null, Ids: unknown) =>
    company.call(who, listAvatars, { body: { Ids } as never });

  test('come for visible people, with null where there is none', async () => {
    await change(people.lead, { avatar: key });
    await change(people.observer, { avatar: key });
    const ids = [people.lead.id, people.otherLead.id, people.observer.id, people.foreigner.id];
    const byId = async (who: CastName) =>
      new Map((await pictures(who, ids)).body.data.map(({ Id, Avatar }) => [Id, Avatar]));
    const seen = await byId('member');
    expect([...seen.keys()].sort()).toEqual([people.lead.id, people.otherLead.id].sort());
    expect(seen.get(people.lead.id)).toMatch(new RegExp(`/${key}/`));
    expect(seen.get(people.otherLead.id)).toBeNull();
    expect((await byId('ceo')).has(people.observer.id)).toBe(true);
  });

  test('are refused to strangers, and for no or too many ids', async () => {
    expect((await pictures(null, [1])).status).toBe(401);
    for (const ids of [[], [0], ['1'], 'x', Array.from({ length: 101 }, (_, index) => index + 1)])
      expect((await pictures('ceo', ids)).status).toBe(400);
  });
});

describe('the part around a person', () => {
  const around = (who: CastName | null, id: number | string) =>
    company.call(who, getOrgLine, { params: { id: String(id) } });
  const idsOf = async (who: CastName, id: number) => (await around(who, id)).body.data.map((row) => row.id);

  test('has the rows of the whole organisation: everybody above, the reports, and the team', async () => {
    const whole = (await read('member')).body.data;
    const team = whole.filter(({ parentId, id }) => parentId === people.lead.id && id !== belowGone.id);
    const expected = [people.ceo.id, people.lead.id, ...team.map(({ id }) => id)];
    const { data } = (await around('member', 0)).body;
    expect(data.map(({ id }) => id)).toEqual(expected.sort((one, other) => one - other));
    expect(data).toEqual(whole.filter(({ id }) => expected.includes(id)));
    expect(await idsOf('member', people.ceo.id)).toContain(people.otherLead.id);
  });

  test.each(viewers.filter((who) => who !== 'watcher'))(
    'shows %s nobody who is not in the lists',
    async (who) => {
      const whole = new Set((await read(who)).body.data.map(({ id }) => id));
      for (const id of [people.observer.id, gone.id, belowGone.id, people.lead.id]) {
        const found = await idsOf(who, id);
        expect(found.filter((each) => !whole.has(each))).toEqual([]);
        expect(found.length > 0, String(id)).toBe(whole.has(id));
      }
    },
  );

  test('is empty for people of other companies and unknown ones, refused to strangers and for no id', async () => {
    expect(await idsOf('ceo', people.foreigner.id)).toEqual([]);
    expect(await idsOf('ceo', 2_000_000_000)).toEqual([]);
    expect((await around(null, 0)).status).toBe(401);
    for (const id of ['-1', 'me', '1.5', '99999999999']) expect((await around('ceo', id)).status).toBe(400);
  });
});

test('the hierarchy has the active people below, and those with the same manager', async () => {
  const hierarchy = async (who: CastName) => company.must(who, getHierarchy);
  const lead = await hierarchy('lead');
  expect(lead.Descendants).toEqual(expect.arrayContaining([people.member.id, belowGone.id]));
  expect(lead.Descendants).not.toContain(gone.id);
  expect(lead.Peers).toEqual(expect.arrayContaining([people.otherLead.id, people.goalManager.id]));
  expect(lead.Peers).not.toContain(people.lead.id);
  const member = await hierarchy('member');
  expect(member.Descendants).toEqual([]);
  expect(member.Peers).toEqual(expect.arrayContaining([invited.id]));
  expect(member.Peers).not.toContain(gone.id);
  expect((await hierarchy('ceo')).Peers).toEqual([]);
  expect(await hierarchy('observer')).toEqual({ Descendants: [], Peers: [] });
});
