import type { Translated } from '../locale/language.ts';
import type * as english from './writer.en.ts';
import { summariseGoal } from './writer.fr.goal.ts';
import { summariseQuarter } from './writer.fr.quarter.ts';
import { summariseYear } from './writer.fr.year.ts';

/** Writes summaries in French. */
export const summaryWriter: Translated<typeof english.summaryWriter> = {
  goal: summariseGoal,
  quarter: summariseQuarter,
  year: summariseYear,
};
