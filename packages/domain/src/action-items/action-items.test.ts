import { describe, expect, test } from 'vitest';
import { english } from '../locale/language.ts';
import type { Locale } from '../locale/locales.ts';
import { unreachableStates } from '../shared/lifecycle.ts';
import { sentenceOf } from '../shared/said.ts';
import { findDateWords, readDateWords } from './date-words.ts';
import { actionItemMoveTable, actionItemStates } from './lifecycle.ts';
import {
  type ActionItemRelation,
  actionItemPermissions,
  canSeeActionItem,
  decideActionItemMove,
} from './permissions.ts';
import { actionItemFaults, actionItemMessages, dueGroup, isOverdue } from './rules.ts';

const nobody: ActionItemRelation = {
  isAssignee: false,
  isRequester: false,
  isAuthor: false,
  isObserver: false,
};

test('every state of an action item can be reached', () => {
  expect(unreachableStates(actionItemMoveTable, actionItemStates)).toEqual([]);
});

describe('permissions', () => {
  const open = { state: 'in_progress' } as const;
  const done = { state: 'completed' } as const;
  test.each<[string, Partial<ActionItemRelation>, object, object]>([
    [
      'assignee',
      { isAssignee: true },
      { Complete: true, Reopen: 'in_progress' },
      { Complete: 'completed', Reopen: true },
    ],
    ['requester', { isRequester: true }, { Edit: true, Delete: true }, { Edit: 'completed', Delete: true }],
    ['author', { isAuthor: true }, {}, {}],
    [
      'assignee and requester',
      { isAssignee: true, isRequester: true },
      { Edit: true, Delete: true, Complete: true, Reopen: 'in_progress' },
      { Edit: 'completed', Delete: true, Complete: 'completed', Reopen: true },
    ],
    ['somebody else', {}, {}, {}],
    ['assignee who became an observer', { isAssignee: true, isObserver: true }, {}, {}],
  ])('of the %s', (_, relation, whileOpen, whenDone) => {
    expect(actionItemPermissions(open, { ...nobody, ...relation })).toEqual(whileOpen);
    expect(actionItemPermissions(done, { ...nobody, ...relation })).toEqual(whenDone);
  });

  test('exactly three people see an item', () => {
    for (const one of ['isAssignee', 'isRequester', 'isAuthor'])
      expect(canSeeActionItem({ ...nobody, [one]: true })).toBe(true);
    expect(canSeeActionItem(nobody)).toBe(false);
  });

  test('a move leads to its state, or is refused in the order of wire.1', () => {
    const assignee = { ...nobody, isAssignee: true };
    expect(decideActionItemMove('completeActionItem', open, assignee)).toEqual({ ok: true, to: 'completed' });
    expect(decideActionItemMove('reopenActionItem', done, assignee)).toEqual({ ok: true, to: 'in_progress' });
    expect(decideActionItemMove('reopenActionItem', open, assignee)).toEqual({
      ok: false,
      refusal: 'not_now',
      reason: 'in_progress',
    });
    expect(decideActionItemMove('completeActionItem', open, { ...nobody, isRequester: true })).toEqual({
      ok: false,
      refusal: 'never',
    });
    expect(decideActionItemMove('completeActionItem', open, nobody)).toEqual({
      ok: false,
      refusal: 'invisible',
    });
  });
});

describe('the form', () => {
  const item = { Title: 'Call', DueDate: '2026-11-27', AssigneeId: 1, RequesterId: 2 };
  test.each<[string, object, string[]]>([
    ['nothing is wrong', {}, []],
    ['a past day is allowed', { DueDate: '2000-01-01' }, []],
    ['title', { Title: ' ' }, ['Title: Please enter!']],
    ['long title', { Title: 'a'.repeat(256) }, ['Title: Title can have at most 255 characters.']],
    ['deadline', { DueDate: '' }, ['DueDate: Please enter!']],
    ['assignee', { AssigneeId: null }, ['AssigneeId: Please select!']],
    ['requester', { RequesterId: 0 }, ['RequesterId: Please select!']],
  ])('%s', (_, changes, faults) => {
    const found = actionItemFaults({ ...item, ...changes }, 'en-US');
    expect(found.map((fault) => `${fault.path}: ${sentenceOf(fault, english)}`)).toEqual(faults);
  });

  test.each(['1999-12-31', '2101-01-01', '2026-02-30', '12/24/2026'])(
    'refuses the deadline %s',
    (DueDate) => {
      expect(actionItemFaults({ ...item, DueDate }, 'en-US').map(({ path }) => path)).toEqual(['DueDate']);
    },
  );
});

test('an open item is overdue from the day after its deadline', () => {
  const due = { state: 'in_progress', dueDate: '2026-11-20' } as const;
  expect([isOverdue(due, '2026-11-20'), isOverdue(due, '2026-11-21')]).toEqual([false, true]);
  expect(isOverdue({ ...due, state: 'completed' }, '2026-11-21')).toBe(false);
});

test.each([
  ['2026-11-18', 'overdue'],
  ['2026-11-19', 'this_week'],
  ['2026-11-22', 'this_week'],
  ['2026-11-23', 'later'],
])('on Thursday 19 November a deadline on %s is %s', (day, group) => {
  expect(dueGroup(day, '2026-11-19')).toBe(group);
});

describe('date words', () => {
  const thursday = { today: '2026-11-19', locale: 'en-US' } as const;
  test.each([
    ['today', '2026-11-19'],
    ['Tomorrow', '2026-11-20'],
    ['friday', '2026-11-20'],
    ['Fri', '2026-11-20'],
    ['this Sunday', '2026-11-22'],
    ['thursday', '2026-11-26'],
    ['next Friday', '2026-11-27'],
    ['next  fri', '2026-11-27'],
    ['by Monday', '2026-11-23'],
    ['next week', '2026-11-23'],
    ['this week', '2026-11-22'],
    ['end of the week', '2026-11-22'],
    ['end of month', '2026-11-30'],
    ['in 3 days', '2026-11-22'],
    ['in 1 day', '2026-11-20'],
    ['in 2 weeks', '2026-12-03'],
    ['12/24', '2026-12-24'],
    ['11/19', '2026-11-19'],
    ['1/5', '2027-01-05'],
    ['2/29', '2028-02-29'],
    ['12/24/2025', '2025-12-24'],
    ['2026-12-24', '2026-12-24'],
    ['24 Dec', '2026-12-24'],
    ['24th december 2027', '2027-12-24'],
    ['Dec 24', '2026-12-24'],
    ['January 3rd, 2030', '2030-01-03'],
  ])('%s', (words, day) => {
    expect(readDateWords(words, thursday)).toBe(day);
  });

  test.each([
    '',
    'soon',
    '13/24',
    '2/30',
    '2026-02-30',
    '31 Jun',
    'friday meeting',
    'yesterday',
    'in days',
    'fridays',
  ])('"%s" names no day', (words) => {
    expect(readDateWords(words, thursday)).toBeUndefined();
  });

  test.each([
    ['Call Bob next Friday', 'Call Bob', '2026-11-27'],
    ['Send the slides by Friday', 'Send the slides', '2026-11-20'],
    ['Send the slides on fri', 'Send the slides', '2026-11-20'],
    ['Pay 12/24', 'Pay', '2026-12-24'],
    ['Plan Monday meeting due 12/1/2026', 'Plan Monday meeting', '2026-12-01'],
  ])('%s', (text, rest, day) => {
    expect(findDateWords(text, thursday)).toEqual({ rest, day });
  });

  test.each(['Look at the sun', 'Plan Monday meeting', 'Print 3 pages'])('%s has no deadline', (text) => {
    expect(findDateWords(text, thursday)).toBeUndefined();
  });
});

type DateRow = readonly [
  locale: Locale,
  days: readonly (readonly [words: string, meant: string])[],
  ended: readonly [text: string, rest: string, day: string],
  none: readonly string[],
];

const typedDates: readonly DateRow[] = [
  [
    'de-DE',
    [
      ['heute', '2026-11-19'],
      ['Morgen', '2026-11-20'],
      ['übermorgen', '2026-11-21'],
      ['freitag', '2026-11-20'],
      ['Fr', '2026-11-20'],
      ['nächsten Freitag', '2026-11-27'],
      ['naechste Woche', '2026-11-23'],
      ['Ende der Woche', '2026-11-22'],
      ['Ende des Monats', '2026-11-30'],
      ['in 3 Tagen', '2026-11-22'],
      ['in 2 Wochen', '2026-12-03'],
      ['3. März', '2027-03-03'],
      ['24. Dez 2027', '2027-12-24'],
    ],
    ['Folien senden bis Freitag', 'Folien senden', '2026-11-20'],
    ['Es ist so', 'Montag Besprechung'],
  ],
  [
    'fr-FR',
    [
      ['aujourd’hui', '2026-11-19'],
      ["aujourd'hui", '2026-11-19'],
      ['demain', '2026-11-20'],
      ['après-demain', '2026-11-21'],
      ['vendredi', '2026-11-20'],
      ['vendredi prochain', '2026-11-27'],
      ['la semaine prochaine', '2026-11-23'],
      ['fin de semaine', '2026-11-22'],
      ['fin du mois', '2026-11-30'],
      ['dans 3 jours', '2026-11-22'],
      ['dans 2 semaines', '2026-12-03'],
      ['1er juin', '2027-06-01'],
      ['14 juillet 2027', '2027-07-14'],
      ['24 déc.', '2026-12-24'],
      ['1 fevrier', '2027-02-01'],
    ],
    ['Envoyer le support pour le vendredi', 'Envoyer le support', '2026-11-20'],
    ['Rendre la mer', 'Réunion de lundi matin'],
  ],
  [
    'es-ES',
    [
      ['hoy', '2026-11-19'],
      ['mañana', '2026-11-20'],
      ['manana', '2026-11-20'],
      ['pasado mañana', '2026-11-21'],
      ['el viernes', '2026-11-20'],
      ['el próximo viernes', '2026-11-27'],
      ['la semana que viene', '2026-11-23'],
      ['esta semana', '2026-11-22'],
      ['fin de mes', '2026-11-30'],
      ['dentro de 3 días', '2026-11-22'],
      ['en 2 semanas', '2026-12-03'],
      ['24 de diciembre', '2026-12-24'],
      ['3 de marzo de 2027', '2027-03-03'],
      ['miercoles', '2026-11-25'],
    ],
    ['Enviar el informe antes del viernes', 'Enviar el informe', '2026-11-20'],
    ['Buscar en el mar', 'Reunión del lunes temprano'],
  ],
];

describe.each(typedDates)('date words of %s', (locale, days, [text, rest, day], none) => {
  const typist = { today: '2026-11-19', locale } as const;
  test.each([...days])('%s', (words, meant) => {
    expect(readDateWords(words, typist)).toBe(meant);
  });

  test('end a text, with the word before them, and English ones are known, too', () => {
    expect(findDateWords(text, typist)).toEqual({ rest, day });
    for (const one of none) expect([one, findDateWords(one, typist)]).toEqual([one, undefined]);
    expect(readDateWords('next Friday', typist)).toBe('2026-11-27');
    expect(readDateWords('24 Dec', typist)).toBe('2026-12-24');
  });
});

test('outside of the United States the day is typed first', () => {
  const british = { today: '2026-11-19', locale: 'en-GB' } as const;
  expect(readDateWords('7/3/2026', british)).toBe('2026-03-07');
  const german = { today: '2026-11-19', locale: 'de-DE' } as const;
  expect(['24.12.2026', '24.12.', '24/12'].map((typed) => readDateWords(typed, german))).toEqual([
    '2026-12-24',
    '2026-12-24',
    '2026-12-24',
  ]);
  expect(findDateWords('Ship 2.1.', british)).toBeUndefined();
  expect(findDateWords('Pay 24/12', british)).toEqual({ rest: 'Pay', day: '2026-12-24' });
  expect(readDateWords('12/24', british)).toBeUndefined();
  expect(actionItemMessages.day('en-GB')).toBe(
    'Please enter a day from 01/01/2000 to 31/12/2100 as DD/MM/YYYY.',
  );
  expect(actionItemMessages.day('en-US')).toBe(
    'Please enter a day from 01/01/2000 to 12/31/2100 as MM/DD/YYYY.',
  );
});
