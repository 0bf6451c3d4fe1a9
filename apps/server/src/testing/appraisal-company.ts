import type { Endpoint } from '@bellwether/contract/endpoint';
import {
  type Appraisal,
  acknowledgeAppraisal,
  completeAppraisal,
  createAppraisal,
  shareAppraisal,
} from '@bellwether/contract/talent/appraisal';
import { getTalentSchedule } from '@bellwether/contract/talent/overview';
import type { Updateable } from 'kysely';
import type { Person, TenantSetting } from '../platform/database/database-types.ts';
import { inTenant } from '../platform/database/transaction.ts';
import type { TestPerson } from './factory.ts';
import type { Answer, CallOptions, TestServer } from './test-server.ts';

/** Everybody with a relation to an appraisal of `member`, whose manager is `lead`, below `head`, below the ceo. */
export const appraisalCast = [
  'ceo',
  'head',
  'lead',
  'member',
  'peer',
  'otherLead',
  'hrAdmin',
  'hrLead',
  'orgAdmin',
  'goalAdmin',
  'hrObserver',
  'observer',
  /** The ceo of another company. */
  'foreigner',
] as const;
export type AppraisalCastName = (typeof appraisalCast)[number];

export type AppraisalState = Appraisal['State'];

/** A company that writes appraisals, on a test server, with a session for everybody. */
export class AppraisalCompany {
  readonly server: TestServer;
  readonly tenantId: number;
  readonly people: Readonly<Record<AppraisalCastName, TestPerson>>;
  /** The ids of the ended quarters, newest first. */
  readonly quarters: readonly number[];
  readonly #tokens: Readonly<Record<AppraisalCastName, string>>;

  constructor(parts: {
    server: TestServer;
    people: Record<AppraisalCastName, TestPerson>;
    tokens: Record<AppraisalCastName, string>;
    quarters: readonly number[];
  }) {
    this.server = parts.server;
    this.tenantId = parts.people.ceo.tenantId;
    this.people = parts.people;
    this.quarters = parts.quarters;
    this.#tokens = parts.tokens;
  }

  get quarter(): number {
    return this.quarters[0] ?? 0;
  }

  tokenOf(who: AppraisalCastName): string {
    return this.#tokens[who];
  }

  /** Makes a call as a person; null: without a session. */
  call<E extends Endpoint>(
    who: AppraisalCastName | null,
    endpoint: E,
    options: CallOptions = {},
  ): Promise<Answer<E>> {
    return this.server.call(endpoint, { ...options, ...(who === null ? {} : { token: this.#tokens[who] }) });
  }

  /** Makes a call that must succeed, and returns its reply. */
  async must<E extends Endpoint>(who: AppraisalCastName, endpoint: E, options: CallOptions = {}) {
    const answer = await this.call(who, endpoint, options);
    if (answer.status !== 200)
      throw new Error(`${endpoint.name} by ${who}: ${answer.status} ${JSON.stringify(answer.problem)}`);
    return answer.body;
  }

  /** Returns the payload of a new appraisal; `fields` override the defaults. */
  body(employee: TestPerson, fields: object = {}) {
    return {
      UserId: employee.id,
      EvaluationPeriodId: this.quarter,
      Primary: 2,
      Secondary: 1,
      Review: '<p>Steady work.</p>',
      ...fields,
    };
  }

  /** Creates an appraisal of a new report of `manager`, who must be of the cast, and brings it to the state. */
  async make(state: AppraisalState, fields: object = {}, manager: AppraisalCastName = 'lead'): Promise<Made> {
    const employee = await this.server.buildPerson({ id: this.tenantId }, { manager: this.people[manager] });
    const token = await this.server.signInAs(employee);
    return { ...(await this.bring(state, { employee, token, manager }, fields)), employee, token };
  }

  /** Creates an appraisal of a person and brings it to the state. */
  async bring(
    state: AppraisalState,
    who: { employee: TestPerson; token: string; manager: AppraisalCastName },
    fields: object = {},
  ): Promise<{ id: number }> {
    const { Id: id } = await this.must(who.manager, createAppraisal, {
      body: this.body(who.employee, fields),
    });
    const params = { id };
    if (state === 'draft') return { id };
    await this.must(who.manager, shareAppraisal, { params });
    if (state === 'shared') return { id };
    const signed = {
      token: who.token,
      params,
      body: { Sign: who.employee.name, Comment: 'I see it otherwise.' },
    };
    const answer = await this.server.call(acknowledgeAppraisal, signed);
    if (answer.status !== 200) throw new Error(`acknowledge: ${answer.status} ${answer.problem.detail}`);
    if (state === 'acknowledged') return { id };
    await this.must(who.manager, completeAppraisal, {
      params,
      body: { Sign: this.people[who.manager].name },
    });
    return { id };
  }

  /** Changes settings as the operator does. */
  async set(values: Updateable<TenantSetting>): Promise<void> {
    await inTenant(this.server.context.pool, this.tenantId, (db) =>
      db.updateTable('tenant_setting').set(values).where('tenant_id', '=', this.tenantId).execute(),
    );
  }

  /** Changes a person's row, as an import would. */
  async change(
    person: TestPerson,
    values: Pick<Updateable<Person>, 'manager_id' | 'name' | 'deactivated_at' | 'role_name' | 'is_hr_admin'>,
  ) {
    await inTenant(this.server.context.pool, this.tenantId, (db) =>
      db
        .updateTable('person')
        .set(values)
        .where('tenant_id', '=', this.tenantId)
        .where('id', '=', person.id)
        .execute(),
    );
  }

  /** Adds a finished goal of the latest quarter with the owner's result; returns its id. */
  async addGoal(owner: TestPerson, title: string, isPrivate: boolean): Promise<number> {
    return inTenant(this.server.context.pool, this.tenantId, async (db) => {
      const at = '2026-08-01T12:00:00Z';
      const goal = await db
        .insertInto('goal')
        .values({
          tenant_id: this.tenantId,
          owner_id: owner.id,
          author_id: owner.id,
          period_id: this.quarter,
          state: 'finalized',
          goal_type: 'SMART',
          is_private: isPrivate,
          title,
          measurement: 'Ten of them',
          published_at: at,
          created_at: at,
          updated_at: at,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await db
        .insertInto('goal_result')
        .values({
          tenant_id: this.tenantId,
          goal_id: goal.id,
          kind: 'owner',
          round: 1,
          completed: true,
          quality: 3,
          body: `Outcome of ${title}`,
          author_id: owner.id,
          created_at: at,
          updated_at: at,
        })
        .execute();
      return goal.id;
    });
  }

  /** Returns kinds and details of the events about an appraisal, oldest first. */
  async events(appraisalId: number): Promise<{ kind: string; detail: unknown }[]> {
    return inTenant(this.server.context.pool, this.tenantId, (db) =>
      db
        .selectFrom('event')
        .select(['kind', 'detail'])
        .where('subject_id', '=', appraisalId)
        .where('kind', 'like', 'appraisal.%')
        .orderBy('id')
        .execute(),
    );
  }
}

export interface Made {
  readonly id: number;
  readonly employee: TestPerson;
  readonly token: string;
}

export async function buildAppraisalCompany(server: TestServer): Promise<AppraisalCompany> {
  const tenant = await server.buildTenant();
  const person = (options: Parameters<TestServer['buildPerson']>[1]) => server.buildPerson(tenant, options);
  const head = await person({ role: 'manager', name: 'Hedy Head' });
  const lead = await person({ role: 'manager', name: 'Lena Lead', manager: head });
  const otherLead = await person({ role: 'manager', name: 'Otto Otherlead' });
  const people: Record<AppraisalCastName, TestPerson> = {
    ceo: tenant.ceo,
    head,
    lead,
    otherLead,
    member: await person({ name: 'Mia Member', manager: lead }),
    peer: await person({ name: 'Paul Peer', manager: lead }),
    hrAdmin: await person({ name: 'Hana Hradmin', manager: otherLead, flags: ['isHrAdmin'] }),
    hrLead: await person({ name: 'Hugo Hrlead', role: 'manager', manager: head, flags: ['isHrAdmin'] }),
    orgAdmin: await person({ name: 'Ora Orgadmin', manager: otherLead, flags: ['isOrgAdmin'] }),
    goalAdmin: await person({ name: 'Gina Goaladmin', manager: otherLead, flags: ['isGoalAdmin'] }),
    hrObserver: await person({ name: 'Hal Hrobserver', role: 'observer', flags: ['isHrAdmin'] }),
    observer: await person({ name: 'Obi Observer', role: 'observer', flags: ['isOrgAdmin'] }),
    foreigner: (await server.buildTenant()).ceo,
  };
  const tokens = {} as Record<AppraisalCastName, string>;
  for (const name of appraisalCast) tokens[name] = await server.signInAs(people[name]);
  const schedule = await server.call(getTalentSchedule, { token: tokens.ceo });
  const quarters = schedule.body.Periods.map(({ PeriodId }) => PeriodId);
  return new AppraisalCompany({ server, people, tokens, quarters });
}
