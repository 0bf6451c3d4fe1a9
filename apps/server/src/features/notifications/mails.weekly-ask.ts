import type { Day } from '@bellwether/domain/calendar/day';
import { isLastWeek } from '@bellwether/domain/calendar/prediction-window';
import { currentQuarter } from '@bellwether/domain/calendar/quarter';
import { currentWeek } from '@bellwether/domain/calendar/week';
import { formatLongWeekdayAndDay } from '@bellwether/domain/locale/dates';
import { kindRows } from '@bellwether/domain/notifications/kinds';
import { sql } from 'kysely';
import type { MailKind } from '#platform/mail/mail-kind.ts';
import type { TenantScope } from '#platform/session/scope.ts';
import { hasWorsened, missesUpdate } from '../goals/reading/access.demands.ts';
import { unsubscribeToken } from './access.unsubscribe.ts';
import { weeklyAskWords } from './words.weekly-ask.ts';

interface GoalToUpdate {
  readonly id: number;
  readonly title: string;
}

interface WeekFacts {
  readonly name: string;
  /** The goals that the mail names, the first one to update first; limited in number. */
  readonly goals: readonly GoalToUpdate[];
  readonly count: number;
  /** The week's last day. */
  readonly ends: Day;
  /** The quarter ends with the week, so that a result is as good as a prediction (lived Q2). */
  readonly endsQuarter: boolean;
  readonly token: string;
}

const mostNamed = 10;

/** Asks a person to update their goals (decisions-2 B9); the subject is the week. */
export const weeklyAskMail: MailKind<WeekFacts> = {
  name: 'weekly_ask',
  async prepare(scope, { person, subjectId }) {
    const week = await askedWeek(scope, subjectId ?? 0);
    if (!week || !(await wantsMail(scope, person.id))) return undefined;
    const { goals, count } = await goalsToUpdate(scope, person.id, week);
    if (goals.length === 0) return undefined;
    const token = await unsubscribeToken(scope.db, { tenantId: scope.tenant.id, personId: person.id });
    const { calendar } = scope.tenant;
    const ends = currentWeek(scope.now, calendar).endDate;
    const endsQuarter = isLastWeek(currentQuarter(scope.now, calendar), scope.now, calendar);
    return { name: person.name, goals, count, ends, endsQuarter, token };
  },
  write({ name, goals, count, ends, endsQuarter, token }, { shownFor, link }) {
    const day = formatLongWeekdayAndDay(ends, shownFor);
    // The page of a goal offers both, a prediction and the result.
    const pathOf = (id: number | string) => `/v3/goals/${id}${endsQuarter ? '' : '?open=update'}`;
    const [first] = goals;
    const more = count - goals.length;
    return {
      subject: kindRows.update_asked.subject,
      unsubscribe: link(`/v3/unsubscribe/${token}`),
      parts: [
        { paragraph: `Hello ${name},` },
        {
          paragraph: endsQuarter ? weeklyAskWords.lastWeek(count, day) : weeklyAskWords.week(count, day),
        },
        {
          lines: goals.map(({ id, title }) => ({ title, href: link(pathOf(id)) })),
        },
        ...(more > 0 ? [{ note: `and ${more} more` }] : []),
        {
          button: endsQuarter ? weeklyAskWords.lastButton : weeklyAskWords.button,
          href: link(pathOf(first?.id ?? '')),
        },
      ],
    };
  },
};

/** Returns the week if it is still the company's current one. A late mail is not sent afterwards (decisions-2 X7). */
async function askedWeek(scope: TenantScope, weekId: number) {
  const { db, tenant, now } = scope;
  const { startDate } = currentWeek(now, tenant.calendar);
  const { rows } = await sql<{ periodId: number; week: number }>`
    select period_id as "periodId", week from goal_period_week
    where tenant_id = ${tenant.id} and id = ${weekId} and start_date = ${startDate}::date`.execute(db);
  return rows[0];
}

async function wantsMail({ db, tenant }: TenantScope, personId: number): Promise<boolean> {
  const row = await db
    .selectFrom('person')
    .select('wants_email')
    .where('tenant_id', '=', tenant.id)
    .where('id', '=', personId)
    .executeTakeFirst();
  return row?.wants_email ?? false;
}

/** Returns the person's goals without a prediction of the week, in the order of the reminders. */
async function goalsToUpdate(
  { db, tenant }: TenantScope,
  personId: number,
  { periodId, week }: { periodId: number; week: number },
): Promise<{ goals: GoalToUpdate[]; count: number }> {
  const { rows } = await sql<GoalToUpdate & { count: number }>`
    select goal.id, goal.title, count(*) over ()::int as count from goal
    where goal.tenant_id = ${tenant.id} and goal.owner_id = ${personId} and goal.period_id = ${periodId}
      and goal.deleted_at is null and ${missesUpdate('goal', sql`${week}::int`)}
    order by ${hasWorsened('goal')} desc, goal.id desc limit ${mostNamed}`.execute(db);
  return { goals: rows.map(({ id, title }) => ({ id, title })), count: rows[0]?.count ?? 0 };
}
