import type { Endpoint } from '@bellwether/contract/endpoint';
import { approveGoal } from '@bellwether/contract/goals/approval';
import { createGoal, type GoalSave } from '@bellwether/contract/goals/drafting';
import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { predictGoal } from '@bellwether/contract/goals/predictions';
import { sql } from 'kysely';
import type { Email } from 'postal-mime';
import { jobs } from '../jobs.ts';
import { inTenant } from '../platform/database/transaction.ts';
import { EventReader } from '../platform/events/event-reader.ts';
import type { CronJob, Job } from '../platform/jobs/job.ts';
import { jobDataOf } from '../platform/jobs/job-data.ts';
import { readers } from '../reactions.ts';
import type { TestPerson, TestTenant } from './factory.ts';
import type { MailServer } from './mail-server.ts';
import type { CallOptions, TestServer } from './test-server.ts';

/** A mail as it arrived, with the instant of the application's clock (epoch milliseconds). */
export interface ArrivedMail {
  readonly to: string;
  readonly at: number;
  readonly email: Email;
}

const starters = ['start-asks', 'start-days'];
/** Readers of events that have nothing to do here: the company has no webhook and no channel, and nobody looks at insight. */
const idle = ['insight', 'webhooks', 'channels', 'slack'];

/**
 * A company that lives by the application's clock: people act through HTTP, and between their acts the clock goes from one
 * due instant to the next, so that jobs, reactions and mails happen when they would.
 */
export class LivedCompany {
  readonly server: TestServer;
  readonly tenant: TestTenant;
  readonly arrived: ArrivedMail[] = [];
  readonly #post: MailServer;
  readonly #readers: readonly EventReader[];

  constructor(server: TestServer, tenant: TestTenant, post: MailServer) {
    this.server = server;
    this.tenant = tenant;
    this.#post = post;
    const failed = (facts: object) => {
      throw new Error('A reaction failed.', { cause: facts });
    };
    const log = { warn: failed, error: failed };
    this.#readers = readers
      .filter(({ name }) => !idle.includes(name))
      .map((reader) => new EventReader(server.context, reader, log));
  }

  /** Starts the work of new companies. */
  async start(): Promise<void> {
    for (const name of starters) await cronJob(name).run(this.server.context);
    await this.settle();
  }

  /** Makes a call that must succeed as a person who has just signed in, lets it take effect, and returns its reply. */
  async act<E extends Endpoint>(person: TestPerson, endpoint: E, options: CallOptions = {}) {
    const reply = await this.read(person, endpoint, options);
    await this.settle();
    return reply;
  }

  /** Makes a call that only reads, as a person who has just signed in. It must succeed. */
  async read<E extends Endpoint>(person: TestPerson, endpoint: E, options: CallOptions = {}) {
    const token = await this.server.signInAs(person);
    const answer = await this.server.call(endpoint, { ...options, token });
    if (answer.status !== 200)
      throw new Error(`${endpoint.name} by ${person.name}: ${answer.status} ${answer.problem.detail}`);
    return answer.body;
  }

  /** Writes a goal; with a manager it is handed in and approved. */
  async goal(owner: TestPerson, fields: GoalSave, manager?: TestPerson): Promise<GoalInfo> {
    const made = await this.act(owner, createGoal, { body: { ...fields, IsDraft: manager === undefined } });
    return manager ? this.approve(manager, made) : made;
  }

  /** Approves a goal that was handed in; a ceo's own goal is approved already. */
  async approve(manager: TestPerson, { Goal }: GoalInfo): Promise<GoalInfo> {
    return this.act(manager, approveGoal, { body: { Id: Goal.Id, Status: 'approved' } });
  }

  async predict(owner: TestPerson, goal: GoalInfo, week: number, Likelihood: number): Promise<void> {
    const status = goal.GoalStatuses.find(({ GoalPeriodWeek }) => GoalPeriodWeek.Week === week);
    await this.act(owner, predictGoal, { body: { Id: status?.Id ?? 0, Likelihood, Quality: 3 } });
  }

  /** Lets time pass until the instant, from one due instant to the next. */
  async liveUntil(at: number): Promise<void> {
    for (;;) {
      const due = await this.#nextDue();
      if (due === undefined || due > at) break;
      this.server.clock.set(Math.max(due, this.server.clock.now()));
      await cronJob('tick').run(this.server.context);
      await this.settle();
    }
    this.server.clock.set(at);
    await this.settle();
  }

  /** Runs reactions and queued jobs until nothing is left. */
  async settle(): Promise<void> {
    let isBusy = true;
    while (isBusy) {
      isBusy = false;
      for (const reader of this.#readers) while (await reader.turn()) isBusy = true;
      if (await this.#runQueues()) isBusy = true;
    }
    for (const { email, to } of this.#post.mails.splice(0))
      this.arrived.push({ to: to[0] ?? '', at: this.server.clock.now(), email });
  }

  async #runQueues(): Promise<boolean> {
    const { rows } = await this.server.owner.query<{ id: string; name: string; data: unknown }>(
      `delete from pgboss.job where state = 'created' and name = any($1) returning id, name, data`,
      [queues.map(({ name }) => name)],
    );
    for (const { name, data } of rows) {
      const queue = queues.find((one) => one.name === name);
      if (queue) await queue.run(this.server.context, jobDataOf(queue, data));
    }
    return rows.length > 0;
  }

  async #nextDue(): Promise<number | undefined> {
    const rows = await inTenant(this.server.context.pool, 0, async (db) => {
      const query = sql<{
        at: number | null;
      }>`select (extract(epoch from min(due_at)) * 1000)::float8 as at from due_work
        where kind in ('ask_weekly', 'send_digests', 'tell_day', 'tell_fallen_approvals')`;
      return (await query.execute(db)).rows;
    });
    return rows[0]?.at ?? undefined;
  }
}

const queues = jobs.filter(
  (job): job is Job => 'ids' in job && ['ask-weekly', 'send-mail'].includes(job.name),
);

function cronJob(name: string): CronJob {
  const job = jobs.find((one): one is CronJob => one.name === name && 'cron' in one);
  if (!job) throw new Error(`There is no job ${name}.`);
  return job;
}
