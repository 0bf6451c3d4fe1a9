import { currentQuarter, quarterByIndex } from '@bellwether/domain/calendar/quarter';
import { type CalendarSettings, defaultCalendarSettings } from '@bellwether/domain/calendar/settings';
import { startOfDay } from '@bellwether/domain/calendar/tenant-day';
import { defaultZoneName } from '@bellwether/domain/calendar/zone';
import { asOwner, type ServerContext } from '#platform/context.ts';
import type { Queries } from '#platform/database/driver.ts';
import { inTenant } from '#platform/database/transaction.ts';
import { TenantCache } from '#platform/session/tenant-cache.ts';
import type { Northwind } from '../demo/northwind.ts';
import { createRandom } from '../demo/random.ts';
import type { GoalStory, WrittenGoal } from '../demo/story.ts';
import { writeGoals } from '../demo/write-goals.ts';
import { writePeople } from '../demo/write-people.ts';
import { createTenant } from '../src/features/tenant/commands.ts';
import { type Period, periodsOf } from '../src/features/tenant/queries.ts';
import { canHoldGoals, madeGoal, sceneDeck } from './goals.ts';
import { type MadePerson, madePeople } from './people.ts';
import { PlanKeeper } from './plan-keeper.ts';
import { dealGoals } from './shares.ts';

/** Documented: everybody in a company of load data can sign in with it. */
export const loadPassword = 'Bellwether-load-1';

const day = 86_400_000;
const finishedQuarters = 3;
/** The number of goals that are kept in memory before they are written. */
const batch = 400;

export interface LoadSize {
  readonly tenants: number;
  /** In each tenant. */
  readonly users: number;
  /** In each tenant. */
  readonly goals: number;
  /** The same seed on the same day creates the same companies. */
  readonly seed: number;
}

/**
 * Creates companies of synthetic people and goals, `load-1`, `load-2` … or from the first free number, each
 * all or nothing; then vacuums and analyses the tables. Memory does not grow with the size. `told` is called
 * for each company.
 */
export async function loadData(
  context: Pick<ServerContext, 'owner' | 'clock' | 'hasher'>,
  size: LoadSize,
  told?: (subdomain: string) => void,
): Promise<void> {
  const now = context.clock.now();
  const passwordHash = await context.hasher.hash(loadPassword);
  await asOwner(context, async (pool) => {
    const first = await inTenant(pool, 0, firstFreeNumber);
    const plans = new PlanKeeper();
    for (let number = first; number < first + size.tenants; number += 1) {
      await inTenant(pool, 0, (db) => loadCompany(db, { number, now, passwordHash, size, plans }));
      told?.(`load-${number}`);
    }
    await pool.query('vacuum (analyze)');
  });
}

async function firstFreeNumber(db: Queries): Promise<number> {
  const taken = await db
    .selectFrom('tenant')
    .select('subdomain')
    .where('subdomain', 'like', 'load-%')
    .execute();
  const numbers = taken
    .map(({ subdomain }) => Number(subdomain.slice('load-'.length)))
    .filter(Number.isInteger);
  return Math.max(0, ...numbers) + 1;
}

interface CompanyToLoad {
  readonly number: number;
  readonly now: number;
  readonly passwordHash: string;
  readonly size: LoadSize;
  readonly plans: PlanKeeper;
}

async function loadCompany(db: Queries, company: CompanyToLoad): Promise<void> {
  const { number, now, passwordHash, size, plans } = company;
  await plans.begin(db);
  const calendar = defaultCalendarSettings;
  const random = createRandom(size.seed * 7_919 + number);
  const since = firstDay(now, calendar);
  const subdomain = `load-${number}`;
  const goalType = 'SMART' as const;
  const tenantId = await createTenant(db, now, {
    subdomain,
    name: `Load Company ${number}`,
    timeZone: defaultZoneName,
    goalType,
    since,
  });
  const staff = { count: size.users, domain: `${subdomain}.example`, leftAt: now - 30 * day };
  const people = madePeople(staff, random);
  const ids = await writePeople(db, { tenantId, people, at: since - 30 * day, passwordHash });
  await plans.written(db, 'people', people.length);
  const idOf = (key: string) => {
    const id = ids.get(key);
    if (id === undefined) throw new Error(`Nobody is called ${key}.`);
    return id;
  };
  const periods = await periodsOf({ db, now, cache: new TenantCache(), tenant: { id: tenantId, calendar } });
  const stage = { idOf, periods, calendar, now, random };
  await loadGoals(db, { tenantId, goalType, calendar }, stage, { people, goals: size.goals, plans });
}

/** Returns the first day of the earliest quarter. */
function firstDay(now: number, calendar: CalendarSettings): number {
  const first = quarterByIndex(currentQuarter(now, calendar).index - finishedQuarters, calendar);
  return startOfDay(first.startDate, calendar.zone) + day / 2;
}

async function loadGoals(
  db: Queries,
  company: Parameters<typeof writeGoals>[1],
  stage: Northwind,
  asked: { people: readonly MadePerson[]; goals: number; plans: PlanKeeper },
): Promise<void> {
  const { people, goals, plans } = asked;
  const owners = people.filter((person) => person.role !== 'observer' && person.deactivatedAt === undefined);
  const holders = new Holders();
  const shares = dealGoals(owners, goals);
  const nextScene = sceneDeck(stage.random);
  let made = 0;
  let waiting: { key: string; story: GoalStory }[] = [];
  const flush = async () => {
    const ids = await writeGoals(
      db,
      company,
      waiting.map(({ story }) => story),
    );
    waiting.forEach(({ key, story }, index) => {
      if (canHoldGoals(story)) holders.add(key, story.period, { id: ids[index] ?? 0 });
    });
    await plans.written(db, 'goals', waiting.length);
    waiting = [];
  };
  let before: Turn | undefined;
  for (const turn of turnsOf(shares)) {
    const { person, offset } = turn;
    // A goal is aligned below one of the manager's, so write that level before the next one begins.
    if (isNewLevel(before, turn) || waiting.length >= batch) await flush();
    before = turn;
    made += 1;
    const period = stage.periods.byIndex(stage.periods.current.index + offset) ?? stage.periods.current;
    const parents = person.manager === undefined ? [] : holders.of(person.manager, period);
    const story = madeGoal(stage, {
      key: person.key,
      manager: person.manager,
      period,
      parent: parents.length === 0 || made % 10 === 0 ? undefined : stage.random.pick(parents),
      isPrivate: made % 20 === 7,
      followers: stage.random.chance(0.2) ? followersOf(stage, owners, person) : [],
      scene: offset === 0 || offset === 1 ? nextScene() : 'approved',
    });
    waiting.push({ key: person.key, story });
  }
  await flush();
}

/** A goal to write: its owner and its quarter, relative to the running one. */
interface Turn {
  readonly person: MadePerson;
  readonly offset: number;
}

/**
 * Returns the goals in the order in which a company writes them: quarter by quarter, and top-down within a
 * quarter. So ids grow with time, and new rows are close together in tables and indexes.
 */
function turnsOf(shares: ReadonlyMap<MadePerson, readonly number[]>): Turn[] {
  return [...shares]
    .flatMap(([person, offsets]) => offsets.map((offset) => ({ person, offset })))
    .sort((one, other) => one.offset - other.offset || one.person.level - other.person.level);
}

function isNewLevel(before: Turn | undefined, turn: Turn): boolean {
  return before?.person.level !== turn.person.level || before.offset !== turn.offset;
}

function followersOf(
  { idOf, random }: Northwind,
  people: readonly MadePerson[],
  owner: MadePerson,
): number[] {
  const picked = Array.from({ length: random.between(1, 3) }, () => random.pick(people));
  return [...new Set(picked.filter((person) => person !== owner).map((person) => idOf(person.key)))];
}

/** The possible parent goals, by owner and quarter. */
class Holders {
  readonly #goals = new Map<string, WrittenGoal[]>();

  add(key: string, period: Period, goal: WrittenGoal): void {
    const place = `${key} ${period.id}`;
    const goals = this.#goals.get(place);
    if (goals) goals.push(goal);
    else this.#goals.set(place, [goal]);
  }

  of(key: string, period: Period): readonly WrittenGoal[] {
    return this.#goals.get(`${key} ${period.id}`) ?? [];
  }
}
