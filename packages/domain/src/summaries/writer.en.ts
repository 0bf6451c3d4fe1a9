import { summariseGoal } from './writer.en.goal.ts';
import { summariseQuarter } from './writer.en.quarter.ts';
import { summariseYear } from './writer.en.year.ts';

/** Writes summaries in English. Another language has files of its own, with its own grammar. */
export const summaryWriter = { goal: summariseGoal, quarter: summariseQuarter, year: summariseYear } as const;
