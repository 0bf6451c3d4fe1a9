import { expect, test } from 'vitest';
import { groupByDay } from './day-groups.ts';
import { buildNotification } from './notifications.fixture.ts';

// A Thursday, at noon in the reader's time zone.
const now = new Date(2026, 10, 19, 12).getTime();
const at = (days: number, hours = 0) => new Date(2026, 10, 19 - days, 12 - hours).toISOString();
const goal = (Id: number) => ({ Id, Title: `Goal ${Id}` });
const shape = (list: Parameters<typeof groupByDay>[0]) =>
  groupByDay(list, now, { folds: true }).map(({ day, folds: shown }) => [
    day,
    shown.map((fold) => [fold.title ?? '', fold.list.map(({ Id }) => Id)]),
  ]);

test('days are the reader’s own, and the week begins on Monday', () => {
  const list = [
    buildNotification({ Id: 5, CreatedAt: at(0, 12), Goal: goal(1) }),
    buildNotification({ Id: 4, CreatedAt: at(1), Goal: goal(2) }),
    buildNotification({ Id: 3, CreatedAt: at(3, 12), Goal: goal(3) }),
    buildNotification({ Id: 2, CreatedAt: at(3, 13), Goal: goal(4) }),
    buildNotification({ Id: 1, CreatedAt: at(40), Goal: goal(5) }),
  ];
  expect(shape(list)).toEqual([
    ['today', [['', [5]]]],
    [
      'week',
      [
        ['', [4]],
        ['', [3]],
      ],
    ],
    [
      'earlier',
      [
        ['', [2]],
        ['', [1]],
      ],
    ],
  ]);
});

test('several of one goal and day group fold at the place of the newest; without a goal nothing folds, nor what waits', () => {
  const list = [
    buildNotification({ Id: 9, CreatedAt: at(0), Goal: null }),
    buildNotification({ Id: 8, CreatedAt: at(0), Goal: goal(1) }),
    buildNotification({ Id: 7, CreatedAt: at(0), Goal: goal(2) }),
    buildNotification({ Id: 6, CreatedAt: at(0), Goal: goal(1) }),
    buildNotification({ Id: 5, CreatedAt: at(0), Goal: goal(1), Waiting: 'edit' }),
    buildNotification({ Id: 4, CreatedAt: at(30), Goal: goal(1) }),
  ];
  expect(shape(list)).toEqual([
    [
      'today',
      [
        ['', [9]],
        ['Goal 1', [8, 6]],
        ['', [7]],
        ['', [5]],
      ],
    ],
    ['earlier', [['', [4]]]],
  ]);
  expect(groupByDay(list, now, { folds: false }).flatMap((group) => group.folds)).toHaveLength(6);
});

test('one person’s updates of several goals fold, those of another person stay', () => {
  const prediction = { Likelihood: 3, Quality: 3, LikelihoodDelta: null, QualityDelta: null } as const;
  const actor = (Id: number, Name: string) => ({ ...(buildNotification({}).Actor ?? {}), Id, Name });
  const told = (Id: number, who: ReturnType<typeof actor>, about: number) =>
    buildNotification({
      Id,
      CreatedAt: at(0),
      Goal: goal(about),
      Actor: who as never,
      Prediction: prediction,
    });
  const list = [
    told(4, actor(7, 'Ada'), 1),
    told(3, actor(8, 'Bo'), 2),
    told(2, actor(7, 'Ada'), 3),
    told(1, actor(7, 'Ada'), 4),
  ];
  const [today] = groupByDay(list, now, { folds: true });
  expect(today?.folds.map(({ person, list: folded }) => [person, folded.map(({ Id }) => Id)])).toEqual([
    ['Ada', [4, 2, 1]],
    [undefined, [3]],
  ]);
});
