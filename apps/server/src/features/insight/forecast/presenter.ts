import type { LabelChance } from '@bellwether/contract/insight/insight';
import { type Rating, ratings } from '@bellwether/domain/goals/rating';
import { minimums } from '@bellwether/domain/insight/constants';
import type { Band } from '@bellwether/domain/insight/forecast/forecast';
import {
  type ChanceModel,
  isAssumed,
  labelChance,
  tenthsOf,
} from '@bellwether/domain/insight/learning/chances';
import type { Phase } from '@bellwether/domain/insight/learning/own-record';

/** Returns how many goals are expected to be achieved; the edges of the band are null for fewer than five goals. */
export function presentBand(goals: number, { mean, low, high }: Omit<Band, 'mid'>) {
  const isShown = goals >= minimums.bandGoals;
  return {
    Expected: Math.round(mean * 10) / 10,
    Low: isShown ? low : null,
    High: isShown ? high : null,
  };
}

/** Returns the chances of the five labels in a phase; `text` puts a chance into words. */
export function presentLabelChances(
  model: ChanceModel,
  phase: Phase,
  text: (label: Rating, phase: Phase, model: ChanceModel) => string,
): LabelChance[] {
  return ratings.map((label) => {
    const chance = labelChance(model, label, phase);
    const assumed = isAssumed(model, label, phase);
    return {
      Phase: phase,
      Label: label,
      Tenths: tenthsOf(chance),
      Percent: Math.round(chance * 100),
      IsAssumed: assumed,
      Goals: assumed ? null : Math.round(model.worth[phase]?.[label]?.goals ?? 0),
      Text: text(label, phase, model),
    };
  });
}
