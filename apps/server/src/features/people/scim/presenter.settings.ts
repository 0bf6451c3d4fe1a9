import type { ScimConnection } from '@bellwether/contract/people/scim';
import { instantToIso } from '@bellwether/domain/calendar/instant';
import type { ScimSetting } from './queries.settings.ts';
import type { ScimTokenRow, ShownGroupRow } from './statements.settings.ts';

const orNull = (at: number | null) => (at === null ? null : instantToIso(at));

export function presentConnection(parts: {
  readonly base: string;
  readonly tokens: readonly ScimTokenRow[];
  readonly people: number;
  readonly setting: ScimSetting;
  readonly groups: readonly ShownGroupRow[];
}): ScimConnection {
  const { base, tokens, people, setting, groups } = parts;
  return {
    Base: base,
    Tokens: tokens.map(({ id, made_by, created_at, ends_at, last_used_at }) => ({
      Id: id,
      MadeBy: made_by,
      CreatedAt: instantToIso(created_at),
      EndsAt: orNull(ends_at),
      LastUsedAt: orNull(last_used_at),
    })),
    People: people,
    TakesOver: setting.takesOver,
    OpenFields: [...setting.openFields],
    Groups: groups.map(({ id, name, members, gives }) => ({
      Id: id,
      Name: name,
      Members: members,
      Gives: gives,
    })),
  };
}
