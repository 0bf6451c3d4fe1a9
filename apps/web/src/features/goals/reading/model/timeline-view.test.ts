import { describe, expect, it } from 'vitest';
import type { CommentEntry, MoveEntry, PredictionEntry, TimelineEntry } from './timeline.ts';
import { countsOf, shownEntries, weeksOfHistory } from './timeline-view.ts';

const ada = { by: 'Ada Larkwood', byId: 7 };
const grace = { by: 'Grace Holloway', byId: 3 };
const status = { Id: 1007, Type: 'GoalStatus' } as const;

const moved = (key: string, at: string) =>
  ({ kind: 'move', key, at, ...ada, subject: { Id: 1, Type: 'StateTransition' } }) as MoveEntry;
const predicted = (key: string, at: string) =>
  ({ kind: 'prediction', key, at, ...ada, subject: status }) as PredictionEntry;
const said = (key: string, at: string, who = ada, subject: CommentEntry['subject'] = status) =>
  ({ kind: 'comment', key, at, ...who, subject }) as CommentEntry;

const timeline: readonly TimelineEntry[] = [
  said('later', '2026-11-13T10:00:00Z'),
  said('answer', '2026-11-12T10:01:30Z', grace),
  said('along', '2026-11-12T10:01:00Z'),
  predicted('prediction', '2026-11-12T10:00:00Z'),
  moved('move', '2026-10-02T08:00:00Z'),
];
const keys = (filter: Parameters<typeof shownEntries>[1]) =>
  shownEntries(timeline, filter).map(({ entry, said: with_ }) => [entry.key, ...with_.map(({ key }) => key)]);

describe('a filtered timeline', () => {
  it('keeps an act together with its author’s comments on it, and no others', () => {
    expect(keys(undefined)).toEqual([['later'], ['answer'], ['prediction', 'along'], ['move']]);
  });

  it('shows each comment alone if only comments are chosen', () => {
    expect(keys('comments')).toEqual([['later'], ['answer'], ['along']]);
  });

  it('shows predictions or changes with their own comments', () => {
    expect(keys('predictions')).toEqual([['prediction', 'along']]);
    expect(keys('changes')).toEqual([['move']]);
  });

  it('is counted before it is chosen', () => {
    expect(countsOf(timeline)).toEqual({ comments: 3, predictions: 1, changes: 1 });
  });
});

describe('the weeks of a history', () => {
  const calendar = { StartDate: '2026-10-01', EndDate: '2026-12-31', zone: 'America/Chicago' };
  const weeksOf = (...at: string[]) =>
    weeksOfHistory(
      at.map((instant, place) => ({ entry: moved(`move-${place}`, instant), said: [] })),
      calendar,
    ).map(({ label, entries }) => [label, entries.length]);

  it('are the tenant’s, the latest first, also before and after the quarter', () => {
    expect(
      weeksOf(
        '2027-01-02T12:00:00Z',
        '2026-11-13T12:00:00Z',
        '2026-11-12T12:00:00Z',
        '2026-10-02T08:00:00Z',
        '2026-09-20T08:00:00Z',
      ),
    ).toEqual([
      ['Week 15 · ends Sun 3 Jan', 1],
      ['Week 7 · ends Sun 15 Nov', 2],
      ['Week 1 · ends Sun 4 Oct', 1],
      ['Before the quarter', 1],
    ]);
  });

  it('begin at midnight of the tenant', () => {
    expect(weeksOf('2026-11-16T06:00:00Z', '2026-11-16T05:59:59Z').map(([label]) => label)).toEqual([
      'Week 8 · ends Sun 22 Nov',
      'Week 7 · ends Sun 15 Nov',
    ]);
  });
});
