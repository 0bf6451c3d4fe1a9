import {
  confirmAppraisal,
  createAnsweredAppraisal,
  listReviewQuestions,
  saveAnsweredAppraisal,
} from '@bellwether/contract/talent/answered';
import { getAppraisal, printAppraisal, shareAppraisal } from '@bellwether/contract/talent/appraisal';
import { cycleLimits } from '@bellwether/domain/talent/cycles/rules';
import { expect, test } from 'vitest';
import { buildAppraisalCompany } from '../../../testing/appraisal-company.ts';
import { askedQuestion, cycleBuilders } from '../../../testing/cycle-company.ts';
import { readPdf } from '../../../testing/read-pdf.ts';
import { startTestServer } from '../../../testing/test-server.ts';

const server = await startTestServer();
const company = await buildAppraisalCompany(server);
const { running, third } = cycleBuilders(company);

test('all answers of a template may be as long as each of them may be, on screen and in print', async () => {
  const numbers = Array.from({ length: cycleLimits.questions }, (_, at) => at + 1);
  const made = await running({
    HasSignatures: false,
    SelfReview: null,
    ReviewQuestions: numbers.map((number) => askedQuestion(`${number}${'&'.repeat(298)}`)),
  });
  const { Questions } = await company.must('lead', listReviewQuestions, {
    params: { id: made.id, userId: made.employee.id },
  });
  const filled = (sign: string) => (_: unknown, at: number) =>
    `${sign.repeat(cycleLimits.answer).slice(0, cycleLimits.answer - 8)}. end${at + 1}`;
  const send = (texts: readonly string[]) => ({
    UserId: made.employee.id,
    EvaluationPeriodId: third,
    Primary: 2,
    Secondary: 1,
    Answers: Questions.map(({ Id }, at) => ({ Id, Answer: texts[at] ?? '' })),
  });
  // The longest stored form: signs that become entities, each in a paragraph of its own.
  const longest = Questions.map(filled('&\n'));
  const written = await company.must('lead', createAnsweredAppraisal, {
    body: { ...send(longest), CycleId: made.id },
  });
  expect(written.Answers?.map(({ Answer }) => Answer)).toEqual(longest);
  const params = { id: written.Id };
  const words = Questions.map(filled('word '));
  await company.must('lead', saveAnsweredAppraisal, { params, body: send(words) });
  await company.must('lead', shareAppraisal, { params });
  const own = { token: made.token, params };
  const read = await server.call(getAppraisal, own);
  expect(read.body.Answers?.map(({ Answer }) => Answer)).toEqual(words);
  const ends = numbers.map((number) => `end${number}`);
  expect(read.body.Review.match(/end\d+/g)).toEqual(ends);
  await server.call(confirmAppraisal, { ...own, body: {} });
  const { pages } = await readPdf((await company.call('lead', printAppraisal, { params })).bytes);
  expect(
    pages
      .map(({ text }) => text)
      .join(' ')
      .match(/end\d+/g),
  ).toEqual(ends);
});
