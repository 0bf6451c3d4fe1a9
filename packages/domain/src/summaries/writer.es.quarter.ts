import type * as english from './writer.en.quarter.ts';
import { whatToDecide } from './writer.es.decide.ts';
import { whatWentWell } from './writer.es.well.ts';
import { whatWentWrong } from './writer.es.wrong.ts';

export const summariseQuarter: typeof english.summariseQuarter = (goals, place) => {
  if (goals.length === 0) return [];
  return [whatWentWell(goals, place), whatWentWrong(goals, place), whatToDecide(goals, place, true)];
};
