import { getDashboard } from '@bellwether/contract/dashboard';
import { shareAppraisal } from '@bellwether/contract/talent/appraisal';
import {
  cancelCalibration,
  closeCalibration,
  listCalibrations,
  openCalibration,
} from '@bellwether/contract/talent/calibration';
import { afterEach, describe, expect, test } from 'vitest';
import {
  type AppraisalCastName,
  appraisalCast,
  buildAppraisalCompany,
  type Made,
} from '../../../testing/appraisal-company.ts';
import { calibrationBuilders, idsOf } from '../../../testing/calibration-company.ts';
import { startTestServer } from '../../../testing/test-server.ts';

// Who takes part in a session after people have left, changed their role, or moved (talent.34).

const server = await startTestServer();
const company = await buildAppraisalCompany(server);
const { people } = company;
const { drafts, body, opened, read, move, end } = calibrationBuilders(company);

afterEach(async () => {
  await company.change(people.head, {
    deactivated_at: null,
    role_name: 'manager',
    manager_id: people.ceo.id,
  });
  await company.change(people.hrAdmin, { is_hr_admin: true });
});

/** Returns who reads the session, with the number of cards. */
async function readers(id: number): Promise<[AppraisalCastName, number][]> {
  const found: [AppraisalCastName, number][] = [];
  for (const who of appraisalCast) {
    const answer = await read(who, id);
    const listed = await company.call(who, listCalibrations);
    const isListed = listed.status === 200 && listed.body.data.some(({ Id }) => Id === id);
    expect([who, isListed]).toEqual([who, answer.status === 200]);
    if (answer.status === 200) found.push([who, answer.body.Cards.length]);
  }
  return found;
}

/** Opens a session by the manager of managers. */
async function ofHead(): Promise<{ id: number; made: Made[] }> {
  const made = await drafts(5);
  return { id: (await company.must('head', openCalibration, { body: body(idsOf(made)) })).Id, made };
}

const reminded = async (who: AppraisalCastName, id: number) =>
  ((await company.must(who, getDashboard)).Reminders ?? []).some(
    ({ Type, Id }) => Type === 'calibration' && Id === id,
  );

const gone = [
  ['has left', { deactivated_at: '2026-11-01' }],
  ['observes', { role_name: 'observer', manager_id: null }],
] as const;

describe.each(gone)('when the opener %s', (_name, change) => {
  test('the ceo and HR admins take part and end the session, and the drafts are free', async () => {
    const { id, made } = await ofHead();
    expect(await readers(id)).toEqual([
      ['head', 5],
      ['lead', 5],
    ]);
    await company.change(people.head, change);
    expect(await readers(id)).toEqual([
      ['ceo', 5],
      ['lead', 5],
      ['hrAdmin', 5],
      ['hrLead', 5],
    ]);
    expect([await reminded('hrAdmin', id), await reminded('ceo', id), await reminded('peer', id)]).toEqual([
      true,
      true,
      false,
    ]);
    expect((await company.call('lead', cancelCalibration, { params: { id } })).status).toBe(403);
    expect((await company.call('orgAdmin', cancelCalibration, { params: { id } })).status).toBe(404);
    await company.must('ceo', closeCalibration, { params: { id } });
    expect((await readers(id)).map(([who]) => who)).toEqual(['ceo', 'lead', 'hrAdmin', 'hrLead']);
    await company.must('lead', shareAppraisal, { params: { id: made[0]?.id ?? 0 } });
  });
});

test('HR admins cancel it, too, with their own draft in it', async () => {
  const made = await drafts(4);
  const own = { employee: people.hrLead, token: company.tokenOf('hrLead'), manager: 'head' as const };
  await company.bring('draft', own);
  const ids = [...idsOf(made), people.hrLead.id];
  const { Id: id } = await company.must('ceo', openCalibration, { body: body(ids) });
  expect((await read('hrLead', id)).status).toBe(404);
  await server.owner.query(
    `begin; select set_config('app.tenant_id', '${company.tenantId}', true);
    update calibration_session set opener_id = ${people.peer.id} where tenant_id = ${company.tenantId} and id = ${id}; commit;`,
  );
  expect((await read('hrLead', id)).body.Cards).toHaveLength(4);
  await company.must('hrLead', cancelCalibration, { params: { id } });
});

test('who is an HR admin no more neither sees nor moves', async () => {
  const made = await drafts(5);
  const { Id: id } = await company.must('hrLead', openCalibration, {
    body: body(idsOf(made), { Participants: [people.hrAdmin.id] }),
  });
  expect((await read('hrAdmin', id)).body.Cards).toHaveLength(5);
  await company.change(people.hrAdmin, { is_hr_admin: false });
  const [first] = made;
  if (!first) throw new Error('Five drafts are made.');
  expect([(await read('hrAdmin', id)).status, (await move('hrAdmin', id, first)).status]).toEqual([404, 404]);
  expect((await read('hrLead', id)).body.Participants.map(({ Name }) => Name)).toEqual([
    'Hugo Hrlead',
    'Lena Lead',
  ]);
  await company.must('hrLead', cancelCalibration, { params: { id } });
});

test('the manager to whom people move takes part, the one before no longer', async () => {
  const { id, made, first } = await opened();
  for (const { employee } of made) await company.change(employee, { manager_id: people.otherLead.id });
  expect(await readers(id)).toEqual([
    ['otherLead', 5],
    ['hrAdmin', 5],
  ]);
  expect((await move('lead', id, first)).status).toBe(404);
  expect((await move('otherLead', id, first)).status).toBe(200);
  expect([await reminded('lead', id), await reminded('otherLead', id)]).toEqual([false, true]);
  await end(id);
  // Who took part in the end reads on: their people are theirs.
  expect(await readers(id)).toEqual([
    ['otherLead', 5],
    ['hrAdmin', 5],
  ]);
});

test('the closing counts no card that the closer does not see', async () => {
  const made = await drafts(5);
  const own = { employee: people.hrAdmin, token: company.tokenOf('hrAdmin'), manager: 'otherLead' as const };
  const { id: appraisalId } = await company.bring('draft', own);
  const { Id: id } = await company.must('hrLead', openCalibration, {
    body: body([...idsOf(made), people.hrAdmin.id], { Participants: [people.hrAdmin.id] }),
  });
  const [first] = made;
  if (!first) throw new Error('Five drafts are made.');
  await move('hrLead', id, first);
  expect((await move('hrLead', id, { employee: people.hrAdmin })).status).toBe(200);
  const closed = await company.must('hrAdmin', closeCalibration, { params: { id } });
  expect(closed.Written).toBe(1);
  const { rows } = await server.owner.query('select primary_rating from appraisal where id = $1', [
    appraisalId,
  ]);
  expect(rows).toEqual([{ primary_rating: 1 }]);
});
