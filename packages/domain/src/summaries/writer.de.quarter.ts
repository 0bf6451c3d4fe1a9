import { whatToDecide } from './writer.de.decide.ts';
import { whatWentWell } from './writer.de.well.ts';
import { whatWentWrong } from './writer.de.wrong.ts';
import type * as english from './writer.en.quarter.ts';

export const summariseQuarter: typeof english.summariseQuarter = (goals, place) => {
  if (goals.length === 0) return [];
  return [whatWentWell(goals, place), whatWentWrong(goals, place), whatToDecide(goals, place, true)];
};
