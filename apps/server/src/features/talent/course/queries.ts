import type { Course, CourseStep } from '@bellwether/contract/talent/course';
import { instantToIso } from '@bellwether/domain/calendar/instant';
import { quarterByIndex } from '@bellwether/domain/calendar/quarter';
import { quarterLabel } from '@bellwether/domain/calendar/shown';
import { ratingAxes, ratingWord, scaleOf } from '@bellwether/domain/talent/labels';
import { mayReadAppraisal } from '@bellwether/domain/talent/permissions';
import { ratingColour } from '@bellwether/domain/talent/rating';
import { notFound } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { todayOf } from '../access.ts';
import { levelCountOf, scaleOfRow } from '../presenter.ratings.ts';
import { presentTalentPerson } from '../presenter.ts';
import { type TalentSettings, talentSettingsOf } from '../queries.labels.ts';
import { holdTab } from '../queries.ts';
import { type Scales, scalesOf } from '../statements.scales.ts';
import { type EmployeeRow, factsOf, isUnsigned, relationOf } from '../statements.ts';
import { type CourseRow, courseRows, type GoalCounts, goalCounts } from './statements.ts';

/** An appraisal of the course that the acting person may read. */
export interface ReadStep {
  readonly row: CourseRow;
  readonly readsRatings: boolean;
}

/** What the acting person may read of a person's course. */
export interface HeldCourse {
  readonly employee: EmployeeRow;
  readonly steps: readonly ReadStep[];
  readonly settings: TalentSettings;
  readonly scales: Scales;
  readonly goals: readonly GoalCounts[];
}

/**
 * Reads the appraisals of a person that the acting person may read, in a constant number of statements (talent.30).
 * @throws HttpProblem 404 for whom the tab of the profile is closed.
 */
export async function holdCourse(scope: Scope, personId: number): Promise<HeldCourse> {
  const { employee } = await holdTab(scope, personId);
  const settings = await talentSettingsOf(scope);
  const steps = (await courseRows(scope, personId)).flatMap((row): ReadStep[] => {
    // Reading depends on no due day, so any day will do.
    const facts = factsOf(scope, row, { sharesRatings: settings.sharesRatings, due: todayOf(scope) });
    const relation = relationOf(scope, row);
    if (!mayReadAppraisal('texts', facts, relation)) return [];
    return [{ row, readsRatings: mayReadAppraisal('ratings', facts, relation) }];
  });
  const scales = await scalesOf(
    scope,
    steps.map(({ row }) => row.scale_id),
  );
  return { employee, steps, settings, scales, goals: await goalCounts(scope, personId) };
}

/** Returns a person's course. @throws HttpProblem 404 like `holdCourse`. */
export async function courseOf(scope: Scope, personId: number): Promise<Course> {
  const held = await holdCourse(scope, personId);
  return {
    User: presentTalentPerson(scope, held.employee),
    Steps: held.steps.map((step) => presentStep(scope, held, step)),
  };
}

export function presentStep(scope: Scope, held: HeldCourse, { row, readsRatings }: ReadStep): CourseStep {
  if (row.state === null) throw notFound();
  return {
    Id: row.appraisal_id,
    ...daysOf(scope, row),
    State: row.state,
    IsUnsigned: isUnsigned(row),
    HasSignatures: row.has_signatures ?? true,
    Reviewer: row.reviewer,
    CompletedAt: row.completed_at === null ? null : instantToIso(row.completed_at),
    ...(readsRatings
      ? {
          Ratings: ratingsOf(row, held),
          Colour: ratingColour(
            { primary: row.primary_rating, secondary: row.secondary_rating },
            levelCountOf(row.levels),
          ),
        }
      : {}),
    Goals: goalsOf(row, held.goals),
  };
}

function daysOf({ tenant }: Scope, { first, last, cycle_name: name, starts, ends }: CourseRow) {
  const begin = quarterByIndex(first, tenant.calendar);
  return {
    Label: name ?? quarterLabel(begin),
    StartDate: starts ?? begin.startDate,
    EndDate: ends ?? quarterByIndex(last, tenant.calendar).endDate,
  };
}

/** A completed appraisal keeps its words. Beside them stand today's, if the number of levels is still the same. */
function ratingsOf(row: CourseRow, { settings, scales }: HeldCourse): NonNullable<CourseStep['Ratings']> {
  const scale = scaleOfRow(row, { settings, scales });
  const present = scaleOf(settings.labels);
  return ratingAxes.flatMap((axis) => {
    const rating = row[`${axis}_rating`];
    const then = rating === null ? undefined : ratingWord(scale, axis, rating);
    if (rating === null || !then) return [];
    const levels = scale.levels[axis].length;
    const isSame = present.levels[axis].length === levels;
    return [
      {
        Name: then.name,
        Rating: rating,
        Levels: levels,
        Then: then.label,
        Now: isSame ? (ratingWord(present, axis, rating)?.label ?? null) : null,
      },
    ];
  });
}

function goalsOf({ first, last }: CourseRow, counts: readonly GoalCounts[]): CourseStep['Goals'] {
  const inside = counts.filter(({ index }) => first <= index && index <= last);
  const sum = (of: Exclude<keyof GoalCounts, 'index'>) => inside.reduce((all, one) => all + one[of], 0);
  return {
    Counted: sum('counted'),
    Completed: sum('completed'),
    Partly: sum('partly'),
    Missed: sum('missed'),
  };
}
