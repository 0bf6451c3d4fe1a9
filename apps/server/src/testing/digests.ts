import { createGoal } from '@bellwether/contract/goals/drafting';
import { sql } from 'kysely';
import { beforeEach, expect } from 'vitest';
import { jobs } from '../jobs.ts';
import { mails } from '../mails.ts';
import { EventReader } from '../platform/events/event-reader.ts';
import type { CronJob } from '../platform/jobs/job.ts';
import { sendOne } from '../platform/mail/send-mail.ts';
import { readers } from '../reactions.ts';
import type { CastName, GoalCompany } from './goal-company.ts';
import { mailSettings, startMailServer } from './mail-server.ts';
import { startTestServer } from './test-server.ts';

export const digestStart = Date.parse('2026-11-16T15:00:00Z');
export const silentLog = { info: () => undefined, warn: () => undefined, error: () => undefined };

/**
 * Starts a server with a mail server, and what tests of digests do with them. Each test begins at `digestStart` with a mail
 * server that takes everything. With `beside`, two nodes do the due work at the same time.
 */
export async function startDigests({ beside = false } = {}) {
  const post = await startMailServer();
  const env = mailSettings(post);
  const server = await startTestServer({ env });
  const node = beside ? await startTestServer({ beside: server, env }) : server;
  const tick = jobs.find((job): job is CronJob => job.name === 'tick') ?? expect.unreachable();

  beforeEach(() => {
    server.clock.set(digestStart);
    post.answer(250);
  });

  const react = async () => {
    for (const reader of readers) await new EventReader(server.context, reader, silentLog).turn();
  };

  /** Moves the clock. Reactions run at once, and due work runs at the end. */
  async function pass(minutes: number) {
    await react();
    server.clock.advance(minutes * 60_000);
    await Promise.all([...new Set([server, node])].map(({ context }) => tick.run(context)));
  }

  const digests = (company: GoalCompany) =>
    company.read((db) =>
      db
        .selectFrom('mail')
        .select(['id', 'person_id', 'state', 'tries', 'failure'])
        .where('kind', '=', 'digest')
        .orderBy('id')
        .execute(),
    );

  /** Sends the company's waiting digests. */
  async function send(company: GoalCompany) {
    for (const { id, state } of await digests(company))
      if (state === 'waiting')
        await sendOne(server.context, mails, { tenantId: company.tenantId, mailId: id });
  }

  const sentTo = (company: GoalCompany, who: CastName) =>
    post.mails.filter(({ to }) => to.includes(company.people[who].email)).map(({ email }) => email);
  const waitingFor = async (company: GoalCompany, who: CastName) =>
    (await digests(company)).filter(({ person_id }) => person_id === company.people[who].id);

  const submit = (company: GoalCompany, title: string) =>
    company.must('member', createGoal, { body: company.save({ Title: title, IsDraft: false }) });

  /** Writes unread notifications of a profile change. */
  const fill = (company: GoalCompany, who: CastName, count: number, at = server.clock.now()) =>
    company.read((db) =>
      sql`insert into notification (tenant_id, person_id, event_id, kind, topic, object_kind, object_id, created_at)
        select ${company.tenantId}, ${company.people[who].id}, n + 1000000, 'profile_updated', 'people', 'User',
          ${company.people[who].id}, ${new Date(at).toISOString()}::timestamptz from generate_series(1, ${count}::int) n`.execute(
        db,
      ),
    );

  return { post, env, server, node, tick, react, pass, digests, send, sentTo, waitingFor, submit, fill };
}
