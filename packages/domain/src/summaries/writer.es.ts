import type { Translated } from '../locale/language.ts';
import type * as english from './writer.en.ts';
import { summariseGoal } from './writer.es.goal.ts';
import { summariseQuarter } from './writer.es.quarter.ts';
import { summariseYear } from './writer.es.year.ts';

/** Writes summaries in Spanish. */
export const summaryWriter: Translated<typeof english.summaryWriter> = {
  goal: summariseGoal,
  quarter: summariseQuarter,
  year: summariseYear,
};
