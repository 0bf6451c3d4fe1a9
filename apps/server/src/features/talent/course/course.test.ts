import { getCourse, printCourse } from '@bellwether/contract/talent/course';
import { getTalentLabels, saveTalentLabels } from '@bellwether/contract/talent/labels';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  type AppraisalCastName,
  appraisalCast,
  buildAppraisalCompany,
  type Made,
} from '../../../testing/appraisal-company.ts';
import { cycleBuilders } from '../../../testing/cycle-company.ts';
import { readPdf } from '../../../testing/read-pdf.ts';
import { startTestServer } from '../../../testing/test-server.ts';

// A person's course over quarters and cycles. It is 18 November 2026: the third quarter has ended.

const server = await startTestServer();
const company = await buildAppraisalCompany(server);
const { running, appraise } = cycleBuilders(company);
const [, second = 0] = company.quarters;

/** A report of `lead`, completed in the second quarter, and with a shared appraisal and a goal of the third. */
let person: Made;
const params = () => ({ userId: person.employee.id });

const isReader = (who: AppraisalCastName) =>
  ['ceo', 'head', 'lead', 'hrAdmin', 'hrLead', 'hrObserver'].includes(who);

async function textOf(bytes: Uint8Array): Promise<string> {
  const { pages } = await readPdf(bytes);
  return pages
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/g, ' ');
}

beforeAll(async () => {
  person = await company.make('completed', { EvaluationPeriodId: second, Review: '<p>Early steps.</p>' });
  const { PrimaryLabels, ...others } = await company.must('hrAdmin', getTalentLabels);
  const [low, middle] = PrimaryLabels;
  await company.must('hrAdmin', saveTalentLabels, {
    body: { ...others, PrimaryLabels: [low, middle, { Label: 'Outstanding', Description: '' }] },
  });
  await company.bring('shared', { ...person, manager: 'lead' }, { Review: '<p>Later steps.</p>' });
  await company.addGoal(person.employee, 'Ship the gripper', false);
  await company.addGoal(person.employee, 'Canary-private-goal', true);
});

describe('the course of a person', () => {
  test('has the words of the ratings as completed beside those of today, and the goals’ results', async () => {
    const { Steps } = await company.must('head', getCourse, { params: params() });
    expect(Steps.map(({ Label, State }) => [Label, State])).toEqual([
      ['Q2 2026', 'completed'],
      ['Q3 2026', 'shared'],
    ]);
    expect(Steps.map(({ Ratings }) => Ratings?.[0]).map((one) => [one?.Then, one?.Now, one?.Levels])).toEqual(
      [
        ['Exceeds expectations', 'Outstanding', 3],
        ['Outstanding', 'Outstanding', 3],
      ],
    );
    // Nobody but its owner and the people above sees a private goal; the head is above.
    const seen = Steps[1]?.Goals;
    expect([Steps[0]?.Goals.Counted, seen?.Completed]).toEqual([0, seen?.Counted]);
    expect(seen?.Completed).toBeGreaterThan(0);
  });

  test('counts a cycle’s appraisal over all its quarters, under its name', async () => {
    const made = await running({ Name: 'Spring and summer' });
    await company.addGoal(made.employee, 'Of the third quarter', false);
    await appraise(made);
    const { Steps } = await company.must('lead', getCourse, { params: { userId: made.employee.id } });
    expect(Steps).toMatchObject([
      {
        Label: 'Spring and summer',
        StartDate: '2026-04-01',
        EndDate: '2026-09-30',
        State: 'draft',
        Goals: { Counted: 1, Completed: 1 },
      },
    ]);
  });

  test('is for whom the tab of the profile is open, and each appraisal for its readers', async () => {
    for (const who of appraisalCast) {
      const status = isReader(who) ? 200 : 404;
      for (const endpoint of [getCourse, printCourse])
        expect([
          endpoint.name,
          who,
          (await company.call(who, endpoint, { params: params() })).status,
        ]).toEqual([endpoint.name, who, status]);
    }
    expect((await company.call(null, getCourse, { params: params() })).status).toBe(401);
    expect((await company.call('lead', getCourse, { params: { userId: 999_999 } })).status).toBe(404);
    const drafted = await company.make('draft', { Review: '<p>Canary-draft</p>' });
    const asked = { params: { userId: drafted.employee.id } };
    const lengths = async () =>
      Promise.all(
        (['lead', 'head', 'ceo'] as const).map(
          async (who) => (await company.must(who, getCourse, asked)).Steps.length,
        ),
      );
    expect(await lengths()).toEqual([1, 1, 1]);
    const own = await server.call(getCourse, { token: drafted.token, ...asked });
    expect(own.body.Steps).toEqual([]);
    // A draft is in no file, and there is nothing else.
    expect((await company.call('lead', printCourse, asked)).problem.code).toBe('nothing');
  });

  test('shows employees their ratings only if the company shares them, in the file, too', async () => {
    const own = async () => {
      const { body } = await server.call(getCourse, { token: person.token, params: params() });
      const { bytes } = await server.call(printCourse, { token: person.token, params: params() });
      return [
        body.Steps.map(({ Ratings, Colour }) => [Ratings?.length, Colour]),
        await textOf(bytes),
      ] as const;
    };
    const [hidden, printed] = await own();
    expect(hidden).toEqual([
      [undefined, undefined],
      [undefined, undefined],
    ]);
    expect(printed).not.toContain('Exceeds expectations');
    await company.set({ ratings_shared_with_employee: true });
    const [shown, all] = await own();
    expect(shown.map(([count]) => count)).toEqual([2, 2]);
    expect(all).toContain('Exceeds expectations (now: Outstanding)');
    await company.set({ ratings_shared_with_employee: false });
  });

  test('is printed with every appraisal that the reader may read, oldest first', async () => {
    const { bytes, headers } = await company.call('lead', printCourse, { params: params() });
    expect(headers['content-type']).toContain('pdf');
    const text = await textOf(bytes);
    const places = ['Early steps.', 'Signatures', 'Later steps.'].map((part) => text.indexOf(part));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });
});
