import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultCalendarSettings } from '../../calendar/settings.ts';
import { proposeDateOrder, readDay } from '../../shared/table/dates.ts';
import type { Preset } from '../../shared/table/preset.ts';
import { headingRowOf, presetOf, proposeColumns } from '../../shared/table/propose.ts';
import type { ImportTable } from '../../shared/table/table.ts';
import { quarterNamed } from './dates.ts';
import type { GoalAnswer } from './faults.ts';
import type { GoalField } from './fields.ts';
import { proposedPaces, ratingByPace } from './meanings.ts';
import type { GoalPerson } from './owners.ts';
import type { GoalCompany, GoalPlan, PresentGoal } from './plan.ts';
import { dateOrderOf, planGoalsFile } from './plan-file.ts';
import { goalPresets } from './presets.ts';
import { goalsVocabulary } from './vocabulary.ts';

const calendar = { ...defaultCalendarSettings, firstFiscalMonth: 1, quarterLabelShift: 0 };
const quarter = (year: number, number: number) => year * 4 + number - 1;
const person = (id: number, name: string, given: Partial<GoalPerson> = {}): GoalPerson => ({
  id,
  name,
  emailKey: `${name.split(' ')[0]?.toLowerCase()}@demo.example`,
  externalId: `E${id}`,
  isDeactivated: false,
  isObserver: false,
  ...given,
});
const people = [
  person(1, 'Cleo Chief'),
  person(2, 'Ada Quill'),
  person(3, 'Ben Moss'),
  person(4, 'Otto Observer', { isObserver: true }),
  person(5, 'Fay Former', { isDeactivated: true }),
];

interface Given {
  readonly goals?: readonly PresentGoal[];
  readonly answers?: readonly GoalAnswer[];
  readonly today?: string;
  readonly goalType?: GoalCompany['goalType'];
}

function planTable(whole: ImportTable, given: Given = {}): GoalPlan {
  const at = headingRowOf(goalsVocabulary, whole);
  const table = whole.slice(at);
  const columns = proposeColumns(goalsVocabulary, table[0] ?? [], table.slice(1));
  const { order } = dateOrderOf(table, columns);
  const company: GoalCompany = {
    people,
    goals: given.goals ?? [],
    calendar,
    goalType: given.goalType ?? 'SMART',
    achievedPercent: 100,
    today: given.today ?? '2026-11-28',
  };
  const steps = planGoalsFile(table, { headingRow: at + 1, columns, dateOrder: order }, company, {
    answers: given.answers ?? [],
    paces: proposedPaces,
  });
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
const planText = (text: string, given: Given = {}) =>
  planTable(
    text.split(' ⏎ ').map((line) => line.split(line.includes(';') ? ';' : ',')),
    given,
  );
const codes = (notes: GoalPlan['faults'] | GoalPlan['warnings']) => notes.map(({ row, code }) => [row, code]);

describe('a preset', () => {
  test.each(goalPresets.map((preset) => [preset.name, preset] as const))(
    'reads the export of %s',
    (name, preset: Preset<GoalField>) => {
      const headings = preset.sampleHeadings ?? Object.keys(preset.headings);
      expect(presetOf(goalsVocabulary, headings)?.name).toBe(name);
      const answers: GoalAnswer[] = [{ kind: 'no_owner', value: '', to: 2 }];
      const plan = planTable([headings, ...preset.sample], { answers });
      expect(codes(plan.faults)).toEqual([]);
      expect(plan.goals).toHaveLength(2);
      const [above, below] = plan.goals;
      expect(below?.parent).toEqual({ row: above?.row });
      const isTemplate = name.startsWith('Bellwether');
      expect([above?.ownerId, below?.ownerId]).toEqual(isTemplate ? [2, 2] : [2, 3]);
      const { index } = { index: isTemplate ? quarter(2026, 3) : quarter(2026, 1) };
      expect([above?.quarter, below?.quarter]).toEqual([index, index]);
      if (isTemplate) return;
      expect(above?.checkIns.length).toBeGreaterThan(0);
      // The second goal is behind in each sample.
      expect(below?.checkIns[0]?.likelihood).toBeLessThan(above?.checkIns[0]?.likelihood ?? 0);
    },
  );
});

describe('check-ins', () => {
  test('one row each become one goal', () => {
    const plan = planText(
      'Goal ID,Title,Owner,Quarter,Status,Check-in Date,Updated By ⏎ 1,Ship,Ada Quill,Q1 2026,On track,2026-01-14,Ada Quill ⏎ 1,Ship,Ada Quill,Q1 2026,Off track,2026-02-11,Ben Moss',
    );
    expect(plan.goals).toHaveLength(1);
    expect(plan.goals[0]?.checkIns).toMatchObject([
      { week: 3, day: '2026-01-14', likelihood: 3, authorId: 2 },
      { week: 7, day: '2026-02-11', likelihood: 0, authorId: 3 },
    ]);
    expect(plan.goals[0]?.state).toBe('approved');
  });

  test('columns of days and weeks, with words and percent', () => {
    const plan = planText(
      'Title;Owner;Quarter;KW 3;11.02.2026;Week 13 ⏎ Ship;E2;Q1 2026;at risk;50 %;behind ⏎ Sail;E3;Q1 2026;;5 %;',
    );
    expect(
      plan.goals.map(({ checkIns }) => checkIns.map(({ week, likelihood }) => [week, likelihood])),
    ).toEqual([
      [
        [3, 2],
        [7, 3],
        [13, 1],
      ],
      [[7, 0]],
    ]);
  });

  test('a date is read in the order that the file proves', () => {
    expect(proposeDateOrder(['01/02/2026', '12/31/2026'])).toEqual({ order: 'mdy', isSure: true });
    expect(proposeDateOrder(['01/02/2026', '31/12/2026'])).toEqual({ order: 'dmy', isSure: true });
    expect(proposeDateOrder(['01/02/2026'])).toMatchObject({ isSure: false });
    expect(proposeDateOrder(['01.02.2026'])).toEqual({ order: 'dmy', isSure: true });
    expect(readDay('01/02/2026', 'mdy')).toBe('2026-01-02');
    expect(readDay('01/02/2026', 'dmy')).toBe('2026-02-01');
    expect(readDay('2. Februar 2026', 'mdy')).toBe('2026-02-02');
    expect(readDay('Feb 2, 2026', 'dmy')).toBe('2026-02-02');
    expect(readDay('31.02.2026', 'dmy')).toBeUndefined();
  });

  test.each([
    ['Q3 2026', 3, 2026],
    ['2026 Q3', 3, 2026],
    ['2026-Q3', 3, 2026],
    ['FY26 Q1', 1, 2026],
    ['Q1 FY2026', 1, 2026],
    ['3. Quartal 2026', 3, 2026],
    ['T2 2025', 2, 2025],
    ['Q4/25', 4, 2025],
  ])('%s is a quarter', (text, number, year) => {
    expect(quarterNamed(text, calendar)).toBe(quarter(year, number));
  });

  test('a progress is compared with the time that is over', () => {
    expect([60, 45, 30, 15, 5].map((percent) => ratingByPace(percent, 0.5, proposedPaces))).toEqual([
      4, 3, 2, 1, 0,
    ]);
  });

  test('an unknown word is asked once, and read after the answer', () => {
    const text =
      'Title,Owner,Quarter,Status,Date ⏎ Ship,E2,Q1 2026,wobbly,2026-01-14 ⏎ Sail,E3,Q1 2026,wobbly,2026-01-14';
    const asked = planText(text);
    expect(asked.questions).toEqual([{ kind: 'word', value: 'wobbly', rows: [2, 3] }]);
    expect(asked.goals.map(({ checkIns }) => checkIns.length)).toEqual([0, 0]);
    const answers: GoalAnswer[] = [{ kind: 'word', value: 'wobbly', to: '1' }];
    expect(planText(text, { answers }).goals.map(({ checkIns }) => checkIns[0]?.likelihood)).toEqual([1, 1]);
  });

  test('of the future or outside of the quarter are dropped', () => {
    const plan = planText(
      'Title,Owner,Quarter,2026-01-14,2026-05-01,2026-12-20 ⏎ Ship,E2,Q1 2026,likely,likely, ⏎ Sail,E3,Q4 2026,,,likely',
    );
    expect(plan.goals.map(({ checkIns }) => checkIns.length)).toEqual([1, 0]);
    expect(codes(plan.warnings)).toContainEqual([2, 'check_in_outside']);
    expect(codes(plan.warnings)).toContainEqual([3, 'check_in_outside']);
  });
});

describe('an outcome', () => {
  test.each([
    ['Achieved', 'finalized', true],
    ['nicht erreicht', 'finalized', false],
    ['100%', 'finalized', true],
    ['70%', 'finalized', false],
    ['Cancelled', 'shelved', undefined],
  ])('%s', (outcome, state, completed) => {
    const [goal] = planText(`Title,Owner,Quarter,Outcome ⏎ Ship,E2,Q1 2026,${outcome}`).goals;
    expect([goal?.state, goal?.result?.completed]).toEqual([state, completed]);
    if (completed !== undefined) expect(goal?.result?.day).toBe('2026-04-01');
  });

  test('in percent for objectives; none for one that was not begun', () => {
    const text = 'Title,Owner,Quarter,Outcome ⏎ Ship,E2,Q1 2026,70% ⏎ Sail,E2,Q1 2026,0%';
    expect(
      planText(text, { goalType: 'ObjectiveResult' }).goals.map(({ state, result }) => [
        state,
        result?.percent,
      ]),
    ).toEqual([
      ['finalized', 70],
      ['shelved', undefined],
    ]);
  });

  test('a goal of the past without one stays open, and a plan is a draft', () => {
    const text = 'Title,Owner,Quarter,Status ⏎ Ship,E2,Q1 2026, ⏎ Sail,E2,Q4 2026, ⏎ Row,E2,Q4 2026,on track';
    expect(planText(text).goals.map(({ state }) => state)).toEqual(['approved', 'draft', 'approved']);
  });
});

describe('owners and parents', () => {
  test('an owner who is not found is named and left out', () => {
    const plan = planText(
      'Title,Owner,Quarter ⏎ A,Nobody Here,Q1 2026 ⏎ B,nobody@demo.example,Q1 2026 ⏎ C,"Ada Quill",Q1 2026 ⏎ D,Otto Observer,Q1 2026 ⏎ E,Fay Former,Q1 2026 ⏎ F,Fay Former,Q4 2026'.replaceAll(
        '"',
        '',
      ),
    );
    expect(plan.ownersNotFound).toEqual(['Nobody Here', 'nobody@demo.example']);
    expect(plan.goals.map(({ title }) => title)).toEqual(['C', 'E']);
    expect(codes(plan.faults)).toEqual([
      [2, 'owner_unknown'],
      [3, 'owner_unknown'],
      [5, 'owner_observer'],
      [7, 'owner_deactivated'],
    ]);
  });

  test('rows without an owner are asked for once, and key results take that of their objective', () => {
    const text =
      'Title,Owner,Parent,Quarter ⏎ Ship,E2,,Q1 2026 ⏎ Sail,,Ship,Q1 2026 ⏎ Row,,,Q1 2026 ⏎ Swim,,,Q1 2026';
    const plan = planText(text);
    expect(plan.goals.map(({ title, ownerId }) => [title, ownerId])).toEqual([
      ['Ship', 2],
      ['Sail', 2],
    ]);
    expect(plan.questions).toEqual([{ kind: 'no_owner', value: '', rows: [4, 5] }]);
    const answers: GoalAnswer[] = [{ kind: 'no_owner', value: '', to: 3 }];
    expect(planText(text, { answers }).goals).toHaveLength(4);
  });

  test('circles, private parents and parents of another year are dropped', () => {
    const plan = planText(
      'ID,Title,Owner,Parent,Quarter,Private ⏎ 1,A,E2,2,Q1 2026, ⏎ 2,B,E2,1,Q1 2026, ⏎ 3,C,E2,,Q1 2026,yes ⏎ 4,D,E2,3,Q1 2026, ⏎ 5,E,E2,4,Q1 2025, ⏎ 6,F,E2,Nothing,Q1 2026,',
    );
    expect(plan.goals.map(({ parent }) => parent)).toEqual([null, null, null, null, null, null]);
    expect(codes(plan.warnings).filter(([, code]) => `${code}`.startsWith('parent'))).toEqual([
      [5, 'parent_private'],
      [6, 'parent_other_year'],
      [7, 'parent_unknown'],
      [2, 'parent_circle'],
      [3, 'parent_circle'],
    ]);
  });

  test('only a known word about who sees a goal makes it public', () => {
    const words = [
      '',
      'No',
      'Public',
      'öffentlich',
      'Restricted',
      'Manager only',
      'eingeschränkt',
      'Private',
      'privé',
    ];
    const plan = planText(
      `Title,Owner,Quarter,Visibility ⏎ ${words.map((word, at) => `Goal ${at},E2,Q1 2026,${word}`).join(' ⏎ ')}`,
    );
    expect(plan.goals.map(({ isPrivate }) => isPrivate)).toEqual([
      ...[false, false, false, false],
      ...[true, true, true, true, true],
    ]);
    expect(codes(plan.warnings).filter(([, code]) => code === 'visibility_unknown')).toEqual([
      [6, 'visibility_unknown'],
      [7, 'visibility_unknown'],
      [8, 'visibility_unknown'],
    ]);
  });

  test('the same file again changes nothing', () => {
    const text = 'Title,Owner,Quarter,Parent ⏎ Ship,E2,Q1 2026, ⏎ Sail,E3,Q1 2026,Ship';
    const present: PresentGoal = {
      id: 7,
      title: 'Ship',
      ownerId: 2,
      quarter: quarter(2026, 1),
      state: 'approved',
      isPrivate: false,
    };
    const plan = planText(text, { goals: [present] });
    expect([plan.unchanged, plan.goals.map(({ title, parent }) => [title, parent])]).toEqual([
      1,
      [['Sail', { id: 7 }]],
    ]);
    const all = planText(text, { goals: [present, { ...present, id: 8, title: 'Sail', ownerId: 3 }] });
    expect([all.unchanged, all.goals]).toEqual([2, []]);
  });
});

test('the example of our template is no goal', () => {
  const plan = planText('Quarter,Title,Owner ⏎ Q1 2026,Example: answer every request,E2 ⏎ Q1 2026,Ship,E2');
  expect(plan.goals.map(({ title }) => title)).toEqual(['Ship']);
});

test('the order of the rows changes nothing', () => {
  const cell = (values: readonly string[]) => fc.constantFrom(...values);
  const row = fc.tuple(
    cell(['1', '2', '3', '4', '']),
    cell(['Ship', 'Sail', 'Row']),
    cell(['E2', 'ben@demo.example', 'Ada Quill', 'Nobody', '']),
    cell(['', 'Ship', '1', '2', '9']),
    cell(['Q1 2026', 'Q4 2025', '']),
    cell(['on track', 'behind', 'done', 'wobbly', '']),
    cell(['2026-01-14', '2026-02-11', '']),
    cell(['40%', '']),
    cell(['', 'achieved', 'cancelled']),
  );
  const headings = [
    'Goal ID',
    'Title',
    'Owner',
    'Parent',
    'Quarter',
    'Status',
    'Check-in Date',
    'Progress',
    'Outcome',
  ];
  const told = (plan: GoalPlan) => {
    const titles = new Map(
      plan.goals.map((goal) => [goal.row, JSON.stringify([goal.title, goal.ownerId, goal.quarter])]),
    );
    return {
      goals: plan.goals
        .map(({ row, parent, ...goal }) =>
          JSON.stringify({ ...goal, parent: parent && 'row' in parent ? titles.get(parent.row) : parent }),
        )
        .toSorted(),
      owners: plan.ownersNotFound,
      words: plan.words,
      faults: plan.faults.map(({ code, value }) => `${code} ${value}`).toSorted(),
    };
  };
  fc.assert(
    fc.property(
      fc
        .array(row, { minLength: 1, maxLength: 8 })
        .chain((rows) => fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length }))),
      ([rows, shuffled]) => {
        expect(told(planTable([headings, ...shuffled]))).toEqual(told(planTable([headings, ...rows])));
      },
    ),
    { numRuns: 300 },
  );
});
