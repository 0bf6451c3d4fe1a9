import { describe, expect, it } from 'vitest';
import { buildOrgPerson } from './directory.fixture.ts';
import { directoryOf, linesOf, matching, shownEntries } from './directory.ts';
import type { DirectorySearch } from './directory-search.ts';

const entries = directoryOf([
  buildOrgPerson(5, 1, { Name: '4th Floor Desk', RoleName: 'contributor' }),
  buildOrgPerson(2, 1, { Name: 'Ada Ångström', JobTitle: 'Welder', RoleName: 'manager', OrgUnit: 'Sales' }),
  buildOrgPerson(1, undefined, { Name: 'Cleo Chief', JobTitle: 'CEO' }),
  buildOrgPerson(3, 2, {
    Name: 'Émile Zola',
    JobTitle: 'Author',
    Status: 'Invited',
    Email: 'writer@north.example',
  }),
  buildOrgPerson(4, 2, { Name: 'Eva Gone', Status: 'Deactivated' }),
]);
const names = (search: DirectorySearch) => shownEntries(entries, search).map(({ person }) => person.Name);

describe('the directory', () => {
  it.each<[string, string[]]>([
    ['angstrom', ['Ada Ångström']],
    ['SALES welder', ['Ada Ångström']],
    ['emile', ['Émile Zola']],
    ['writer@ zola', ['Émile Zola']],
    ['zola sales', []],
    ['  ', ['4th Floor Desk', 'Ada Ångström', 'Cleo Chief', 'Émile Zola', 'Eva Gone']],
  ])('finds by "%s" those with every word, without case and accents', (text, found) => {
    expect(matching(entries, text).map(({ person }) => person.Name)).toEqual(found);
  });

  it.each<[DirectorySearch, string[]]>([
    [{}, ['4th Floor Desk', 'Ada Ångström', 'Cleo Chief', 'Émile Zola']],
    [{ status: 'Deactivated' }, ['Eva Gone']],
    [{ status: 'Invited' }, ['Émile Zola']],
    [{ roles: ['ceo', 'manager'] }, ['Ada Ångström', 'Cleo Chief']],
    [{ roles: ['contributor'], find: 'e' }, ['4th Floor Desk', 'Émile Zola']],
    [{ sortBy: 'JobTitle' }, ['Émile Zola', 'Cleo Chief', 'Ada Ångström', '4th Floor Desk']],
    [{ sortBy: 'Manager' }, ['Émile Zola', '4th Floor Desk', 'Ada Ångström', 'Cleo Chief']],
  ])('shows for %o', (search, shown) => {
    expect(names(search)).toEqual(shown);
  });

  it('has the letters of the names above them, and none in other orders', () => {
    const lines = linesOf(shownEntries(entries, {}), true);
    expect(lines.map((line) => (line.kind === 'letter' ? line.letter : line.entry.person.Name))).toEqual([
      '#',
      '4th Floor Desk',
      'A',
      'Ada Ångström',
      'C',
      'Cleo Chief',
      'E',
      'Émile Zola',
    ]);
    expect(linesOf(entries, false).every(({ kind }) => kind === 'person')).toBe(true);
  });
});
