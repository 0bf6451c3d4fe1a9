import type { Day } from '@bellwether/domain/calendar/day';
import { lastAskedWeek } from '@bellwether/domain/calendar/prediction-window';
import { currentQuarter } from '@bellwether/domain/calendar/quarter';
import { currentWeek } from '@bellwether/domain/calendar/week';
import type { Rating } from '@bellwether/domain/goals/rating';
import { formatLongWeekdayAndDay } from '@bellwether/domain/locale/dates';
import { stoppableMailLabels } from '@bellwether/domain/notifications/mails/mail-switches';
import { weeklyAskWords } from '@bellwether/domain/notifications/mails/words.weekly-ask';
import { sql } from 'kysely';
import type { MailKind } from '#platform/mail/mail-kind.ts';
import { mailWords } from '#platform/mail/words.ts';
import type { TenantScope } from '#platform/session/scope.ts';
import { hasWorsened } from '../../goals/reading/access.demands.ts';
import { missesUpdate } from '../../goals/reading/access.figures.ts';
import { actingManagerOf } from '../../people/access.ts';
import { unsubscribeToken } from './access.unsubscribe.ts';
import { mailSwitchesOf } from './queries.switches.ts';

interface GoalToUpdate {
  readonly id: number;
  readonly title: string;
  /** The goal's status of the asked week; null if it has none yet. */
  readonly statusId: number | null;
  /** The last prediction and its week; null before the first one. */
  readonly likelihood: Rating | null;
  readonly quality: Rating | null;
  readonly saidWeek: number | null;
  /** What the owner wrote then. */
  readonly comment: string | null;
}

interface WeekFacts {
  readonly name: string;
  /** The goals that the mail names, the first one to update first; limited in number. */
  readonly goals: readonly GoalToUpdate[];
  readonly count: number;
  /** The number of the week in its quarter. */
  readonly week: number;
  /** The last day of the week, or of the quarter. */
  readonly ends: Day;
  /** How many asks in a row the person has not answered. */
  readonly missed: number;
  /** The manager who was told of it; null if nobody was. */
  readonly manager: string | null;
  /** It is the last week that is asked for, so a result is as good as a prediction (notifications.9). */
  readonly endsQuarter: boolean;
  readonly token: string;
}

const mostNamed = 10;

/** Asks a person to update their goals (notifications.7); the subject is the week. */
export const weeklyAskMail: MailKind<WeekFacts> = {
  name: 'weekly_ask',
  async prepare(scope, { person, subjectId }) {
    const ids = { tenantId: scope.tenant.id, personId: person.id };
    const week = await askedWeek(scope, subjectId ?? 0);
    if (!week || !(await mailSwitchesOf(scope.db, ids)).weekly_ask) return undefined;
    const { goals, count } = await goalsToUpdate(scope, person.id, week);
    if (goals.length === 0) return undefined;
    const token = await unsubscribeToken(scope.db, { ...ids, mails: 'weekly_ask' });
    const { calendar } = scope.tenant;
    const quarter = currentQuarter(scope.now, calendar);
    const endsQuarter = week.week === lastAskedWeek(quarter);
    const ends = endsQuarter ? quarter.endDate : currentWeek(scope.now, calendar).endDate;
    const missed = await missedAsks(scope, person.id, subjectId ?? 0);
    return { name: person.name, goals, count, week: week.week, ends, endsQuarter, ...missed, token };
  },
  write(
    { name, goals, count, week, ends, endsQuarter, missed, manager, token },
    { shownFor, language, link },
  ) {
    const words = language.words(weeklyAskWords);
    const ofMails = language.words(mailWords);
    // The page of a goal offers both, a prediction and the result.
    const pathOf = (goal: GoalToUpdate) => (endsQuarter ? `/v3/goals/${goal.id}` : updatePath(goal));
    const [first] = goals;
    const more = count - goals.length;
    const unanswered = words.unanswered(missed, manager);
    return {
      subject: words.subject(missed),
      unsubscribe: {
        address: link(`/v3/unsubscribe/${token}`),
        mails: language.words(stoppableMailLabels).weekly_ask,
      },
      parts: [
        { paragraph: ofMails.hello(name) },
        ...(unanswered === undefined ? [] : [{ paragraph: unanswered }]),
        { paragraph: words.asks(count, formatLongWeekdayAndDay(ends, shownFor), endsQuarter) },
        {
          lines: goals.map((goal) => ({
            title: goal.title,
            says: words.lastSaid(goal, week),
            href: link(pathOf(goal)),
          })),
        },
        ...(more > 0 ? [{ note: ofMails.more(more) }] : []),
        {
          button: words.button(endsQuarter),
          href: link(first ? pathOf(first) : '/v3/goals'),
        },
      ],
    };
  },
};

/** Returns the path of the goal's update. With the status the screen names the week when it is opened later. */
function updatePath({ id, statusId }: GoalToUpdate): string {
  return `/v3/goals/${id}?open=update${statusId === null ? '' : `&about=${statusId}`}`;
}

/** Returns the week if it is still the company's current one. A late mail is not sent afterwards (mail.3). */
async function askedWeek(scope: TenantScope, weekId: number) {
  const { db, tenant, now } = scope;
  const { startDate } = currentWeek(now, tenant.calendar);
  const { rows } = await sql<{ periodId: number; week: number }>`
    select period_id as "periodId", week from goal_period_week
    where tenant_id = ${tenant.id} and id = ${weekId} and start_date = ${startDate}::date`.execute(db);
  return rows[0];
}

/** Returns the asks in a row that the person has not answered, and the manager to whom the company tells that. */
async function missedAsks({ db, tenant }: TenantScope, personId: number, weekId: number) {
  const scope = { tenant };
  const { rows } = await sql<{ missed: number; manager: string | null }>`
    select asked.missed, (select above.name from person above
      where ${tenant.settings.escalate_missed_updates}::boolean and above.tenant_id = ${tenant.id} and above.id = ${actingManagerOf(scope, sql`${personId}::int`)}) as manager
    from weekly_ask asked where asked.tenant_id = ${tenant.id} and asked.person_id = ${personId}
      and asked.week_id = ${weekId}`.execute(db);
  return rows[0] ?? { missed: 0, manager: null };
}

/** Returns the person's goals without a prediction of the week, in the order of the reminders. */
async function goalsToUpdate(
  { db, tenant }: TenantScope,
  personId: number,
  { periodId, week }: { periodId: number; week: number },
): Promise<{ goals: GoalToUpdate[]; count: number }> {
  const { rows } = await sql<GoalToUpdate & { count: number }>`
    select goal.id, goal.title, status.id as "statusId", former.likelihood, former.quality,
      former.week as "saidWeek", former.body as comment, count(*) over ()::int as count
    from goal left join goal_status status on status.tenant_id = ${tenant.id} and status.goal_id = goal.id
      and status.week = ${week}::int
    left join lateral (select said.likelihood, said.quality, said.week, (select comment.body from goal_comment comment
          where comment.tenant_id = ${tenant.id} and comment.goal_id = goal.id and comment.deleted_at is null
            and comment.commentable_type = 'GoalStatus' and comment.commentable_id = said.id
            and comment.author_id = ${personId} order by comment.id desc limit 1) as body
        from goal_status said where said.tenant_id = ${tenant.id} and said.goal_id = goal.id
          and said.week < ${week}::int and said.likelihood is not null
        order by said.week desc limit 1) former on true
    where goal.tenant_id = ${tenant.id} and goal.owner_id = ${personId} and goal.period_id = ${periodId}
      and goal.deleted_at is null and ${missesUpdate('goal', sql`${week}::int`)}
    order by ${hasWorsened('goal')} desc, goal.id desc limit ${mostNamed}`.execute(db);
  return { goals: rows.map(({ count: _, ...goal }) => goal), count: rows[0]?.count ?? 0 };
}
