import type { Translated } from '../locale/language.ts';
import { summariseGoal } from './writer.de.goal.ts';
import { summariseQuarter } from './writer.de.quarter.ts';
import { summariseYear } from './writer.de.year.ts';
import type * as english from './writer.en.ts';

/** Writes summaries in German. */
export const summaryWriter: Translated<typeof english.summaryWriter> = {
  goal: summariseGoal,
  quarter: summariseQuarter,
  year: summariseYear,
};
