import type { Endpoint } from '@bellwether/contract/endpoint';
import { approveGoal } from '@bellwether/contract/goals/approval';
import { createGoal, type GoalSave } from '@bellwether/contract/goals/drafting';
import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { defaultCalendarSettings } from '@bellwether/domain/calendar/settings';
import type { GoalType } from '@bellwether/domain/goals/rules';
import { type Periods, periodsOf } from '../features/tenant/queries.ts';
import type { Queries } from '../platform/database/driver.ts';
import { inTenant } from '../platform/database/transaction.ts';
import type { TestPerson } from './factory.ts';
import type { Answer, CallOptions, TestServer } from './test-server.ts';

/**
 * The people of a company that has every relation to a goal of `member`.
 * `lead` is the manager of `member` and `peer`. `outsider` and the two admins report to `otherLead`, the goal
 * manager to the ceo.
 */
export const cast = [
  'ceo',
  'lead',
  'member',
  'peer',
  'otherLead',
  'outsider',
  'goalAdmin',
  'goalManager',
  'orgAdmin',
  'observer',
  /** The ceo of another company. */
  'foreigner',
] as const;
export type CastName = (typeof cast)[number];

/** A goal company on a test server, with a session for everybody. */
export class GoalCompany {
  readonly server: TestServer;
  readonly tenantId: number;
  readonly people: Readonly<Record<CastName, TestPerson>>;
  readonly periods: Periods;
  readonly #tokens = new Map<CastName, string>();

  constructor(parts: {
    server: TestServer;
    people: Record<CastName, TestPerson>;
    periods: Periods;
  }) {
    this.server = parts.server;
    this.tenantId = parts.people.ceo.tenantId;
    this.people = parts.people;
    this.periods = parts.periods;
  }

  /** Signs everybody in at the present time. */
  async signIn(): Promise<void> {
    const { foreigner } = this.people;
    const own = cast.filter((name) => name !== 'foreigner');
    const tokens = await this.server.signInEach(own.map((name) => this.people[name]));
    for (const [at, name] of own.entries()) this.#tokens.set(name, tokens[at] ?? '');
    this.#tokens.set('foreigner', await this.server.signInAs(foreigner));
  }

  /** Moves the clock; people who were signed in sign in again, because their sessions may have expired. */
  async goTo(instant: number | string): Promise<void> {
    this.server.clock.set(typeof instant === 'number' ? instant : Date.parse(instant));
    await this.signIn();
  }

  /** Returns a person's token. */
  tokenOf(who: CastName): string {
    const token = this.#tokens.get(who);
    if (token === undefined) throw new Error(`${who} is not signed in.`);
    return token;
  }

  /** Makes a call as a person; null: without a session. */
  call<E extends Endpoint>(who: CastName | null, endpoint: E, options: CallOptions = {}): Promise<Answer<E>> {
    const token = who === null ? undefined : this.#tokens.get(who);
    return this.server.call(endpoint, { ...options, ...(token === undefined ? {} : { token }) });
  }

  /** Returns a goal save payload of the current quarter; `fields` override the defaults. */
  save(fields: Partial<GoalSave> = {}): GoalSave {
    return { Title: 'Grow', Measurement: 'By ten', PeriodId: this.periods.current.id, ...fields };
  }

  /** Creates a goal, and fails the test if that is refused. Saved as a draft unless `IsDraft` is false. */
  async make(who: CastName, fields: Partial<GoalSave> = {}): Promise<GoalInfo> {
    return this.must(who, createGoal, { body: this.save(fields) });
  }

  /** Creates a published goal: the ceo's at once, others' by their manager's approval. */
  async makeApproved(who: CastName, fields: Partial<GoalSave> = {}): Promise<GoalInfo> {
    const goal = await this.make(who, { ...fields, IsDraft: false });
    if (goal.Goal.State === 'approved') return goal;
    return this.must(managerOf(who), approveGoal, { body: { Id: goal.Goal.Id, Status: 'approved' } });
  }

  /** Makes a call that must succeed, and returns its reply. */
  async must<E extends Endpoint>(who: CastName, endpoint: E, options: CallOptions = {}) {
    const answer = await this.call(who, endpoint, options);
    if (answer.status !== 200)
      throw new Error(`${endpoint.name} by ${who}: ${answer.status} ${answer.problem.detail}`);
    return answer.body;
  }

  /** Returns the events of a goal so far, oldest first. */
  async events(goalId: number): Promise<string[]> {
    return this.read(async (db) => {
      const rows = await db
        .selectFrom('event')
        .select('kind')
        .where('subject_id', '=', goalId)
        .where('kind', 'like', 'goal%')
        .orderBy('id')
        .execute();
      return rows.map((row) => row.kind);
    });
  }

  /** Reads the company's rows, as the application. */
  read<T>(work: (db: Queries) => Promise<T>): Promise<T> {
    return inTenant(this.server.context.pool, this.tenantId, work);
  }
}

function managerOf(who: CastName): CastName {
  if (who === 'member' || who === 'peer') return 'lead';
  return who === 'outsider' || who === 'goalAdmin' || who === 'orgAdmin' ? 'otherLead' : 'ceo';
}

/** Creates a company without appraisals, so that all reminders are about goals. */
export async function buildGoalCompany(
  server: TestServer,
  options: { goalType?: GoalType; withoutTalent?: boolean; name?: string; subdomain?: string } = {},
): Promise<GoalCompany> {
  const tenant = await server.buildTenant({ withoutTalent: true, ...options });
  const person = (...given: [Parameters<TestServer['buildPerson']>[1]]) =>
    server.buildPerson(tenant, ...given);
  const { ceo } = tenant;
  const lead = await person({ role: 'manager', name: 'Lena Lead' });
  const otherLead = await person({ role: 'manager', name: 'Otto Otherlead' });
  const people: Record<CastName, TestPerson> = {
    ceo,
    lead,
    member: await person({ name: 'Mia Member', manager: lead }),
    peer: await person({ name: 'Paul Peer', manager: lead }),
    otherLead,
    outsider: await person({ name: 'Olga Outsider', manager: otherLead }),
    goalAdmin: await person({ name: 'Gina Goaladmin', manager: otherLead, flags: ['isGoalAdmin'] }),
    goalManager: await person({ name: 'Gus Goalmanager', role: 'manager', flags: ['isGoalManager'] }),
    orgAdmin: await person({ name: 'Ora Orgadmin', manager: otherLead, flags: ['isOrgAdmin'] }),
    observer: await person({ name: 'Obi Observer', role: 'observer' }),
    foreigner: (await server.buildTenant()).ceo,
  };
  const periods = await inTenant(server.context.pool, tenant.id, (db) =>
    periodsOf({
      db,
      now: server.clock.now(),
      cache: server.context.cache,
      tenant: { id: tenant.id, calendar: defaultCalendarSettings },
    }),
  );
  const company = new GoalCompany({ server, people, periods });
  await company.signIn();
  return company;
}
