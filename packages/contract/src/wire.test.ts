import { validateComment, validateManagerResult, validateResult } from '@bellwether/domain/goals/rules';
import { eachText, eachWireText, validateGoalTexts } from '@bellwether/domain/goals/texts';
import { english } from '@bellwether/domain/locale/language';
import { type FieldError, said, sentenceOf } from '@bellwether/domain/shared/said';
import { expect, test } from 'vitest';
import { addComment } from './goals/comments.ts';
import { goalSaveSchema } from './goals/drafting.ts';
import { goalFilterSchema } from './goals/reading.ts';
import { finalizeGoal, reviewResult } from './goals/results.ts';
import { askedId, idParam, idSchema, pathWord, requiredText, sentInstantSchema, textSchema } from './wire.ts';

const needed = said({ missing: 'Please enter it.' }, 'missing');
const first = ([fault]: readonly FieldError[]) => fault && sentenceOf(fault, english);

test('text is trimmed, loses control characters and keeps line breaks', () => {
  expect(textSchema(50, 'Word').parse('  one\u0007\r\n\ttwo\u007f\u0085\u009b ')).toBe('one\r\n\ttwo');
});

test('a NUL character is refused, wherever it is', () => {
  expect(textSchema(50, 'Word').safeParse('a\u0000b').success).toBe(false);
  expect(requiredText(50, needed, 'Word').safeParse('\u0000').success).toBe(false);
});

test('half a character, which UTF-8 cannot encode, becomes the replacement character', () => {
  expect(textSchema(50, 'Word').parse('a\ud83d b\ude00 \u{1f600}')).toBe('a\ufffd b\ufffd \u{1f600}');
  expect(requiredText(50, needed, 'Word').parse('\udfff')).toBe('\ufffd');
});

test('length counts the stored text, after trimming', () => {
  expect(textSchema(3, 'Word').safeParse(' abc ').success).toBe(true);
  expect(textSchema(3, 'Word').safeParse('abcd').success).toBe(false);
});

test('required text has its own message when missing, empty or blank', () => {
  const schema = requiredText(10, needed, 'Word');
  for (const value of [undefined, '', '   ', '\u0001']) {
    const result = schema.safeParse(value);
    expect(result.error?.issues[0]?.message).toBe('Please enter it.');
  }
});

test.each([0, -1, 1.5, 2_147_483_648, '1', null, Number.NaN])('%s is not an id', (value) => {
  expect(idSchema.safeParse(value).success).toBe(false);
});

test.each(['0', '-1', '1e3', '0x10', ' 1', '2147483648', '99999999999', 'abc', ''])(
  '"%s" is not an id in a path',
  (value) => {
    expect(idParam.safeParse(value).success).toBe(false);
  },
);

test('an id in a path is parsed as a number', () => {
  expect(idParam.parse('2147483647')).toBe(2_147_483_647);
});

test('a word in a path is matched without regard to case', () => {
  const format = pathWord(['excel', 'pdf'], said({ choose: 'Please choose.' }, 'choose'));
  expect([format.parse('Excel'), format.parse('PDF')]).toEqual(['excel', 'pdf']);
  expect(format.safeParse('csv').error?.issues.map(({ message }) => message)).toEqual(['Please choose.']);
});

test('the filter accepts both spellings of the shelving state', () => {
  const filter = goalFilterSchema.parse({ GoalStates: ['shilving_in_review', 'draft'] });
  expect(filter.GoalStates).toEqual(['shelving_in_review', 'draft']);
  expect(filter.PageSize).toBe(10);
});

test('unknown fields are refused and types are not coerced', () => {
  expect(goalFilterSchema.safeParse({ Owner: 1 }).success).toBe(false);
  expect(goalFilterSchema.safeParse({ PageSize: '10' }).success).toBe(false);
  expect(goalFilterSchema.safeParse({ PageSize: 101 }).success).toBe(false);
});

test('a goal needs a quarter, with the documented message; the server requires its texts by its type', () => {
  const messages = goalSaveSchema.safeParse({}).error?.issues.map((issue) => [issue.path[0], issue.message]);
  expect(messages).toEqual([['PeriodId', 'Please select quarter!']]);
  expect(goalSaveSchema.safeParse({ Title: 'x'.repeat(256), Measurement: 'm', PeriodId: 1 }).success).toBe(
    false,
  );
  expect(goalSaveSchema.safeParse({ Title: 'x'.repeat(255), Measurement: 'm', PeriodId: 1 }).success).toBe(
    true,
  );
});

test("a text over its limit has the form's message", () => {
  const long = 'x'.repeat(10_001);
  const texts = eachWireText(() => long);
  const rules = eachText(() => long);
  const goal = goalSaveSchema.safeParse({ ...texts, PeriodId: 1 });
  expect(goal.error?.issues.map((issue) => issue.message)).toEqual(
    validateGoalTexts('SMART', rules).map((fault) => sentenceOf(fault, english)),
  );
  const comment = addComment.body.safeParse({ Id: 1, Type: 'GoalStatus', Comment: long }).error?.issues[0];
  expect(comment?.message).toBe(first(validateComment(long, 'comment')));
  const yes = { completed: true, objectiveResult: null };
  const outcome = { GoalId: 1, Quality: 3, Outcome: long };
  expect(finalizeGoal.body.safeParse(outcome).error?.issues[0]?.message).toBe(
    first(validateResult('SMART', { ...yes, quality: 3, outcome: long })),
  );
  const feedback = { GoalId: 1, Feedback: long };
  expect(reviewResult.body.safeParse(feedback).error?.issues[0]?.message).toBe(
    first(validateManagerResult('SMART', { ...yes, feedback: long })),
  );
});

test.each([undefined, null, '1', 0, -1, 1.5, 2_147_483_648])(
  'a form that requires an id says so when %s is sent',
  (value) => {
    const { error } = askedId(needed).safeParse(value);
    expect([...new Set(error?.issues.map((issue) => issue.message))]).toEqual(['Please enter it.']);
  },
);

test('an incoming instant is a time of at most 40 characters', () => {
  const instant = '2026-11-20T08:26:00.250Z';
  expect(sentInstantSchema.safeParse(instant).success).toBe(true);
  const chatty = `20 Nov 2026 08:26 GMT (${'x'.repeat(20)})`;
  expect(Date.parse(chatty)).not.toBeNaN();
  for (const wrong of ['', 'yesterday', chatty])
    expect([wrong, sentInstantSchema.safeParse(wrong).success]).toEqual([wrong, false]);
});
