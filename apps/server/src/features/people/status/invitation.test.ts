import { acceptInvitation } from '@bellwether/contract/accounts';
import { deactivatePerson, reinvitePerson } from '@bellwether/contract/people/status';
import { describe, expect, test } from 'vitest';
import { invite } from '../../../platform/accounts/invitation.ts';
import type { PersonOptions, TestPerson } from '../../../testing/factory.ts';
import { buildGoalCompany, type CastName } from '../../../testing/goal-company.ts';
import { startTestServer } from '../../../testing/test-server.ts';

const server = await startTestServer();
const company = await buildGoalCompany(server);
const { people } = company;

const hire = (options: PersonOptions = {}) =>
  server.buildPerson({ id: company.tenantId }, { manager: people.lead, withoutPassword: true, ...options });
const reinvite = (who: CastName | null, { id }: { readonly id: number }) =>
  company.call(who, reinvitePerson, { params: { id } });
/** The invitations of a person, oldest first. */
const invitationsOf = ({ id }: TestPerson) =>
  company.read((db) =>
    db
      .selectFrom('invitation')
      .select(['invited_by', 'replaced_at', 'secret_hash'])
      .where('person_id', '=', id)
      .orderBy('id')
      .execute(),
  );

describe('inviting again', () => {
  test.each<[CastName | null, number]>([
    ['ceo', 200],
    ['orgAdmin', 200],
    ['lead', 200],
    ['peer', 403],
    ['otherLead', 403],
    ['goalAdmin', 403],
    ['observer', 403],
    ['foreigner', 404],
    [null, 401],
  ])('by %s: %i', async (who, status) => {
    const person = await hire();
    const answer = await reinvite(who, person);
    expect(answer.status).toBe(status);
    const invitations = await invitationsOf(person);
    if (status !== 200) return expect(invitations).toEqual([]);
    expect(answer.body).toMatchObject({ Id: person.id, Status: 'Invited' });
    // The secret is minted when the mail is sent (accounts.4).
    expect(invitations).toEqual([
      { invited_by: people[who ?? 'ceo'].name, replaced_at: null, secret_hash: null },
    ]);
  });

  test('of an observer by a manager, and of an unknown id: absent', async () => {
    const observer = await hire({ role: 'observer' });
    expect((await reinvite('lead', observer)).status).toBe(404);
    expect((await reinvite('orgAdmin', observer)).status).toBe(200);
    expect((await reinvite('ceo', { id: 2_000_000_000 })).status).toBe(404);
  });

  test('is not possible for active and deactivated people', async () => {
    const active = await reinvite('lead', people.member);
    expect([active.status, active.problem.detail]).toEqual([409, 'This person is active.']);
    const gone = await hire();
    await company.must('lead', deactivatePerson, { params: { id: gone.id } });
    expect((await reinvite('lead', gone)).problem.detail).toBe('This person is deactivated.');
    expect((await reinvite('lead', people.lead)).problem.detail).toBe('This person is active.');
  });

  test('ends the earlier link', async () => {
    const person = await hire();
    const act = { tenantId: company.tenantId, actorId: null, requestId: null, now: server.clock.now() };
    const Token = await company.read((db) => invite(db, act, { personId: person.id, invitedBy: 'Cleo' }));
    await company.must('lead', reinvitePerson, { params: { id: person.id } });
    const accepted = await server.call(acceptInvitation, { body: { Token, Password: 'Correct-horse-1' } });
    expect(accepted.status).toBe(404);
  });

  test('is limited to five an hour a person, also for concurrent calls', async () => {
    const person = await hire();
    const act = { tenantId: company.tenantId, actorId: null, requestId: null, now: server.clock.now() };
    await company.read((db) => invite(db, act, { personId: person.id, invitedBy: 'Cleo' }));
    await company.must('lead', reinvitePerson, { params: { id: person.id } });
    server.clock.advance(600_000);
    const answers = await Promise.all(Array.from({ length: 6 }, () => reinvite('ceo', person)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 429, 429]);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.headers['retry-after']).toBe('3000');
    expect(refused?.problem.detail).toContain('five times within an hour');
    server.clock.advance(3_000_000);
    expect((await reinvite('ceo', person)).status).toBe(200);
  });
});
