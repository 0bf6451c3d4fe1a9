import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { likelihoodLabels, qualityLabels } from '@bellwether/domain/goals/rating';
import { localDay } from '#ui/data/shown.ts';
import { summaryWords } from '../words.ts';
import { type TimelineEntry, timelineOf } from './timeline.ts';

interface Change {
  readonly key: string;
  /** The instant of the change, ISO 8601. */
  readonly at: string;
  readonly by: string;
  readonly words: string;
}

/**
 * Returns what happened to the goal from an instant on (epoch milliseconds), the oldest first, as a
 * one-to-one reads it.
 */
export function changesSince(info: GoalInfo, since: number): readonly Change[] {
  return timelineOf(info)
    .filter((entry) => Date.parse(entry.at) >= since)
    .map((entry) => ({ key: entry.key, at: entry.at, by: entry.by, words: wordsOf(entry) }))
    .reverse();
}

function wordsOf(entry: TimelineEntry): string {
  switch (entry.kind) {
    case 'move':
      return entry.sentence;
    case 'comment':
      return `“${entry.comment.Comment}”`;
    case 'prediction': {
      const { before, now } = entry;
      const moved = (words: Readonly<Record<number, string>>, from: number | undefined, to: number) =>
        from === undefined || from === to ? words[to] : `${words[from]} → ${words[to]}`;
      const likelihood = moved(likelihoodLabels, before?.likelihood, now.likelihood);
      const quality = moved(qualityLabels, before?.quality, now.quality);
      return summaryWords.prediction(entry.week.Week, `${likelihood} · ${quality}`);
    }
  }
}

/** Returns the start of a day (YYYY-MM-DD) in the reader's time zone, in epoch milliseconds. */
export function startOfDay(day: string): number {
  return new Date(`${day}T00:00:00`).getTime();
}

/** Returns the day that lies `count` days before a day. */
export function dayBefore(day: string, count: number): string {
  const noon = new Date(`${day}T12:00:00`);
  noon.setDate(noon.getDate() - count);
  return localDay(noon.getTime());
}
