import { currentQuarter, quarterByIndex } from '@bellwether/domain/calendar/quarter';
import { defaultCalendarSettings } from '@bellwether/domain/calendar/settings';
import { startOfDay } from '@bellwether/domain/calendar/tenant-day';
import { defaultZoneName } from '@bellwether/domain/calendar/zone';
import { sql } from 'kysely';
import type { Config } from '#platform/config/config.ts';
import { asOwner, type ServerContext } from '#platform/context.ts';
import type { Queries } from '#platform/database/driver.ts';
import { inTenant } from '#platform/database/transaction.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { calendarOf } from '#platform/session/calendar.ts';
import { TenantCache } from '#platform/session/tenant-cache.ts';
import { createTenant, type NewTenant } from '../src/features/tenant/commands.ts';
import { periodsOf } from '../src/features/tenant/queries.ts';
import { countCompanyTables } from '../src/features/tenant/statements.sizes.ts';
import { northwindAbsences } from './northwind-absences.ts';
import { northwindActionItems } from './northwind-action-items.ts';
import { northwindAgentViews } from './northwind-agents.ts';
import { northwindAppraisals } from './northwind-appraisals.ts';
import { northwindCalibration } from './northwind-calibration.ts';
import { northwindCycle } from './northwind-cycles.ts';
import { northwindFinishedCycle } from './northwind-finished-cycle.ts';
import { northwindManualEntries, northwindManuals } from './northwind-manuals.ts';
import { northwindNotes } from './northwind-notes.ts';
import { northwindPeople, northwindPeopleAt } from './northwind-people.ts';
import { northwindPictures } from './northwind-pictures.ts';
import { finishedQuarters, northwindStories } from './northwind-stories.ts';
import { northwindDraft, northwindStrategy, northwindThemes } from './northwind-strategy.ts';
import { northwindViews } from './northwind-views.ts';
import { otherPeople, otherStories } from './other-company.ts';
import { importOtherYear } from './other-year.ts';
import { createRandom } from './random.ts';
import type { PersonStory } from './story.ts';
import { writeAbsences } from './write-absences.ts';
import { writeActionItems } from './write-action-items.ts';
import { writeActs } from './write-acts.ts';
import { writeAgentViews } from './write-agents.ts';
import { writeAppraisals } from './write-appraisals.ts';
import { writeCalibration } from './write-calibration.ts';
import { writeConnections } from './write-connections.ts';
import { writeCycles } from './write-cycles.ts';
import { writeDismissals } from './write-dismissals.ts';
import { writeGoals } from './write-goals.ts';
import { writeManuals } from './write-manuals.ts';
import { writeNotes } from './write-notes.ts';
import { writeDemoNotifications } from './write-notifications.ts';
import { writePeople } from './write-people.ts';
import { writePictures } from './write-pictures.ts';
import { writeSchedules } from './write-schedules.ts';
import { writeStrategy } from './write-strategy.ts';
import { writeViews } from './write-views.ts';
import { writeWebhooks } from './write-webhooks.ts';

/** Documented: every reader of the documentation can sign in to the demo's accounts. */
export const demoPassword = 'Bellwether-demo-1';

const seed = 20_260_101;
const day = 86_400_000;

const nameOf = (key: string) => northwindPeople.find((person) => person.key === key)?.name ?? key;

type DemoContext = Pick<ServerContext, 'owner' | 'clock' | 'hasher' | 'files' | 'config'>;

/**
 * Creates the demo company and a second one that proves isolation. Dates are relative to today; the same day
 * gives the same data. All or nothing.
 *
 * @throws when one of the subdomains is taken.
 */
export async function createDemo(context: DemoContext): Promise<void> {
  const now = context.clock.now();
  const passwordHash = await context.hasher.hash(demoPassword);
  const { files, config } = context;
  await asOwner(context, (pool) =>
    inTenant(pool, 0, (db) => writeDemo(db, { now, passwordHash, files, config })),
  );
}

/**
 * Creates the demo if there is no company yet. If several nodes start at once, one creates it and the others
 * wait.
 */
export async function createDemoIfEmpty(context: DemoContext): Promise<void> {
  const now = context.clock.now();
  const passwordHash = await context.hasher.hash(demoPassword);
  await asOwner(context, (pool) =>
    inTenant(pool, 0, async (db) => {
      // A transaction lock, because a session lock would stay with the pooler's connection.
      await sql`select pg_advisory_xact_lock(hashtext('make the demo'))`.execute(db);
      const some = await db.selectFrom('tenant').select('id').limit(1).executeTakeFirst();
      if (!some) await writeDemo(db, { now, passwordHash, files: context.files, config: context.config });
    }),
  );
}

interface DemoParts {
  readonly now: number;
  readonly passwordHash: string;
  readonly files: FileStore;
  readonly config: Config;
}

async function writeDemo(db: Queries, { now, passwordHash, files, config }: DemoParts): Promise<void> {
  const demo = await makeCompany(db, now, passwordHash, northwindPeopleAt(now), {
    subdomain: 'demo',
    name: 'Northwind Robotics',
  });
  const stories = northwindStories(demo.stage);
  const ids = await writeGoals(db, demo.company, stories);
  await writeViews(
    db,
    { tenantId: demo.company.tenantId, stories, ids },
    northwindViews(demo.stage, stories),
  );
  await writeAgentViews(
    db,
    { tenantId: demo.company.tenantId, authorId: demo.stage.idOf('orgadmin'), stories, ids },
    northwindAgentViews(stories),
  );
  await writeDismissals(db, { tenantId: demo.company.tenantId, now });
  await writeStrategy(db, {
    tenantId: demo.company.tenantId,
    authorId: demo.stage.idOf('ceo'),
    periods: demo.stage.periods,
    zone: demo.company.calendar.zone,
    now,
    versions: northwindStrategy,
    draft: northwindDraft,
    themes: northwindThemes,
  });
  await writeAbsences(db, {
    tenantId: demo.company.tenantId,
    now,
    zone: demo.company.calendar.zone,
    idOf: demo.stage.idOf,
    absences: northwindAbsences,
  });
  await writeNotes(db, { ...demo.company, now, idOf: demo.stage.idOf, notes: northwindNotes });
  await writeActionItems(db, {
    ...demo.company,
    now,
    idOf: demo.stage.idOf,
    items: northwindActionItems,
  });
  await writeManuals(db, {
    tenantId: demo.company.tenantId,
    idOf: demo.stage.idOf,
    at: now - 30 * day,
    manuals: northwindManuals,
    entries: northwindManualEntries,
  });
  await writePictures(db, {
    files,
    tenantId: demo.company.tenantId,
    now,
    idOf: demo.stage.idOf,
    pictures: northwindPictures,
  });
  await writeAppraisals(db, {
    tenantId: demo.company.tenantId,
    now,
    idOf: demo.stage.idOf,
    nameOf,
    periods: demo.stage.periods,
    appraisals: northwindAppraisals,
  });
  await writeCycles(db, {
    tenantId: demo.company.tenantId,
    now,
    zone: demo.company.calendar.zone,
    periods: demo.stage.periods,
    idOf: demo.stage.idOf,
    nameOf,
    cycle: northwindCycle,
    finished: northwindFinishedCycle,
  });
  await writeCalibration(db, {
    tenantId: demo.company.tenantId,
    now,
    zone: demo.company.calendar.zone,
    periods: demo.stage.periods,
    idOf: demo.stage.idOf,
    nameOf,
    calibration: northwindCalibration,
  });
  await writeActs(db, { tenantId: demo.company.tenantId, now, idOf: demo.stage.idOf });
  await writeSchedules(db, { tenantId: demo.company.tenantId, now, idOf: demo.stage.idOf });
  await writeConnections(db, {
    tenantId: demo.company.tenantId,
    authorId: demo.stage.idOf('orgadmin'),
    now,
    config,
  });
  await writeWebhooks(db, {
    tenantId: demo.company.tenantId,
    authorId: demo.stage.idOf('ceo'),
    now,
    config,
  });
  await writeDemoNotifications(db, {
    tenantId: demo.company.tenantId,
    now,
    followers: ['observer', 'peer', 'goaladmin', 'orgadmin', 'hradmin'].map(demo.stage.idOf),
  });
  const other = await makeCompany(db, now, passwordHash, otherPeople, {
    subdomain: 'other',
    name: 'Contoso Bakery',
  });
  await writeGoals(db, other.company, otherStories(other.stage));
  await importOtherYear(db, other.company, { now, ceoId: other.stage.idOf('ceo') });
  await countCompanyTables(db);
}

async function makeCompany(
  db: Queries,
  now: number,
  passwordHash: string,
  people: readonly PersonStory[],
  named: Pick<NewTenant, 'subdomain' | 'name'>,
) {
  const current = currentQuarter(now, defaultCalendarSettings);
  const first = quarterByIndex(current.index - finishedQuarters, defaultCalendarSettings);
  const since = startOfDay(first.startDate, defaultCalendarSettings.zone) + day / 2;
  const goalType = 'SMART' as const;
  const tenantId = await createTenant(db, now, {
    ...named,
    timeZone: defaultZoneName,
    goalType,
    isDemo: true,
    since,
  });
  const setting = await db
    .selectFrom('tenant_setting')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
  const calendar = calendarOf(setting);
  const ids = await writePeople(db, { tenantId, people, at: since - 30 * day, passwordHash });
  const idOf = (key: string) => {
    const id = ids.get(key);
    if (id === undefined) throw new Error(`Nobody is called ${key}.`);
    return id;
  };
  const periods = await periodsOf({ db, now, cache: new TenantCache(), tenant: { id: tenantId, calendar } });
  return {
    company: { tenantId, goalType, calendar },
    stage: { idOf, periods, calendar, now, random: createRandom(seed) },
  };
}
