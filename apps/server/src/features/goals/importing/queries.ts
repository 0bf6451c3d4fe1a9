import { tenantDay } from '@bellwether/domain/calendar/tenant-day';
import type { GoalAnswer } from '@bellwether/domain/goals/import/faults';
import { planGoalsFile } from '@bellwether/domain/goals/import/plan-file';
import { fold } from '@bellwether/domain/shared/fold';
import type { Workbook } from '#platform/documents/workbook.ts';
import { readWordMemory } from '#platform/imports/file-memory.ts';
import { leftOutFile } from '#platform/imports/present-table.ts';
import { inTurns } from '#platform/queue/in-turns.ts';
import type { Scope } from '#platform/session/scope.ts';
import { type GoalFile, holdGoalImport, readGoalFile, readGoalRowsLeftOut } from './access.ts';
import { goalRowsLeftOut, type PlanWithPeople } from './presenter.ts';
import { readGoalPeople, readGoalsCalled } from './statements.ts';
import { goalFaultsFile } from './words.ts';

/** Returns what an import of a file of goals would write. With `lock`, for the write: the people stay until the commit. */
export async function planOfGoalFile(
  scope: Scope,
  { cells, reading }: GoalFile,
  { lock }: { lock: boolean },
): Promise<PlanWithPeople> {
  const { tenant, now } = scope;
  const people = await readGoalPeople(scope, { lock });
  const company = {
    people,
    goals: await readGoalsCalled(scope, titlesOf({ cells, reading })),
    calendar: tenant.calendar,
    goalType: tenant.goalType,
    achievedPercent: tenant.achievedPercent,
    today: tenantDay(now, tenant.calendar.zone),
  };
  const answers = [...(await readWordMemory<GoalAnswer>(scope, 'goals')), ...reading.answers];
  const steps = planGoalsFile(cells, reading, company, { answers, paces: reading.paces });
  return { plan: await inTurns(steps), people };
}

/** Returns the folded titles that the file gives to goals and parents. */
function titlesOf({ cells, reading }: Pick<GoalFile, 'cells' | 'reading'>): string[] {
  const places = reading.columns.flatMap(({ field }, at) =>
    field === 'Title' || field === 'Parent' ? [at] : [],
  );
  const titles = new Set(cells.slice(1).flatMap((row) => places.map((at) => fold((row[at] ?? '').trim()))));
  titles.delete('');
  return [...titles];
}

/**
 * Returns the rows of an own import that cannot be written, or were not.
 * @throws HttpProblem 404 without such rows, and for other people's imports.
 */
export async function goalFaultsOf(
  scope: Scope,
  importId: number,
): Promise<{ name: string; workbook: Workbook }> {
  await holdGoalImport(scope, importId);
  const file = await readGoalFile(scope, importId);
  const found = file
    ? goalRowsLeftOut(file, (await planOfGoalFile(scope, file, { lock: false })).plan, scope.language)
    : await readGoalRowsLeftOut(scope, importId);
  return leftOutFile(found, scope.language.words(goalFaultsFile));
}
