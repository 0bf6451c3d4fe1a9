import { quarterLabel } from '@bellwether/domain/calendar/shown';
import { tenantDay } from '@bellwether/domain/calendar/tenant-day';
import { goalTexts, hasText, textLabels, textNames } from '@bellwether/domain/goals/texts';
import { functionalAreas } from '@bellwether/domain/suggestions/functional-areas';
import type { Column, Workbook } from '#platform/documents/workbook.ts';
import type { Scope } from '#platform/session/scope.ts';
import { periodsOf } from '../../tenant/queries.ts';
import { templateExample, templateWords } from '../words.ts';

export interface GoalTemplate {
  readonly name: string;
  readonly workbook: Workbook;
}

/** The form offers the current quarter and four more (calendar.4). */
const quartersOffered = 5;
const rowsToFill = 500;

/**
 * Returns report 3 (reports.6): the columns of the goal form, choices, and one example. It contains no
 * person's data.
 */
export async function goalTemplateOf(scope: Scope): Promise<GoalTemplate> {
  const { tenant, now } = scope;
  const { current, all } = await periodsOf(scope);
  const first = all.indexOf(current);
  const quarters = all.slice(first, first + quartersOffered).map(quarterLabel);
  const labels = textLabels(tenant.goalType);
  const example = templateExample(tenant.goalType);
  const fields: [Column, string][] = [
    [{ header: templateWords.quarter, width: 14, choices: quarters }, quarters[0] ?? ''],
    [{ header: templateWords.area, width: 24, choices: functionalAreas }, example.area],
    ...textNames
      .filter((name) => hasText(tenant.goalType, name))
      .map((name): [Column, string] => [
        { header: labels[name], width: goalTexts[name].lines === 'one' ? 40 : 50, wraps: true },
        example[name],
      ]),
    [
      { header: templateWords.isPrivate, width: 10, choices: [templateWords.yes, templateWords.no] },
      templateWords.no,
    ],
    [{ header: templateWords.parent, width: 40, wraps: true }, example.parent],
  ];
  const columns = fields.map(([column]) => column);
  const examples = [fields.map(([, value]) => value)];
  const day = tenantDay(now, tenant.calendar.zone);
  return {
    name: `bellwether-goal-template-${current.year}-q${current.quarter}-${day}.xlsx`,
    workbook: {
      title: templateWords.title,
      sheets: [{ name: templateWords.sheet, columns, rows: [], examples, rowsToFill }],
    },
  };
}
