import { listReportManagers, moveReports } from '@bellwether/contract/people/manager';
import { getProfile } from '@bellwether/contract/people/profile';
import { expect, test } from 'vitest';
import type { PersonOptions, TestPerson } from '../../../testing/factory.ts';
import { buildGoalCompany, type CastName } from '../../../testing/goal-company.ts';
import { startTestServer } from '../../../testing/test-server.ts';

const server = await startTestServer();
const company = await buildGoalCompany(server);
const { people } = company;

const hire = (options: PersonOptions = {}) => server.buildPerson({ id: company.tenantId }, options);
const move = (who: CastName | null, from: TestPerson, ManagerId: number) =>
  company.call(who, moveReports, { params: { id: from.id }, body: { ManagerId } });
const managerOf = async ({ id }: TestPerson) =>
  (await company.must('ceo', getProfile, { params: { id } })).Manager;

/** Returns a manager below the lead with two reports, one of them a manager with a report, and a former report. */
async function team() {
  const boss = await hire({ role: 'manager', manager: people.lead });
  const heir = await hire({ role: 'manager', manager: boss, name: 'Hedda Heir' });
  const below = await hire({ role: 'manager', manager: heir, name: 'Bela Below' });
  const report = await hire({ manager: boss });
  const former = await hire({ manager: boss, deactivated: true });
  return { boss, heir, below, report, former };
}

test.each([
  ['ceo', 200],
  ['orgAdmin', 200],
  ['lead', 200],
  ['peer', 403],
  ['otherLead', 403],
  ['goalAdmin', 403],
  ['observer', 403],
  ['foreigner', 404],
  [null, 401],
] as const)('moving all reports by %s: %s', async (who, status) => {
  const { boss, report, former } = await team();
  const answer = await move(who, boss, people.lead.id);
  expect(answer.status).toBe(status);
  if (status === 200) expect(answer.body).toEqual({ Count: 3 });
  const manager = status === 200 ? people.lead.id : boss.id;
  expect([await managerOf(report), await managerOf(former)]).toEqual([manager, manager]);
});

test('a report who becomes the manager of the others takes the place below the person’s manager', async () => {
  const { boss, heir, below, report, former } = await team();
  expect((await move('lead', boss, heir.id)).body).toEqual({ Count: 3 });
  expect(await managerOf(heir)).toBe(people.lead.id);
  for (const one of [below, report, former]) expect(await managerOf(one)).toBe(heir.id);
  const paths = await company.read((db) =>
    db
      .selectFrom('org_path')
      .select('ancestor_id')
      .where('descendant_id', '=', report.id)
      .orderBy('depth')
      .execute(),
  );
  expect(paths.map((path) => path.ancestor_id)).toEqual([report.id, heir.id, people.lead.id, people.ceo.id]);
  const events = await company.read((db) =>
    db
      .selectFrom('event')
      .select(['subject_id', 'actor_id', 'detail'])
      .where('kind', '=', 'person.manager_changed')
      .where('subject_id', 'in', [heir.id, report.id])
      .orderBy('id')
      .execute(),
  );
  expect(events).toEqual([
    { subject_id: heir.id, actor_id: people.lead.id, detail: { from: boss.id, to: people.lead.id } },
    { subject_id: report.id, actor_id: people.lead.id, detail: { from: boss.id, to: heir.id } },
  ]);
});

test('refuses people who cannot be their manager, each at the field', async () => {
  const { boss, below, former, report } = await team();
  const orphan = await hire({ role: 'manager', manager: null });
  const own = await hire({ role: 'manager', manager: orphan, name: 'Olaf Own' });
  const refusals: (readonly [TestPerson, TestPerson | typeof people.foreigner, string])[] = [
    [boss, boss, 'This person is the manager already.'],
    [boss, below, 'Bela Below reports to this person.'],
    [boss, report, `${report.name} is neither ceo nor manager.`],
    [boss, former, `${former.name} is neither ceo nor manager.`],
    [boss, people.observer, 'Obi Observer is neither ceo nor manager.'],
    [boss, people.foreigner, 'Please select manager!'],
    [orphan, own, 'Olaf Own would have no manager.'],
  ];
  for (const [from, to, message] of refusals) {
    const { status, problem } = await move('ceo', from, to.id);
    expect([status, problem.errors]).toEqual([400, [{ path: 'ManagerId', message }]]);
  }
  expect((await move('ceo', boss, 0)).problem.errors).toEqual([
    { path: 'ManagerId', message: 'Please select manager!' },
  ]);
  // Managers may move people only to managers of their own organisation.
  expect((await move('lead', boss, people.otherLead.id)).status).toBe(400);
  const top = await move('orgAdmin', people.ceo, people.lead.id);
  expect([top.status, top.problem.detail]).toEqual([409, 'Make someone else the ceo first']);
  expect(await managerOf(report)).toBe(boss.id);
});

test('the list of managers has the reasons against them, for people who may deactivate the person', async () => {
  const { boss } = await team();
  const list = (who: CastName) => company.call(who, listReportManagers, { params: { id: boss.id } });
  const { body } = await list('lead');
  expect(body.data.map(({ Id, Name, Reason }) => [Id === boss.id ? 'boss' : Name, Reason])).toEqual(
    expect.arrayContaining([
      ['Bela Below', 'Bela Below reports to this person.'],
      ['Hedda Heir', null],
      ['Lena Lead', null],
      ['boss', 'This person is the manager already.'],
    ]),
  );
  for (const who of ['peer', 'otherLead', 'goalAdmin', 'observer', 'foreigner'] as const)
    expect([who, (await list(who)).status]).toEqual([who, 404]);
});
