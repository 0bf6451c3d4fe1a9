import { expect, test } from 'vitest';
import { messageOf } from './messages.ts';
import { isDigestTime, nextDigest } from './schedule.ts';
import { digestPost } from './writer.en.ts';
import { digestPost as frenchPost } from './writer.fr.ts';

const digest = {
  quarter: 'Q4 2026',
  week: 8,
  weeks: 13,
  goals: 42,
  predicted: 31,
  rose: 4,
  fell: 1,
  unlikely: 5,
};

test('a digest has three sentences', () => {
  expect(digestPost(digest, 'Sales')).toEqual({
    title: 'How Q4 2026 goes – Sales',
    sentences: [
      'Week 8 of 13: 42 goals run.',
      '31 goals were predicted last week: 4 rose, 1 fell.',
      '5 goals are called unlikely by their owners.',
    ],
    link: { label: 'Open Bellwether', path: '/v3/home' },
  });
});

test('the one line of a Slack post joins title and sentences as its language does', () => {
  const lineOf = (post: ReturnType<typeof digestPost>) =>
    (JSON.parse(messageOf('slack', post, 'https://acme.example')) as { text: string }).text;
  expect(lineOf(digestPost(digest, ''))).toMatch(/^How Q4 2026 goes: Week 8 of 13/);
  expect(lineOf(frenchPost(digest, ''))).toMatch(/^Où en est le Q4 2026\u00a0: Semaine 8 sur 13/);
});

test('a digest is posted on Mondays at eight, and never late', () => {
  const zone = 'America/New_York';
  const next = nextDigest(Date.parse('2026-11-18T15:00:00Z'), zone);
  expect(new Date(next).toISOString()).toBe('2026-11-23T13:00:00.000Z');
  expect(new Date(nextDigest(next, zone)).toISOString()).toBe('2026-11-30T13:00:00.000Z');
  expect([
    isDigestTime(next, zone),
    isDigestTime(next - 1, zone),
    isDigestTime(next + 86_400_000, zone),
  ]).toEqual([true, false, false]);
});
