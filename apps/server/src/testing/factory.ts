import type { GoalType } from '@bellwether/domain/goals/rules';
import { emailKeyOf } from '@bellwether/domain/people/profile/email';
import type { RoleFlag, RoleName } from '@bellwether/domain/people/roles/roles';
import { createTenant } from '../features/tenant/commands.ts';
import type { ServerContext } from '../platform/context.ts';
import type { DatabasePool } from '../platform/database/pool.ts';
import { inTenant } from '../platform/database/transaction.ts';
import { mintToken } from '../platform/session/token.ts';

/** The password of everybody whom the factory creates. */
export const testPassword = 'Bellwether-test-1';

export interface TestPerson {
  readonly id: number;
  readonly tenantId: number;
  readonly name: string;
  readonly email: string;
  readonly role: RoleName;
}

export interface TestTenant {
  readonly id: number;
  readonly subdomain: string;
  readonly ceo: TestPerson;
}

export interface TenantOptions {
  subdomain?: string;
  name?: string;
  timeZone?: string;
  goalType?: GoalType;
  firstFiscalMonth?: number;
  /** Epoch milliseconds of its first day; default: a year before the clock's now. */
  since?: number;
  /** Switches appraisals off: managers get no reminder to write them. */
  withoutTalent?: boolean;
}

export interface PersonOptions {
  name?: string;
  email?: string;
  /** Default: `contributor`. */
  role?: RoleName;
  /** Default: the ceo; null for nobody. Observers have none. */
  manager?: TestPerson | null;
  /** Such as `['isGoalAdmin']`. */
  flags?: readonly RoleFlag[] | undefined;
  orgUnit?: string;
  deactivated?: boolean;
  /** Without a password: invited, but not yet accepted. */
  withoutPassword?: boolean;
  /** Never invited, so also without a password. */
  uninvited?: boolean;
}

export interface AbsenceOptions {
  tenantId: number;
  personId: number;
  deputyId?: number | null;
  /** Days; default: today, and a week later. */
  from?: string;
  until?: string;
  /** Whether it holds now; default: yes. */
  isOn?: boolean;
}

let hashed: Promise<string> | undefined;
const year = 365 * 86_400_000;

/** Creates test data through the tables' own constraints. A running number makes names unique. */
export class Factory {
  readonly #context: ServerContext;
  readonly #owner: DatabasePool;
  readonly #ceos = new Map<number, TestPerson>();
  #count = 0;

  constructor(parts: { context: ServerContext; owner: DatabasePool }) {
    this.#context = parts.context;
    this.#owner = parts.owner;
  }

  /** Creates a company with its ceo, and periods from a year ago to five ahead. */
  async buildTenant(options: TenantOptions = {}): Promise<TestTenant> {
    this.#count += 1;
    const now = this.#context.clock.now();
    const subdomain = options.subdomain ?? `company-${this.#count}`;
    const id = await inTenant(this.#owner, 0, (db) =>
      createTenant(db, now, {
        subdomain,
        name: options.name ?? `Company ${this.#count}`,
        timeZone: options.timeZone ?? 'Central Time (US & Canada)',
        goalType: options.goalType ?? 'SMART',
        firstFiscalMonth: options.firstFiscalMonth,
        since: options.since ?? now - year,
      }),
    );
    if (options.withoutTalent) {
      await inTenant(this.#context.pool, id, (db) =>
        db.updateTable('tenant_setting').set({ talent_enabled: false }).where('tenant_id', '=', id).execute(),
      );
    }
    const ceo = await this.#insert(id, { role: 'ceo', name: 'Cleo Chief', manager: null });
    this.#ceos.set(id, ceo);
    return { id, subdomain, ceo };
  }

  /** Creates a person who can sign in with `testPassword`. */
  async buildPerson(tenant: Pick<TestTenant, 'id'>, options: PersonOptions = {}): Promise<TestPerson> {
    return this.#insert(tenant.id, options);
  }

  /** Creates a session as a sign-in would; returns its token. */
  async signInAs(person: TestPerson): Promise<string> {
    const [token = ''] = await this.signInEach([person]);
    return token;
  }

  /** Creates a session for each of these people of one company; returns the tokens in their order. */
  async signInEach(people: readonly TestPerson[]): Promise<string[]> {
    const tenantId = people[0]?.tenantId ?? 0;
    const now = new Date(this.#context.clock.now()).toISOString();
    const minted = people.map(({ id }) => ({ id, ...mintToken(tenantId) }));
    await inTenant(this.#context.pool, tenantId, (db) =>
      db
        .insertInto('session')
        .values(
          minted.map(({ id, secretHash }) => ({
            tenant_id: tenantId,
            person_id: id,
            secret_hash: secretHash,
            created_at: now,
            last_seen_at: now,
            password_at: now,
          })),
        )
        .execute(),
    );
    return minted.map(({ token }) => token);
  }

  /** Makes a person absent from today, or from `from`, without telling anybody. Returns the absence's id. */
  async buildAbsence(options: AbsenceOptions): Promise<number> {
    const { tenantId, personId, deputyId = null, isOn = true } = options;
    const now = this.#context.clock.now();
    const at = new Date(now).toISOString();
    const from = options.from ?? at.slice(0, 10);
    const until = options.until ?? new Date(now + 7 * 86_400_000).toISOString().slice(0, 10);
    return inTenant(this.#context.pool, tenantId, async (db) => {
      const { id } = await db
        .insertInto('absence')
        .values({
          tenant_id: tenantId,
          person_id: personId,
          deputy_id: deputyId,
          first_day: from,
          last_day: until,
          is_on: isOn,
          created_at: at,
          updated_at: at,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    });
  }

  async #insert(tenantId: number, options: PersonOptions): Promise<TestPerson> {
    this.#count += 1;
    const role = options.role ?? 'contributor';
    const name = options.name ?? `Person ${this.#count}`;
    const email = options.email ?? `person-${this.#count}@example.com`;
    const manager = options.manager === undefined ? this.#ceos.get(tenantId) : options.manager;
    const at = new Date(this.#context.clock.now() - year).toISOString();
    hashed ??= this.#context.hasher.hash(testPassword);
    const passwordHash = await hashed;
    const flag = (name: RoleFlag) => options.flags?.includes(name) ?? false;
    return inTenant(this.#context.pool, tenantId, async (db) => {
      const { id } = await db
        .insertInto('person')
        .values({
          tenant_id: tenantId,
          name,
          email,
          email_key: emailKeyOf(email),
          job_title: role,
          role_name: role,
          manager_id: role === 'observer' ? null : (manager?.id ?? null),
          org_unit: options.orgUnit,
          is_org_admin: flag('isOrgAdmin'),
          is_goal_admin: flag('isGoalAdmin'),
          is_goal_manager: flag('isGoalManager'),
          is_hr_admin: flag('isHrAdmin'),
          deactivated_at: options.deactivated ? at : null,
          invited_at: options.uninvited ? null : at,
          invitation_accepted_at: options.withoutPassword || options.uninvited ? null : at,
          created_at: at,
          updated_at: at,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      if (!options.withoutPassword && !options.uninvited) {
        await db
          .insertInto('credential')
          .values({ tenant_id: tenantId, person_id: id, password_hash: passwordHash, changed_at: at })
          .execute();
      }
      return { id, tenantId, name, email, role };
    });
  }
}
