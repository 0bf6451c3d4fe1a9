import { saveNotificationPreference } from '@bellwether/contract/notifications';
import { getRefusedMails } from '@bellwether/contract/notifications/mails';
import { markAllRead } from '@bellwether/contract/notifications/unread';
import { deactivatePerson } from '@bellwether/contract/people/status';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openBackground } from '../../../background.ts';
import { digestStart, silentLog, startDigests } from '../../../testing/digests.ts';
import { buildGoalCompany, type CastName } from '../../../testing/goal-company.ts';
import { startProgram } from '../../../testing/program.ts';
import { urlOf } from '../../../testing/test-database.ts';

const { post, env, server, node, tick, react, pass, digests, send, sentTo, waitingFor, submit, fill } =
  await startDigests({ beside: true });

describe('a digest', () => {
  test('is one mail with all that is unread, 45 minutes after the first', async () => {
    const company = await buildGoalCompany(server);
    await submit(company, 'First');
    await pass(30);
    await submit(company, 'Second');
    await pass(14.5);
    expect(await digests(company)).toEqual([]);
    await pass(0.5);
    expect(await digests(company)).toMatchObject([{ person_id: company.people.lead.id, state: 'waiting' }]);
    // A notification that arrives before the mail is sent is in this mail, and not in the next one.
    await submit(company, 'Third');
    await pass(1);
    await send(company);
    const [mail, ...others] = sentTo(company, 'lead');
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('3 goals wait for you');
    expect(mail?.text).toMatch(/\* Third\n[\s\S]*\* Second\n[\s\S]*\* First\n/);
    expect(mail?.text).toContain('Mia Member submitted the goal. It waits for your review. ·\u00a0');
    const host = /https:\/\/company-\d+\.goals\.example\.com/.exec(mail?.text ?? '')?.[0];
    expect(mail?.text).toMatch(/Review 3 goals:\nhttps:\S+\/v3\/goals\/\d+\?open=review\n/);
    expect(mail?.html).toContain(`href="${host}/v3/notifications"`);
    expect(mail?.replyTo).toEqual([{ name: '', address: 'help@mail.example.com' }]);
    await pass(120);
    expect(await digests(company)).toHaveLength(1);
    await submit(company, 'Fourth');
    await pass(45);
    await send(company);
    const next = sentTo(company, 'lead')[1];
    // All that waits is counted, and only the news is told.
    expect(next?.subject).toBe('4 goals wait for you');
    expect(next?.text).not.toMatch(/Third|What happened/);
  });

  test('is not sent when everything was read, before its time or before the sending', async () => {
    const company = await buildGoalCompany(server);
    await submit(company, 'Read early');
    await pass(10);
    await company.must('lead', markAllRead);
    await pass(45);
    expect(await digests(company)).toEqual([]);
    await submit(company, 'Read late');
    await pass(45);
    await company.must('lead', markAllRead);
    await send(company);
    expect(await digests(company)).toMatchObject([{ state: 'dropped' }]);
    expect(sentTo(company, 'lead')).toEqual([]);
  });

  test('goes to nobody who is deactivated, not yet in, or wants none; they get no old ones later', async () => {
    const company = await buildGoalCompany(server);
    const tell = () =>
      Promise.all(
        (['peer', 'outsider', 'otherLead', 'goalAdmin', 'lead'] as const).map((who) => fill(company, who, 2)),
      );
    const set = (who: CastName, change: { wants_email?: boolean; invitation_accepted_at?: null }) =>
      company.read((db) =>
        db.updateTable('person').set(change).where('id', '=', company.people[who].id).execute(),
      );
    await tell();
    await set('peer', { wants_email: false });
    await set('otherLead', { invitation_accepted_at: null });
    await company.read((db) =>
      db
        .insertInto('notification_preference')
        .values({
          tenant_id: company.tenantId,
          person_id: company.people.goalAdmin.id,
          topic: 'people',
          delivery: 'app',
          updated_at: new Date(digestStart).toISOString(),
        })
        .execute(),
    );
    await company.must('orgAdmin', deactivatePerson, { params: { id: company.people.outsider.id } });
    await submit(company, 'Starts the clock');
    await pass(45);
    expect((await digests(company)).map(({ person_id }) => person_id)).toEqual([company.people.lead.id]);
    await set('peer', { wants_email: true });
    await pass(600);
    expect(await waitingFor(company, 'peer')).toEqual([]);
    // Mails are switched off between the request and the sending.
    await set('lead', { wants_email: false });
    await send(company);
    expect(await digests(company)).toMatchObject([{ state: 'dropped' }]);
  });

  test('has who asked for the data, also for a reader who has switched the topic off', async () => {
    const company = await buildGoalCompany(server);
    const { member, lead } = company.people;
    await company.must('member', saveNotificationPreference, { body: { Topic: 'people', Delivery: 'off' } });
    await company.read((db) =>
      sql`with happened as (insert into event (tenant_id, kind, subject_id, detail, created_at)
          select ${company.tenantId}, kind, ${member.id}, ${JSON.stringify({ asker: lead.id })}::jsonb,
            ${new Date(digestStart).toISOString()}::timestamptz
          from unnest(array['person.data_ask_told', 'person.profile_changed']) kind returning id, tenant_id)
        insert into event_pointer (event_id, tenant_id) select id, tenant_id from happened`.execute(db),
    );
    await pass(45);
    await send(company);
    const [mail] = sentTo(company, 'member');
    expect(mail?.text).toContain(`${lead.name} asked for a file with your data`);
    expect(mail?.text).not.toContain('Profile Updated');
  });

  test('notifies the manager of two missed weeks in one line', async () => {
    const company = await buildGoalCompany(server);
    await company.read((db) =>
      sql`with happened as (insert into event (tenant_id, kind, subject_id, detail, created_at)
          values (${company.tenantId}, 'person.updates_missed', ${company.people.member.id}, '{}',
            ${new Date(digestStart).toISOString()}::timestamptz) returning id, tenant_id)
        insert into event_pointer (event_id, tenant_id) select id, tenant_id from happened`.execute(db),
    );
    await pass(45);
    await send(company);
    const [mail] = sentTo(company, 'lead');
    expect(mail?.subject).toBe('Mia Member has not updated their goals for two weeks');
    expect(mail?.text).toContain('Mia Member has not updated their goals for two weeks.');
    expect(mail?.text).toContain(`/v3/profile/${company.people.member.id}`);
  });

  test('of a thousand people takes a few statements to request', async () => {
    const company = await buildGoalCompany(server);
    await server.owner.query(
      `with made as (
        insert into person (tenant_id, name, email, email_key, role_name, manager_id, invitation_accepted_at, created_at, updated_at)
        select $1, 'Person ' || n, n || '@digest.example', n || '@digest.example', 'contributor', $2, $3, $3, $3
        from generate_series(1, 1000) n returning id)
      insert into notification (tenant_id, person_id, event_id, kind, topic, object_kind, object_id, created_at)
      select $1, id, 1, 'profile_updated', 'people', 'User', id, $3 from made`,
      [company.tenantId, company.people.lead.id, new Date(digestStart).toISOString()],
    );
    await submit(company, 'Starts the clock');
    await react();
    server.clock.advance(45 * 60_000);
    const { tables } = await server.countStatements(() => tick.run(server.context));
    expect(await digests(company)).toHaveLength(1001);
    expect(tables.length).toBeLessThanOrEqual(12);
    await server.owner.query(`delete from pgboss.job where name = 'send-mail'`);
  });
});

describe('a mail server', () => {
  test('that says 4xx gets the same lines again; one that says 5xx ends the mail, for admins to see', async () => {
    const company = await buildGoalCompany(server);
    await submit(company, 'Kept');
    await pass(45);
    post.answer(450);
    await send(company);
    expect(await digests(company)).toMatchObject([{ state: 'waiting', tries: 1, failure: '450' }]);
    await pass(60);
    expect(await digests(company)).toHaveLength(1);
    post.answer(250);
    await send(company);
    expect(sentTo(company, 'lead').map(({ text }) => text?.includes('* Kept\n'))).toEqual([true]);
    await submit(company, 'Refused');
    await pass(45);
    post.answer(550);
    await send(company);
    const failedAt = new Date(server.clock.now()).toISOString().replace('.000', '');
    expect(await company.must('ceo', getRefusedMails)).toMatchObject({
      Count: 1,
      data: [{ Address: company.people.lead.email, FailedAt: failedAt }],
    });
  });

  test('gets the digest although the process was killed while sending it, with one visible effect', async () => {
    await server.owner.query(`delete from pgboss.job where name = 'send-mail'`);
    const company = await buildGoalCompany(server);
    await submit(company, 'Survives');
    await pass(45);
    post.answer('silence');
    const program = startProgram('main.ts', [], {
      ...env,
      DATABASE_URL: urlOf(server.connection),
      BELLWETHER_HOME: server.context.config.home,
      BELLWETHER_NOW: new Date(server.clock.now()).toISOString(),
      PORT: '0',
    });
    onTestFinished(() => void program.child.kill('SIGKILL'));
    const sending = async () => {
      const { rows } = await server.owner.query(
        `select 1 from pgboss.job where name = 'send-mail' and state = 'active' and (data ->> 'tenantId')::int = $1`,
        [company.tenantId],
      );
      return rows.length === 1;
    };
    await vi.waitUntil(sending, { timeout: 50_000, interval: 100 });
    program.child.kill('SIGKILL');
    await program.ended;
    // Move time by four minutes for the queue, which uses the database's clock.
    await server.owner.query(
      `with jobs as (update pgboss.job set started_on = started_on - interval '4 minutes' where state = 'active')
        update pgboss.queue set monitor_claim_on = monitor_claim_on - interval '4 minutes',
          monitor_on = monitor_on - interval '4 minutes'`,
    );
    post.answer(250);
    const stop = await openBackground(node.context, silentLog);
    onTestFinished(stop);
    await vi.waitUntil(() => sentTo(company, 'lead').length > 0, { timeout: 50_000 });
    expect(sentTo(company, 'lead').map(({ text }) => text?.includes('* Survives\n'))).toEqual([true]);
    await vi.waitUntil(async () => (await digests(company))[0]?.state === 'sent', { timeout: 10_000 });
  }, 120_000);
});
