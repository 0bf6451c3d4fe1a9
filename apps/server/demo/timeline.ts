import { addDays, type Day, dayOfWeek } from '@bellwether/domain/calendar/day';
import { startOfDay } from '@bellwether/domain/calendar/tenant-day';
import type { Random } from './random.ts';

const hour = 3_600_000;

/** Returns a working hour of the day, or of the Monday after a weekend; epoch milliseconds. */
export function atWork(day: Day, zone: string, random: Random): number {
  const weekday = dayOfWeek(day);
  const working = weekday > 5 ? addDays(day, 8 - weekday) : day;
  return startOfDay(working, zone) + 8 * hour + Math.floor(random.next() * 9 * hour);
}

/** Returns an instant that many days and some hours later. */
export function later(at: number, days: number, random: Random): number {
  return at + days * 24 * hour + Math.floor(random.next() * 3 * hour);
}
