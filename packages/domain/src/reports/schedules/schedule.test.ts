import { expect, test } from 'vitest';
import { instantToIso, isoToInstant } from '../../calendar/instant.ts';
import type { ReportRhythm } from '../reports.ts';
import { latestReportDue, meantQuarter, nextReportDue, type ReportDue } from './schedule.ts';

const settings = { zone: 'America/Chicago', firstFiscalMonth: 1, quarterLabelShift: 0 } as const;
const shown = ({ at, quarterIndex }: ReportDue) =>
  `${instantToIso(at)} Q${(quarterIndex % 4) + 1} ${Math.floor(quarterIndex / 4)}`;

test.each<[ReportRhythm, string, string, string]>([
  // Wednesday in winter time.
  ['weekly', '2026-11-18T15:00:00Z', '2026-11-16T13:00:00Z Q4 2026', '2026-11-23T13:00:00Z Q4 2026'],
  // Monday, one millisecond before 07:00 and at 07:00.
  ['weekly', '2026-11-16T12:59:59.999Z', '2026-11-09T13:00:00Z Q4 2026', '2026-11-16T13:00:00Z Q4 2026'],
  ['weekly', '2026-11-16T13:00:00Z', '2026-11-16T13:00:00Z Q4 2026', '2026-11-23T13:00:00Z Q4 2026'],
  // Sunday evening in Chicago is Monday in UTC.
  ['weekly', '2026-11-16T03:00:00Z', '2026-11-09T13:00:00Z Q4 2026', '2026-11-16T13:00:00Z Q4 2026'],
  // The clock goes back on 1 November, so 07:00 is an hour later in UTC.
  ['weekly', '2026-10-30T00:00:00Z', '2026-10-26T12:00:00Z Q4 2026', '2026-11-02T13:00:00Z Q4 2026'],
  // A week that begins in the old quarter.
  ['weekly', '2027-01-01T18:00:00Z', '2026-12-28T13:00:00Z Q4 2026', '2027-01-04T13:00:00Z Q1 2027'],
  ['quarterly', '2026-11-18T15:00:00Z', '2026-10-01T12:00:00Z Q3 2026', '2027-01-01T13:00:00Z Q4 2026'],
  ['quarterly', '2027-01-01T12:59:00Z', '2026-10-01T12:00:00Z Q3 2026', '2027-01-01T13:00:00Z Q4 2026'],
  ['quarterly', '2027-01-01T13:00:00Z', '2027-01-01T13:00:00Z Q4 2026', '2027-04-01T12:00:00Z Q1 2027'],
])('%s at %s', (rhythm, iso, latest, next) => {
  const now = isoToInstant(iso) ?? Number.NaN;
  expect([
    shown(latestReportDue(rhythm, now, settings)),
    shown(nextReportDue(rhythm, now, settings)),
  ]).toEqual([latest, next]);
});

test('a zone without that hour is asked at the instant at which its clock is past it', () => {
  // Samoa skipped Friday 30 December 2011.
  const samoa = { ...settings, zone: 'Pacific/Apia' };
  const now = isoToInstant('2011-12-31T00:00:00Z') ?? Number.NaN;
  const { at } = nextReportDue('weekly', now, samoa);
  expect(at).toBeGreaterThan(now);
  expect(latestReportDue('weekly', at, samoa).at).toBe(at);
});

test.each<[string, Parameters<typeof meantQuarter>[0], due: number, current: number, meant: number]>([
  ['a list, weekly', { Report: 'goalList' }, 8, 8, 8],
  ['a list, after the quarter', { Report: 'goalList' }, 7, 8, 7],
  ['people without goals, weekly', { Report: 'goalCompliance', Mode: 1 }, 8, 8, 8],
  ['people without goals, after the quarter', { Report: 'goalCompliance', Mode: 1 }, 7, 8, 8],
  ['predictions, after the quarter', { Report: 'goalCompliance', Mode: 2 }, 7, 8, 7],
  ['goals not finalized, weekly', { Report: 'goalCompliance', Mode: 3 }, 8, 8, 7],
  ['goals not finalized, after the quarter', { Report: 'goalCompliance', Mode: 3 }, 7, 8, 7],
  ['a plan, after the quarter', { Report: 'goalTemplate' }, 7, 8, 8],
])('%s: the quarter that the question means', (_name, choice, due, current, meant) => {
  expect(meantQuarter(choice, due, current)).toBe(meant);
});
