import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { likelihoodLabels, qualityLabels, type Rating } from '@bellwether/domain/goals/rating';
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

/** Returns the latest change of the likelihood; undefined if it never changed. */
export function latestMove(info: GoalInfo): { from: Rating; to: Rating; at: string } | undefined {
  for (const entry of timelineOf(info)) {
    if (entry.kind !== 'prediction' || !entry.before) continue;
    const [from, to] = [entry.before.likelihood, entry.now.likelihood];
    if (from !== to) return { from, to, at: entry.at };
  }
  return undefined;
}

/** Returns the owner's latest sentence; undefined without one. */
export function latestSentence(info: GoalInfo): string | undefined {
  const said = timelineOf(info).find((entry) => entry.kind === 'comment' && entry.byId === info.Goal.User.Id);
  return said?.kind === 'comment' ? said.comment.Comment : undefined;
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
