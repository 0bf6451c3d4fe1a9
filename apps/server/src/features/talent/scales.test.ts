import { readFile } from 'node:fs/promises';
import { setLocale } from '@bellwether/contract/people/profile';
import { getAppraisalReport, getAppraisalsReport } from '@bellwether/contract/reports';
import {
  completeAppraisal,
  deleteAppraisal,
  getAppraisal,
  listAppraisalsOfPerson,
  printAppraisal,
} from '@bellwether/contract/talent/appraisal';
import { getTalentLabels, saveTalentLabels } from '@bellwether/contract/talent/labels';
import { getTalentMatrix, getTalentOverview } from '@bellwether/contract/talent/overview';
import { saveSettings } from '@bellwether/contract/tenant.settings';
import { readXlsx } from 'hucre/xlsx';
import { beforeAll, describe, expect, test } from 'vitest';
import { migrationFolder } from '../../platform/database/migrations.ts';
import { buildAppraisalCompany, type Made } from '../../testing/appraisal-company.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { startTestServer } from '../../testing/test-server.ts';

// An appraisal keeps the scale on which it was completed: its number of levels and its words.

const server = await startTestServer();
const company = await buildAppraisalCompany(server);
const { people, quarter } = company;
const [, former = 0] = company.quarters;
await company.set({ ratings_shared_with_employee: true });

/** Completed on three levels, before a label was renamed. */
let first: Made;
/** Completed on three levels, after it was renamed. */
let renamed: Made;

const saveLabels = async (label: string) => {
  const { PrimaryLabels, ...others } = await company.must('hrAdmin', getTalentLabels);
  const middle = Math.floor(PrimaryLabels.length / 2);
  const changed = PrimaryLabels.map((level, place) =>
    place === middle ? { ...level, Label: label } : level,
  );
  await company.must('hrAdmin', saveTalentLabels, { body: { ...others, PrimaryLabels: changed } });
};

beforeAll(async () => {
  const middle = { Primary: 1, Secondary: 2, EvaluationPeriodId: former };
  first = await company.make('completed', middle);
  await saveLabels('On track');
  renamed = await company.make('completed', middle);
  await saveLabels('Reached');
});

const matrixOf = (periodId: number) =>
  company.must('lead', getTalentMatrix, { params: { periodId, userId: 0, hr: 0 } });
const listOf = async (periodId: number, query = {}) => {
  const { users, evaluations } = await company.must('lead', getTalentOverview, {
    params: { periodId, userId: 0, hr: 0 },
    query,
  });
  return new Map(users.map(({ Id }, place) => [Id, evaluations[place]]));
};

/** Returns the word for the first rating of an appraisal, as every place shows it. */
async function everyWordOf({ id, employee, token }: Made): Promise<Record<string, unknown>> {
  const own = await server.call(listAppraisalsOfPerson, { token, params: { userId: employee.id } });
  const tab = await company.must('lead', listAppraisalsOfPerson, { params: { userId: employee.id } });
  const single = await company.must('lead', getAppraisal, { params: { id } });
  const printed = await company.call('lead', printAppraisal, { params: { id } });
  const excel = await company.call('lead', getAppraisalsReport, { params: { mode: 2, periodId: former } });
  const [head = [], ...rows] = (await readXlsx(excel.bytes)).sheets[0]?.rows ?? [];
  const report = await company.call('lead', getAppraisalReport, {
    params: { periodId: former, managerOrUserId: employee.id, relatedPeriodId: 0, mode: 2 },
  });
  const said = async (bytes: Uint8Array) => {
    const text = (await readPdf(bytes)).pages.map((page) => page.text).join(' ');
    return ['Meets expectations', 'On track', 'Reached', 'Below expectations'].filter((word) =>
      text.includes(word),
    );
  };
  return {
    overview: (await listOf(former)).get(employee.id)?.RatingLabels?.Primary,
    'matrix list': (await listOf(former, { Primary: 1, Secondary: 2 })).get(employee.id)?.RatingLabels
      ?.Primary,
    'my appraisals': own.body.evaluations[0]?.RatingLabels?.Primary,
    'profile tab': tab.evaluations.find((each) => each.Id === id)?.RatingLabels?.Primary,
    appraisal: single.RatingWords?.Primary.Label,
    print: (await said(printed.bytes)).join(),
    excel: rows.find((row) => row.includes(employee.name))?.[head.indexOf('Performance')],
    report: (await said(report.bytes)).join(),
  };
}

const everywhere = (word: string) => ({
  overview: word,
  'matrix list': word,
  'my appraisals': word,
  'profile tab': word,
  appraisal: word,
  print: word,
  excel: word,
  report: word,
});

describe('after a label is renamed', () => {
  test('every place shows the words with which each was completed', async () => {
    expect(await everyWordOf(first)).toEqual(everywhere('Meets expectations'));
    expect(await everyWordOf(renamed)).toEqual(everywhere('On track'));
  });

  test('the matrix names the words of both, and the present ones where somebody was rated with them', async () => {
    const { Axes, IsPresentScale } = await matrixOf(former);
    expect([IsPresentScale, Axes.Primary]).toEqual([
      true,
      {
        Name: 'Performance',
        Levels: ['Below expectations', 'Meets expectations / On track', 'Exceeds expectations'],
      },
    ]);
    const made = await company.make('draft', { Primary: 1, Secondary: 2 });
    expect((await matrixOf(quarter)).Axes.Primary.Levels[1]).toBe('Reached');
    await company.must('lead', deleteAppraisal, {
      params: { id: made.id },
    });
  });
});

describe('after the company has gone from three levels to five', () => {
  beforeAll(async () => {
    await company.must('hrAdmin', saveSettings, { body: { Settings: { RatingLevels: 5 } } });
  });

  test('every place still shows the words with which it was completed', async () => {
    expect(await everyWordOf(first)).toEqual(everywhere('Meets expectations'));
    expect(await everyWordOf(renamed)).toEqual(everywhere('On track'));
  });

  test('the matrix of the former quarter has its own scale, says so, and counts those without ratings alone', async () => {
    const without = await server.buildPerson({ id: company.tenantId }, { manager: people.lead });
    const matrix = await matrixOf(former);
    expect([matrix.Levels, matrix.IsPresentScale, matrix.Cells.length, matrix.Elsewhere]).toEqual([
      3,
      false,
      9,
      0,
    ]);
    expect(matrix.Axes.Primary.Levels).toEqual([
      'Below expectations',
      'Meets expectations / On track',
      'Exceeds expectations',
    ]);
    const cell = matrix.Cells.find((one) => one.PrimaryRating === 1 && one.SecondaryRating === 2);
    expect([cell?.Count, cell?.Colour]).toEqual([2, 3]);
    const list = await listOf(former);
    expect(list.has(without.id)).toBe(true);
    expect(matrix.Unrated).toBe(list.size - 2);
  });

  test('the first appraisal of a quarter on the new scale makes a matrix of five levels', async () => {
    const made = await company.make('completed', { Primary: 2, Secondary: 4 });
    const matrix = await matrixOf(quarter);
    expect([matrix.Levels, matrix.IsPresentScale, matrix.Elsewhere]).toEqual([5, true, 0]);
    expect((await listOf(quarter)).get(made.employee.id)?.RatingLabels).toEqual({
      Primary: 'Meets expectations',
      Secondary: 'Ready for more',
      Tertiary: null,
      Levels: 5,
    });
  });

  test('in a mixed quarter the scale of most people makes the matrix, and the others are told apart', async () => {
    const made = await company.make('completed', {
      Primary: 4,
      Secondary: 0,
      EvaluationPeriodId: former,
    });
    const matrix = await matrixOf(former);
    expect([matrix.Levels, matrix.Elsewhere]).toEqual([3, 1]);
    const listed = (await listOf(former)).get(made.employee.id);
    expect([listed?.PrimaryRating, listed?.RatingLabels?.Primary]).toEqual([4, 'Well above expectations']);
    const people = matrix.Cells.reduce((sum, { Count }) => sum + Count, 0);
    expect(people + matrix.Elsewhere + matrix.Unrated).toBe((await listOf(former)).size);
  });

  test('a third axis that is switched off later stays in the words and the filter of its quarter', async () => {
    await company.must('hrAdmin', saveSettings, { body: { Settings: { TertiaryRatingsEnabled: true } } });
    const earlier = company.quarters[2] ?? 0;
    await company.make('completed', { TertiaryRating: 2, EvaluationPeriodId: earlier });
    await company.must('hrAdmin', saveSettings, { body: { Settings: { TertiaryRatingsEnabled: false } } });
    expect((await matrixOf(earlier)).Axes.Tertiary).toEqual({
      Name: 'Values',
      Levels: ['Rarely', 'Usually', 'As an example'],
    });
    expect((await matrixOf(quarter)).Axes.Tertiary).toBeNull();
    const listed = [...(await listOf(earlier, { Tertiary: 2 })).values()];
    expect(listed.map((each) => each?.RatingLabels?.Tertiary)).toEqual(['As an example']);
  });
});

describe('an appraisal that the former program completed', () => {
  const forget = () =>
    server.owner.query('update appraisal set scale_id = null where tenant_id = $1', [company.tenantId]);

  test('before the migration gets the words of its signature', async () => {
    await forget();
    const migration = await readFile(new URL('0035_rating_scales.sql', migrationFolder), 'utf8');
    const backfill = /^do \$\$.*?^end \$\$;$/ms.exec(migration)?.[0] ?? '';
    await server.owner.query(`begin; ${backfill} commit;`);
    expect(await everyWordOf(first)).toEqual(everywhere('Meets expectations'));
    expect(await everyWordOf(renamed)).toEqual(everywhere('On track'));
    // Nobody was rated “Below expectations”, so the present company’s default fills the axis.
    expect((await matrixOf(former)).Axes.Primary.Levels).toEqual([
      'Below expectations',
      'Meets expectations / On track',
      'Exceeds expectations',
    ]);
  });

  test('during the deploy gets them with the signature', async () => {
    await forget();
    await server.owner.query(
      `insert into appraisal_signature (tenant_id, appraisal_id, kind, signer_id, signer_name, sign, comment, employee_name,
          reviewer_name, period_label, review_html, review_text, primary_rating, secondary_rating, words, signed_at)
        select tenant_id, appraisal_id, kind, signer_id, signer_name, sign, comment, employee_name, reviewer_name, period_label,
          review_html, review_text, primary_rating, secondary_rating, words, signed_at
        from appraisal_signature where tenant_id = $1 and kind = 'manager'`,
      [company.tenantId],
    );
    expect(await everyWordOf(first)).toEqual(everywhere('Meets expectations'));
    expect(await everyWordOf(renamed)).toEqual(everywhere('On track'));
  });
});

test('eight completions at once store one scale', async () => {
  const other = await startTestServer();
  const fresh = await buildAppraisalCompany(other);
  const made: Made[] = [];
  for (let at = 0; at < 8; at += 1) made.push(await fresh.make('acknowledged'));
  const answers = await Promise.all(
    made.map(({ id }) => fresh.call('lead', completeAppraisal, { params: { id }, body: { Sign: 'Lena' } })),
  );
  expect(answers.map(({ status }) => status)).toEqual(made.map(() => 200));
  const { rows } = await other.owner.query(
    `select scale.id, count(appraisal.id)::int as count from rating_scale scale
      left join appraisal on appraisal.tenant_id = scale.tenant_id and appraisal.scale_id = scale.id
      where scale.tenant_id = $1 group by 1`,
    [fresh.tenantId],
  );
  expect(rows.map(({ count }) => count)).toEqual([8]);
});

test('default words are read in each reader’s language, whoever completed the appraisal', async () => {
  const other = await buildAppraisalCompany(server);
  const speak = (Locale: 'de-DE' | 'en-US') => other.must('lead', setLocale, { body: { Locale } });
  const wordFor = async (id: number) => {
    const { RatingWords } = await other.must('lead', getAppraisal, { params: { id } });
    return RatingWords?.Primary.Label;
  };
  await speak('de-DE');
  const german = await other.make('completed', { Primary: 1 });
  expect(await wordFor(german.id)).toBe('Erfüllt die Erwartungen');
  await speak('en-US');
  const english = await other.make('completed', { Primary: 1 });
  expect([await wordFor(german.id), await wordFor(english.id)]).toEqual([
    'Meets expectations',
    'Meets expectations',
  ]);
  const { rows } = await server.owner.query(
    'select count(*)::int as scales from rating_scale where tenant_id = $1',
    [other.tenantId],
  );
  expect(rows).toEqual([{ scales: 1 }]);
});
