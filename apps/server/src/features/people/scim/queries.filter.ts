import { emailKeyOf } from '@bellwether/domain/people/profile/email';
import { groupSchema, userSchema } from '@bellwether/domain/people/scim/resource';
import { booleanOf } from '@bellwether/domain/people/scim/user';
import { cleanName } from '@bellwether/domain/shared/clean-name';
import { said } from '@bellwether/domain/shared/said';
import { type Filter, parse } from 'scim2-parse-filter';
import { HttpProblem } from '#platform/refusal/problem.ts';
import { idOf } from './access.ts';
import type { GroupFilter } from './statements.groups.ts';
import type { UserFilter } from './statements.ts';
import { scimWords } from './words.ts';

const longestFilter = 1_000;
/** An id that nobody has. */
const nobody = 0;

/** An attribute that must have a value. */
interface Equal {
  readonly attribute: string;
  readonly value: string;
}

/** @throws HttpProblem 400 `invalidFilter` for anything but eq on the attributes that are listed, joined by and. */
export function readUserFilter(text: string | undefined): UserFilter {
  const all = equalsIn(text, 'filter', userSchema);
  const values = (...attributes: readonly string[]) =>
    all.flatMap(({ attribute, value }) => (attributes.includes(attribute) ? [value] : []));
  const known = ['id', 'username', 'externalid', 'emails', 'emails.value', 'active', 'emails.type'];
  const active = values('active').map(booleanOf);
  if (all.some(({ attribute }) => !known.includes(attribute)) || active.includes(undefined))
    throw invalid('filter');
  return {
    ids: values('id').map((id) => idOf(id) ?? nobody),
    userKeys: values('username').map((name) => name.toLowerCase()),
    externalIds: values('externalid'),
    // Every address here is one of work.
    emailKeys: values('emails', 'emails.value').map(emailKeyOf),
    active: active.filter((isActive) => isActive !== undefined),
  };
}

/** @throws HttpProblem as `readUserFilter`. */
export function readGroupFilter(text: string | undefined): GroupFilter {
  const all = equalsIn(text, 'group_filter', groupSchema);
  const values = (...attributes: readonly string[]) =>
    all.flatMap(({ attribute, value }) => (attributes.includes(attribute) ? [value] : []));
  const known = ['id', 'displayname', 'externalid', 'members', 'members.value'];
  if (all.some(({ attribute }) => !known.includes(attribute))) throw invalid('group_filter');
  return {
    ids: values('id').map((id) => idOf(id) ?? nobody),
    names: values('displayname').map((name) => name.toLowerCase()),
    externalIds: values('externalid'),
    members: values('members', 'members.value').map((id) => idOf(id) ?? nobody),
  };
}

function equalsIn(text: string | undefined, word: 'filter' | 'group_filter', schema: string): Equal[] {
  if (text === undefined) return [];
  if (text.length > longestFilter) throw invalid(word);
  let filter: Filter;
  try {
    filter = parse(text);
  } catch {
    // The parser throws errors of several kinds for a text that is no filter.
    throw invalid(word);
  }
  return flatten(filter, '', { word, schema });
}

interface Reading {
  readonly word: 'filter' | 'group_filter';
  readonly schema: string;
}

function flatten(filter: Filter, prefix: string, reading: Reading): Equal[] {
  if (filter.op === 'and' && 'filters' in filter)
    return filter.filters.flatMap((each) => flatten(each, prefix, reading));
  if (filter.op === '[]' && 'valFilter' in filter)
    return flatten(filter.valFilter, `${plain(filter.attrPath, reading)}.`, reading);
  if (filter.op !== 'eq' || !('compValue' in filter)) throw invalid(reading.word);
  const { attrPath, compValue } = filter;
  if (compValue === null) throw invalid(reading.word);
  return [{ attribute: `${prefix}${plain(attrPath, reading)}`, value: cleanName(String(compValue)) }];
}

function plain(path: string, { schema }: Reading): string {
  const lower = path.toLowerCase();
  const urn = `${schema.toLowerCase()}:`;
  return lower.startsWith(urn) ? lower.slice(urn.length) : lower;
}

function invalid(word: 'filter' | 'group_filter'): HttpProblem {
  return new HttpProblem(400, said(scimWords, word), { code: 'invalidFilter' });
}
