import { quarterLabel } from '@bellwether/domain/calendar/shown';
import { type GoalTexts, goalTexts, hasText, textLabels, textNames } from '@bellwether/domain/goals/texts';
import { goalTextLabels } from '@bellwether/domain/goals/words.texts';
import { functionalAreaLabels } from '@bellwether/domain/suggestions/words.areas';
import { fileNameOf, quarterInName } from '#platform/documents/file-name.ts';
import { cellWords } from '#platform/documents/words.ts';
import type { Column, Workbook } from '#platform/documents/workbook.ts';
import type { Scope } from '#platform/session/scope.ts';
import { periodsOf } from '../../tenant/queries.ts';
import { templateExamples, templateWords } from '../words.ts';

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
  const { tenant } = scope;
  const { current, all } = await periodsOf(scope);
  const first = all.indexOf(current);
  const quarters = all.slice(first, first + quartersOffered).map(quarterLabel);
  const labels = textLabels(tenant.goalType, scope.language.words(goalTextLabels));
  const words = scope.language.words(templateWords);
  const areas = scope.language.words(functionalAreaLabels);
  const refusal = scope.language.words(cellWords).choose;
  const { any, okr } = scope.language.words(templateExamples);
  const example: GoalTexts & { readonly parent: string } = {
    ...any,
    ...(tenant.goalType === 'OKR' ? okr : {}),
  };
  const fields: [Column, string][] = [
    [{ header: words.quarter, width: 14, choices: quarters, refusal }, quarters[0] ?? ''],
    [{ header: words.area, width: 24, choices: Object.values(areas), refusal }, areas.Sales],
    ...textNames
      .filter((name) => hasText(tenant.goalType, name))
      .map((name): [Column, string] => [
        { header: labels[name], width: goalTexts[name].lines === 'one' ? 40 : 50, wraps: true },
        example[name],
      ]),
    [{ header: words.isPrivate, width: 10, choices: [words.yes, words.no], refusal }, words.no],
    [{ header: words.parent, width: 40, wraps: true }, example.parent],
  ];
  const columns = fields.map(([column]) => column);
  const examples = [fields.map(([, value]) => value)];
  return {
    name: `${fileNameOf(scope, 'goalTemplate', quarterInName(current))}.xlsx`,
    workbook: {
      title: words.title,
      sheets: [{ name: words.sheet, columns, rows: [], examples, rowsToFill }],
    },
  };
}
