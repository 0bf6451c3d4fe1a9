import type { Language } from '../locale/language.ts';
import { formatNumber } from '../locale/numbers.ts';
import { isTenantSetting, tenantSettingRule } from '../tenant/settings.ts';
import { auditFieldWords, auditWords } from './words.ts';

/** Kinds whose `from` and `to` are people. */
const betweenPeople: readonly string[] = ['person.manager_changed', 'goal.owner_changed'];
/** Kinds whose `from` and `to` are ids of things that the log does not name. */
const betweenThings: readonly string[] = ['goal.parent_changed', 'goal.carried_over'];

type Detail = Readonly<Record<string, unknown>>;

/** Returns the people whom the detail names. */
export function peopleIn(kind: string, { from, to }: Detail): number[] {
  return betweenPeople.includes(kind) ? [from, to].filter((id) => typeof id === 'number') : [];
}

/**
 * Returns the detail of an event in words: states, roles, names of fields, counts. Ids are left out. A detail has no
 * person's text, so no private text can appear.
 */
export function detailText(
  { kind, detail }: { readonly kind: string; readonly detail: Detail },
  language: Language,
  nameOf: (personId: number) => string,
): string {
  const words = language.words(auditWords);
  const labels = language.words(auditFieldWords);
  const parts: string[] = [];
  const moved = movedText(kind, detail, nameOf, words);
  if (moved !== undefined) parts.push(moved);
  for (const [field, label] of Object.entries(labels)) {
    const value = detail[field];
    if (value === undefined || value === null || (value === false && field !== 'isOn')) continue;
    if (Array.isArray(value) && value.length === 0) continue;
    parts.push(words.field({ field: label, value: valueText(value, language) }));
  }
  return parts.join(' · ');
}

function movedText(
  kind: string,
  { from, to }: Detail,
  nameOf: (personId: number) => string,
  words: typeof auditWords,
): string | undefined {
  if (to === undefined || from === undefined || betweenThings.includes(kind)) return undefined;
  const text = (value: unknown) => {
    if (value === null) return words.nobody;
    if (typeof value === 'number' && betweenPeople.includes(kind)) return nameOf(value);
    return readable(String(value));
  };
  if (from === null && !betweenPeople.includes(kind)) return readable(String(to));
  return words.change({ from: text(from), to: text(to) });
}

function valueText(value: unknown, language: Language): string {
  const words = language.words(auditWords);
  if (Array.isArray(value)) return value.map((one) => valueText(one, language)).join(', ');
  if (typeof value === 'number') return formatNumber(value, language.locale);
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  const text = String(value);
  return isTenantSetting(text) ? tenantSettingRule(text).label : readable(text);
}

/** Returns a code as words: `job_title` and `IsOrgAdmin` as `job title` and `is org admin`. */
function readable(code: string): string {
  return code
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
}
