import { plantedScreens } from './planted-screens.ts';
import { domain, entry, type PlantedChange, server, web } from './planting.ts';

/** The kinds of change of docs/recipes.md whose number of files is bounded. Tests are not counted. */
export const plantedChanges: readonly PlantedChange[] = [
  {
    kind: 'a text on a goal',
    most: 7,
    files: {
      'apps/server/migrations/9001_planted_text.sql': [
        {
          all: "alter table goal add column planted text not null default '';\nalter table goal_edit add column planted text not null default '';\n",
        },
      ],
      [`${domain}/goals/messages.ts`]: [entry('reportingMemo', '  planted: 200,')],
      [`${domain}/goals/words.texts.ts`]: [entry('reportingMemo', "  planted: 'Planted',")],
      [`${domain}/goals/texts.ts`]: [
        entry(
          'reportingMemo',
          "  planted: { wire: 'Planted', place: 'GoalDetail', label: 'planted', limit: limits.planted, required: null, types: goalTypes, lines: 'many' },",
        ),
      ],
      [`${server}/features/goals/statements.texts.ts`]: [entry('reportingMemo', "  planted: 'planted',")],
      [`${server}/features/reports/words.ts`]: [entry('reportingMemo', "    planted: 'An example',")],
    },
    generated: {
      [`${server}/platform/database/database-types.ts`]: [
        { before: /^ {2}reporting_memo: Generated<string>;/gm, put: '  planted: Generated<string>;' },
      ],
    },
  },
  {
    kind: 'a notification',
    most: 5,
    files: {
      [`${domain}/notifications/telling/kinds.goals.ts`]: [
        entry(
          'goal_approved',
          "  goal_planted: { topic: 'answers', object: 'Goal', opens: 'goal', heard: { 'goal.approved': ['owner'] } },",
        ),
      ],
      [`${domain}/notifications/telling/writer.en.ts`]: [
        entry('goal_approved', "  goal_planted: { subject: 'Planted', body: () => 'Planted.' },"),
      ],
    },
  },
  {
    kind: 'a report',
    most: 6,
    files: {
      [`${domain}/reports/reports.ts`]: [
        entry(
          'goalTree',
          "  plantedGoals: { number: 13, group: 'goals', formats: either, takes: 'quarter' },",
        ),
      ],
      [`${server}/features/reports/queries.planted.ts`]: [
        {
          all: `import type { Report } from '#platform/documents/report.ts';
import type { Scope } from '#platform/session/scope.ts';
import type { Reach } from './queries.ts';
import { plantedWords } from './words.ts';

export async function plantedReportOf(scope: Scope, periodId: number, _reach: Reach): Promise<Report> {
  const words = scope.language.words(plantedWords);
  const part = { name: words.title, columns: [], count: 0, empty: words.none };
  return { ...part, periodId } as unknown as Report;
}
`,
        },
      ],
      [`${server}/features/reports/words.ts`]: [
        { atEnd: "export const plantedWords = { title: 'Planted', none: 'None.' } as const;\n" },
      ],
      [`${server}/features/reports/queries.reports.ts`]: [
        {
          before: /^import \{ peopleReportOf/m,
          put: "import { plantedReportOf } from './queries.planted.ts';",
        },
        entry(
          'goalTree',
          '  plantedGoals: (scope, { PeriodId }, reach) => plantedReportOf(scope, PeriodId, reach),',
        ),
      ],
      [`${web}/features/reports/words.layers.ts`]: [entry('goalTree', "  plantedGoals: 'Planted goals',")],
      [`${web}/features/reports/words.reports.ts`]: [
        entry('goalTree', "  plantedGoals: { answers: 'Which?', description: 'All.', note: 'Excel.' },"),
      ],
    },
  },
  {
    kind: 'a column of the directory',
    most: 5,
    files: {
      [`${domain}/people/organisation/words.directory.ts`]: [entry('Manager', "  Mail: 'E-mail',")],
      [`${domain}/people/organisation/directory.ts`]: [
        { before: /^ {2}readonly OrgUnit: string;/m, put: '  readonly Email: string;' },
        entry(
          'Manager',
          "  Mail: { label: directoryWords.Mail, text: ({ Email }) => Email, wide: '120px', sheet: { at: 3, field: 'email', width: 28 } },",
        ),
      ],
    },
  },
  {
    kind: 'a setting that changes a rule',
    most: 4,
    files: {
      'apps/server/migrations/9002_planted_setting.sql': [
        { all: 'alter table tenant_setting add column planted_enabled boolean not null default true;\n' },
      ],
      [`${domain}/tenant/words.settings.ts`]: [
        entry('opinions_enabled', "  planted_enabled: { label: 'Planted', says: 'At once.' },"),
      ],
      [`${domain}/tenant/settings.ts`]: [
        entry(
          'opinions_enabled',
          "  planted_enabled: { group: 'insight', label: settingWords.planted_enabled.label, kind: 'switch', says: settingWords.planted_enabled.says },",
        ),
      ],
      [`${server}/features/reports/access.ts`]: [
        {
          before: /^ {2}if \(!hasReport\(scope, name\)\) throw forbidden/m,
          put: '  if (!tenant.settings.planted_enabled) throw forbidden();',
        },
      ],
    },
    generated: {
      [`${server}/platform/database/database-types.ts`]: [
        {
          before: /^ {2}opinions_enabled: Generated<boolean>;/m,
          put: '  planted_enabled: Generated<boolean>;',
        },
      ],
    },
  },
  ...plantedScreens,
];
