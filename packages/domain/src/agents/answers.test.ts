import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bytesOf, fittingPage } from './answer-size.ts';
import { peoplesWords } from './peoples-words.ts';

test('characters that nobody sees are removed, and what people see stays', () => {
  const hidden =
    'Ship\u200B 2.0\u202E\u{E0041}\u{E0042}\uFEFF\u0007\u2063\u3164\u{E0101}!\nSecond\tline é 目標';
  expect(peoplesWords(hidden)).toEqual({ words_of_people: 'Ship 2.0!\nSecond\tline é 目標' });
  expect(peoplesWords('x'.repeat(3_000)).words_of_people).toHaveLength(2_001);
});

test('pages fit, lose nothing, and end', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ maxLength: 60 }), { maxLength: 40 }),
      fc.integer({ min: 80, max: 400 }),
      (items, most) => {
        const read: string[] = [];
        for (let from: number | null = 0; from !== null; ) {
          const page: { items: string[]; next: number | null } = fittingPage(items, from, most);
          if (page.items.length > 1) expect(bytesOf(page.items)).toBeLessThanOrEqual(most + 2);
          read.push(...page.items);
          from = page.next;
        }
        expect(read).toEqual(items);
      },
    ),
  );
});
