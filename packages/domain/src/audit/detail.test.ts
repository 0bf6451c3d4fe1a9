import { expect, test } from 'vitest';
import { english, languageOf } from '../locale/language.ts';
import * as germanSettings from '../tenant/words.settings.de.ts';
import * as settings from '../tenant/words.settings.ts';
import { detailText, peopleIn } from './detail.ts';
import { auditKinds, auditKindsOf } from './kinds.ts';
import { auditKindWords } from './words.ts';
import * as germanValues from './words.values.de.ts';
import * as values from './words.values.ts';

const text = (kind: string, detail: Record<string, unknown>) =>
  detailText({ kind, detail }, english, (id) => `Person ${id}`);

test.each([
  ['goal.approved', { from: 'review', to: 'approved' }, 'review → approved'],
  ['goal.created', { from: null, to: 'draft', owner: 4 }, 'draft'],
  ['person.manager_changed', { from: 3, to: null }, 'Person 3 → nobody'],
  ['goal.parent_changed', { from: 3, to: 4 }, ''],
  ['goal.predicted', { status: 7, week: 9 }, ''],
  ['person.flags_changed', { granted: ['IsHrAdmin'], revoked: [] }, 'Granted: is hr admin'],
  ['tenant.settings_changed', { names: ['notification_days'] }, 'Settings: Days kept'],
  ['person.email_preference_changed', { isOn: false }, 'On: no'],
  ['account.sign_in_failed', { isLocked: false }, ''],
  ['account.sign_in_failed', { isLocked: true }, 'Account locked: yes'],
  ['people.imported', { added: 1_200, changed: 0 }, 'Changed: 0 · Added: 1,200'],
  [
    'directory.members_changed',
    { added: [3, 4], removed: [5] },
    'Added: Person 3, Person 4 · Removed: Person 5',
  ],
  ['audit.retention_shortened', { from: 730, to: 365 }, '730 → 365'],
])('%s with %o reads "%s"', (kind, detail, says) => {
  expect(text(kind, detail)).toBe(says);
});

test('codes, settings and languages are words of the reader', () => {
  const german = languageOf(
    'de-DE',
    new Map<object, object>([
      [values.auditValueWords, germanValues.auditValueWords],
      [settings.settingWords, germanSettings.settingWords],
    ]),
  );
  const read = (kind: string, detail: Record<string, unknown>) =>
    detailText({ kind, detail }, german, String);
  expect(read('goal.approved', { from: 'review', to: 'approved' })).toBe('in Prüfung → freigegeben');
  expect(read('person.locale_changed', { locale: 'fr-FR' })).toContain('Français');
  expect(read('tenant.settings_changed', { names: ['notification_days'] })).toContain(
    germanSettings.settingWords.notification_days.label,
  );
});

test('only changes between people name people', () => {
  expect(peopleIn('goal.owner_changed', { from: 3, to: 4 })).toEqual([3, 4]);
  expect(peopleIn('goal.parent_changed', { from: 3, to: 4 })).toEqual([]);
});

test('every kind of the log has words and a group', () => {
  expect(Object.keys(auditKindWords).sort()).toEqual([...auditKinds].sort());
  expect(auditKindsOf('appraisals')).not.toContain('appraisal.stated');
});

test('what an event is about is named, and what was removed is left out', () => {
  const event = { kind: 'account.signed_in', detail: { provider: 3 } };
  expect(detailText({ ...event, things: { provider: 'goals_by_okta' } }, english, String)).toBe(
    'Provider: goals_by_okta',
  );
  expect(detailText(event, english, String)).toBe('');
});
