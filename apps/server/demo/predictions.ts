import { askedFrom, latestAskedWeek } from '@bellwether/domain/calendar/prediction-window';
import type { CalendarSettings } from '@bellwether/domain/calendar/settings';
import { insideWeeksOf } from '@bellwether/domain/calendar/week';
import type { Period } from '../src/features/tenant/queries.ts';
import { managerReplies, ownerRemarks } from './northwind-remarks.ts';
import type { Random } from './random.ts';
import type { CommentStory, PredictionStory } from './story.ts';

const hour = 3_600_000;

/** The direction of a goal's predictions, which drift there with ups and downs. */
export type Course = 'win' | 'struggle' | 'recover' | 'slide' | 'confident';

const courses: Readonly<Record<Course, { start: number; early: number; late: number }>> = {
  win: { start: 2, early: 0.22, late: 0.35 },
  struggle: { start: 2, early: -0.25, late: 0.2 },
  recover: { start: 3, early: -0.4, late: 0.5 },
  slide: { start: 3, early: 0.15, late: -0.5 },
  confident: { start: 3, early: 0.25, late: 0.1 },
};

export interface PredictionPlan {
  readonly period: Period;
  readonly calendar: CalendarSettings;
  readonly now: number;
  readonly publishedAt: number;
  readonly course: Course;
  /** Whether the latest week that needs a prediction has one; without it the goal needs an update. */
  readonly isUpToDate: boolean;
  readonly owner: number;
  readonly manager: number | null;
}

/** Returns the weekly predictions of a goal up to now, with comments where the likelihood moved. */
export function predict(plan: PredictionPlan, random: Random): PredictionStory[] {
  const { period, calendar, now } = plan;
  const weeks = insideWeeksOf(period);
  const latest = latestAskedWeek(period, now, calendar);
  const course = courses[plan.course];
  let likelihood = course.start;
  let quality = random.between(2, 3);
  const given: PredictionStory[] = [];
  const said = new Set<string>();
  for (const week of weeks.slice(0, latest)) {
    const isLatest = week.week === latest;
    const asked = askedFrom(week, calendar) ?? now;
    // In working hours of the asking day or the day after; the latest week's prediction is already given.
    const planned = asked + Math.floor((random.between(0, 1) * 24 + 8 + random.next() * 9) * hour);
    const at = planned < now ? planned : asked + Math.floor((now - asked) * random.next());
    const isSkipped = isLatest ? !plan.isUpToDate : random.chance(0.05);
    if (isSkipped || at <= plan.publishedAt || at >= now) continue;
    const drift = week.week <= weeks.length / 2 ? course.early : course.late;
    const before = likelihood;
    likelihood = step(likelihood, drift, random);
    quality = step(quality, drift / 2, random);
    given.push({
      week: week.week,
      likelihood,
      quality,
      at,
      comments: remarks(
        plan,
        at,
        { before, likelihood, isFirst: given.length === 0, week: week.week, said },
        random,
      ),
    });
  }
  return given;
}

function step(level: number, drift: number, random: Random): number {
  const roll = random.next();
  const move = roll < Math.abs(drift) ? Math.sign(drift) : roll > 0.9 ? -Math.sign(drift) : 0;
  return Math.max(0, Math.min(4, level + move));
}

interface Step {
  readonly before: number;
  readonly likelihood: number;
  readonly isFirst: boolean;
  readonly week: number;
  /** What the goal's owner has said already: nobody says the same twice. */
  readonly said: Set<string>;
}

type Tone = keyof typeof ownerRemarks;

function toneOf({ before, likelihood, isFirst }: Step): Tone {
  if (isFirst) return 'first';
  if (likelihood !== before) return likelihood > before ? 'up' : 'down';
  return likelihood >= 3 ? 'steady' : 'stuck';
}

/** Returns the time of the quarter of a week. */
function phaseOf(week: number): 'early' | 'middle' | 'late' {
  if (week <= 4) return 'early';
  return week <= 9 ? 'middle' : 'late';
}

/** Returns the chosen remark, or the next one that was not made about this goal; makes no random choice. */
function unsaid(remarks: readonly string[], chosen: string, said: Set<string>): string {
  const from = remarks.indexOf(chosen);
  const turned = [...remarks.slice(from), ...remarks.slice(0, from)];
  const body = turned.find((each) => !said.has(each)) ?? chosen;
  said.add(body);
  return body;
}

function remarks(plan: PredictionPlan, at: number, taken: Step, random: Random): CommentStory[] {
  const tone = toneOf(taken);
  const isMoved = taken.likelihood !== taken.before;
  if (at + 60_000 >= plan.now || !random.chance(isMoved ? 0.6 : 0.08)) return [];
  const { [phaseOf(taken.week)]: remarks } = ownerRemarks[tone];
  const said: CommentStory[] = [
    { by: plan.owner, at: at + 60_000, body: unsaid(remarks, random.pick(remarks), taken.said) },
  ];
  const answered = at + random.between(2, 20) * hour;
  if (
    plan.manager !== null &&
    answered < plan.now &&
    random.chance(taken.likelihood < taken.before ? 0.6 : 0.25)
  ) {
    said.push({ by: plan.manager, at: answered, body: random.pick(managerReplies[tone]) });
  }
  return said;
}
