import type { Language } from '../locale/language.ts';
import { isLocale, locales } from '../locale/locales.ts';
import { formatNumber } from '../locale/numbers.ts';
import { isTenantSetting, tenantSettingRule } from '../tenant/settings.ts';
import { settingWords } from '../tenant/words.settings.ts';
import { auditFieldWords, auditWords } from './words.ts';
import { auditValueWords } from './words.values.ts';

/** Kinds whose `from` and `to` are people. */
const betweenPeople: readonly string[] = ['person.manager_changed', 'goal.owner_changed'];
/** Kinds whose `from` and `to` are ids of things that the log does not name. */
const betweenThings: readonly string[] = ['goal.parent_changed', 'goal.carried_over'];

/** The kind whose `added` and `removed` are people. */
const members = 'directory.members_changed';

type Detail = Readonly<Record<string, unknown>>;

/** Returns the people whom the detail names. */
export function peopleIn(kind: string, { from, to, added, removed }: Detail): number[] {
  const ids = betweenPeople.includes(kind) ? [from, to] : kind === members ? [added, removed].flat() : [];
  return ids.filter((id) => typeof id === 'number');
}

/** The settings of the company that an event may be about, which the log names. */
export const namedThings = ['provider', 'token', 'agent', 'webhook', 'channel'] as const;
type NamedThing = (typeof namedThings)[number];
const isNamedThing = (field: string): field is NamedThing => namedThings.some((thing) => thing === field);

interface ToldEvent {
  readonly kind: string;
  readonly detail: Detail;
  /** The names of what the event is about; one that was removed has none. */
  readonly things?: Readonly<Partial<Record<NamedThing, string | null>>>;
}

/**
 * Returns the detail of an event in words: names of `things`, states, roles, names of fields, counts. Ids are left out. A detail
 * has no person's text, so no private text can appear.
 */
export function detailText(
  { kind, detail, things = {} }: ToldEvent,
  language: Language,
  nameOf: (personId: number) => string,
): string {
  const words = language.words(auditWords);
  const labels = language.words(auditFieldWords);
  const parts: string[] = [];
  const moved = movedText(kind, detail, nameOf, language);
  if (moved !== undefined) parts.push(moved);
  for (const [field, label] of Object.entries(labels)) {
    const value = isNamedThing(field) ? things[field] : detail[field];
    if (value === undefined || value === null || (value === false && field !== 'isOn')) continue;
    if (Array.isArray(value) && value.length === 0) continue;
    const named =
      kind === members && Array.isArray(value) ? value.map((id) => nameOf(Number(id))) : undefined;
    const text = named?.join(', ') ?? (isNamedThing(field) ? String(value) : valueText(value, language));
    parts.push(words.field({ field: label, value: text }));
  }
  return parts.join(' · ');
}

function movedText(
  kind: string,
  { from, to }: Detail,
  nameOf: (personId: number) => string,
  language: Language,
): string | undefined {
  const words = language.words(auditWords);
  if (to === undefined || from === undefined || betweenThings.includes(kind)) return undefined;
  const text = (value: unknown) => {
    if (value === null) return words.nobody;
    if (typeof value === 'number' && betweenPeople.includes(kind)) return nameOf(value);
    return readable(String(value), language);
  };
  if (from === null && !betweenPeople.includes(kind)) return readable(String(to), language);
  return words.change({ from: text(from), to: text(to) });
}

function valueText(value: unknown, language: Language): string {
  const words = language.words(auditWords);
  if (Array.isArray(value)) return value.map((one) => valueText(one, language)).join(', ');
  if (typeof value === 'number') return formatNumber(value, language.locale);
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  const text = String(value);
  if (!isTenantSetting(text)) return readable(text, language);
  const settings: Readonly<Record<string, { readonly label: string }>> = language.words(settingWords);
  return settings[text]?.label ?? tenantSettingRule(text).label;
}

/** Returns a code as words; one without words as it is spelt: `last_week` as `last week`. */
function readable(code: string, language: Language): string {
  if (isLocale(code)) return locales[code].name;
  const words: Readonly<Record<string, string>> = language.words(auditValueWords);
  if (Object.hasOwn(words, code)) return words[code] ?? code;
  return code
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
}
