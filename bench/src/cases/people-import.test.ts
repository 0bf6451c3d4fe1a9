import { expect, test } from 'vitest';
import { peopleFile } from './people-import.ts';

test('everybody in the file of an import has an own address and a manager who stands above', () => {
  const [heading, ...lines] = peopleFile(1_000, 'ceo@load-1.example').split('\n');
  const seen = new Set(['ceo@load-1.example']);
  for (const line of lines) {
    const cells = line.split(',');
    const [, , email = '', , manager = ''] = cells;
    expect([line, cells.length, seen.has(email), seen.has(manager)]).toEqual([
      line,
      heading?.split(',').length,
      false,
      true,
    ]);
    seen.add(email);
  }
  expect(seen.size).toBe(1_001);
});
