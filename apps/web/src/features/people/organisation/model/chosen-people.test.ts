import { describe, expect, it } from 'vitest';
import { sheetOf } from './chosen-people.ts';
import { buildOrgPerson } from './directory.fixture.ts';
import { directoryOf } from './directory.ts';

describe('chosen people', () => {
  it('are exported without formulas', () => {
    const people = [
      buildOrgPerson(1),
      buildOrgPerson(2, 1, { Name: '=HYPERLINK("x")', JobTitle: 'Engineer, "lead"' }),
    ];
    const [heading, first, second] = sheetOf(directoryOf(people)).split('\r\n');
    expect(heading).toContain('"Name","E-mail","Title"');
    expect(first).toContain('"Person 1","person-1@example.com"');
    expect(second).toContain(`"'=HYPERLINK(""x"")"`);
    expect(second).toContain('"Engineer, ""lead"""');
  });
});
