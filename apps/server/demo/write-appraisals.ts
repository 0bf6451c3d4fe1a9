import { quarterLabel } from '@bellwether/domain/calendar/shown';
import { defaultLabels, ratingWord, scaleOf } from '@bellwether/domain/talent/labels';
import type { AppraisalMoveName, AppraisalState } from '@bellwether/domain/talent/lifecycle';
import { type LevelCount, levelCounts } from '@bellwether/domain/talent/rating';
import { sql } from 'kysely';
import type { Queries } from '#platform/database/driver.ts';
import { timestamp } from '#platform/database/instant.ts';
import { insertRows, takeIds } from '#platform/database/rows.ts';
import { plainRichText } from '#platform/rich-text/printed-rich-text.ts';
import { isCountedGoal, resultFigureSql } from '../src/features/goals/reading/access.figures.ts';
import { presentResults } from '../src/features/goals/reading/access.results.ts';
import type { Period, Periods } from '../src/features/tenant/queries.ts';
import type { AppraisalStory, CycleAppraisalStory } from './northwind-appraisals.ts';
import { type PeriodResults, reviewText } from './northwind-reviews.ts';

const day = 86_400_000;

export interface AppraisalsToWrite {
  readonly tenantId: number;
  readonly now: number;
  readonly idOf: (key: string) => number;
  readonly nameOf: (key: string) => string;
  readonly periods: Periods;
  readonly appraisals: readonly (AppraisalStory | CycleAppraisalStory)[];
}

/**
 * The days after the quarter's end on which each state is reached, or the appraisal is closed; nothing lies in the
 * future.
 */
const reached = { draft: 2, shared: 4, acknowledged: 6, completed: 8, closed: 30, stated: 50 } as const;
const moves = {
  draft: 'createAppraisal',
  shared: 'shareAppraisal',
  acknowledged: 'acknowledgeAppraisal',
  completed: 'completeAppraisal',
} as const;
const order = ['draft', 'shared', 'acknowledged', 'completed'] as const;

/** Writes appraisals with their history and frozen signatures. */
export async function writeAppraisals(db: Queries, given: AppraisalsToWrite): Promise<void> {
  const ids = await takeIds(db, 'appraisal', given.appraisals.length);
  const scaleIds = await writeScales(db, given);
  const results = await resultsOf(db, given);
  const written = given.appraisals.flatMap((story, place) => {
    const period = given.periods.byIndex(given.periods.current.index - story.quartersAgo);
    const id = ids[place];
    return period && id !== undefined ? [rowsOf(given, story, { id, period, scaleIds, results })] : [];
  });
  await insertRows(
    db,
    'appraisal',
    written.map(({ appraisal }) => appraisal),
  );
  await insertRows(
    db,
    'appraisal_signature',
    written.flatMap(({ signatures }) => signatures),
  );
  await insertRows(
    db,
    'appraisal_closing',
    written.flatMap(({ closings }) => closings),
  );
  await insertRows(
    db,
    'appraisal_transition',
    written.flatMap(({ transitions }) => transitions),
  );
}

type Results = (employeeId: number, lastIndex: number, quarters: number) => PeriodResults;

/** Reads how the goals that are already written ended, so that each review fits its numbers. */
async function resultsOf(db: Queries, { tenantId }: AppraisalsToWrite): Promise<Results> {
  const figures = resultFigureSql({ goal: 'goal', own: 'own', manager: 'manager' });
  const query = sql<
    PeriodResults & { owner: number; index: number }
  >`select goal.owner_id as owner, period.index,
      count(*)::int as counted, count(*) filter (where ${figures.completed})::int as completed
    from goal join goal_period period on period.tenant_id = goal.tenant_id and period.id = goal.period_id ${presentResults}
    where goal.tenant_id = ${tenantId} and ${isCountedGoal('goal')} and not goal.is_private
    group by goal.owner_id, period.index`;
  const { rows } = await query.execute(db);
  return (employeeId, lastIndex, quarters) => {
    const theirs = rows.filter(
      ({ owner, index }) => owner === employeeId && index > lastIndex - quarters && index <= lastIndex,
    );
    const sum = (of: keyof PeriodResults) => theirs.reduce((all, one) => all + one[of], 0);
    return { counted: sum('counted'), completed: sum('completed') };
  };
}

type ScaleIds = ReadonlyMap<LevelCount, number>;

/** Writes both scales on which Northwind has rated. */
async function writeScales(db: Queries, { tenantId, now }: AppraisalsToWrite): Promise<ScaleIds> {
  const known = await knownScales(db, tenantId);
  if (known.size > 0) return known;
  const ids = await takeIds(db, 'rating_scale', levelCounts.length);
  const scales = levelCounts.flatMap((levels, place) => {
    const id = ids[place];
    return id === undefined ? [] : [{ levels, id }];
  });
  await insertRows(
    db,
    'rating_scale',
    scales.map(({ levels, id }) => ({
      tenant_id: tenantId,
      id,
      words: scaleOf(defaultLabels(levels, levels)),
      created_at: timestamp(now),
    })),
  );
  return new Map(scales.map(({ levels, id }) => [levels, id]));
}

/** Returns the scales of an earlier call. */
async function knownScales(db: Queries, tenantId: number): Promise<ScaleIds> {
  const query = sql<{
    id: number;
    levels: LevelCount;
  }>`select id, jsonb_array_length(words -> 'levels' -> 'primary') as levels
    from rating_scale where tenant_id = ${tenantId}`;
  return new Map((await query.execute(db)).rows.map(({ id, levels }) => [levels, id]));
}

function rowsOf(
  { tenantId, now, idOf, nameOf }: AppraisalsToWrite,
  story: AppraisalStory | CycleAppraisalStory,
  { id, period, scaleIds, results }: { id: number; period: Period; scaleIds: ScaleIds; results: Results },
) {
  const cycle = 'cycle' in story ? story.cycle : undefined;
  const label = cycle?.name ?? quarterLabel(period);
  const review = reviewText(
    story,
    results(idOf(story.employee), period.index, cycle?.quarters ?? 1),
    story.turn,
  );
  const { employee, reviewer, state, closed } = story;
  const passed = order
    .slice(0, order.indexOf(state) + 1)
    .filter((of) => closed === undefined || of !== 'acknowledged');
  const instant = (of: keyof typeof reached) =>
    timestamp(Math.min(Date.parse(`${period.endDate}T15:00:00Z`) + reached[of] * day, now));
  const at = (of: (typeof order)[number]) =>
    passed.includes(of) ? instant(closed && of === 'completed' ? 'closed' : of) : null;
  const isSigned = passed.includes('completed') && closed === undefined;
  const transition = (move: AppraisalMoveName, to: AppraisalState, author: string, when: string | null) => ({
    tenant_id: tenantId,
    appraisal_id: id,
    move,
    to_state: to,
    author_id: idOf(author),
    created_at: when,
  });
  const ratings = { primary_rating: story.primary, secondary_rating: story.secondary, tertiary_rating: null };
  const comment = passed.includes('acknowledged') ? (story.comment ?? '') : '';
  const signature = (kind: 'employee' | 'manager', signer: string) => ({
    tenant_id: tenantId,
    appraisal_id: id,
    kind,
    signer_id: idOf(signer),
    signer_name: nameOf(signer),
    sign: nameOf(signer),
    comment: kind === 'employee' ? comment : '',
    employee_name: nameOf(employee),
    reviewer_name: nameOf(reviewer),
    period_label: label,
    review_html: review,
    review_text: plainRichText(review),
    ...ratings,
    words: wordsOf(story),
    signed_at: at(kind === 'employee' ? 'acknowledged' : 'completed'),
  });
  return {
    appraisal: {
      tenant_id: tenantId,
      id,
      employee_id: idOf(employee),
      reviewer_id: idOf(reviewer),
      period_id: cycle ? null : period.id,
      ...(cycle ? { cycle_id: cycle.id } : {}),
      state,
      review,
      ...ratings,
      levels: story.levels,
      tertiary_levels: story.levels,
      scale_id: state === 'completed' ? scaleIds.get(story.levels) : null,
      employee_comment: comment,
      employee_signature: passed.includes('acknowledged') ? nameOf(employee) : null,
      manager_signature: isSigned ? nameOf(reviewer) : null,
      shared_at: at('shared'),
      acknowledged_at: at('acknowledged'),
      completed_at: at('completed'),
      created_at: at('draft'),
      updated_at: closed ? instant('stated') : at(state),
    },
    signatures: [
      ...(passed.includes('acknowledged') ? [signature('employee', employee)] : []),
      ...(isSigned ? [signature('manager', reviewer)] : []),
    ],
    closings: closed
      ? [
          {
            tenant_id: tenantId,
            appraisal_id: id,
            closer_id: idOf(reviewer),
            closer_name: nameOf(reviewer),
            employee_name: nameOf(employee),
            reviewer_name: nameOf(reviewer),
            period_label: label,
            reason: closed.reason,
            closed_at: instant('closed'),
            statement: closed.statement,
            stated_at: instant('stated'),
          },
        ]
      : [],
    transitions: [
      ...passed.map((to) =>
        transition(
          closed && to === 'completed' ? 'closeAppraisal' : moves[to],
          to,
          to === 'acknowledged' ? employee : reviewer,
          at(to),
        ),
      ),
      ...(closed ? [transition('addStatement', 'completed', employee, instant('stated'))] : []),
    ],
  };
}

function wordsOf({ levels, primary, secondary }: AppraisalStory) {
  const scale = scaleOf(defaultLabels(levels, levels));
  return {
    primary: ratingWord(scale, 'primary', primary),
    secondary: ratingWord(scale, 'secondary', secondary),
    tertiary: null,
  };
}
