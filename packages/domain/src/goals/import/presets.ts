import type { Preset } from '../../shared/table/preset.ts';
import type { GoalField } from './fields.ts';
import { fifteenFive } from './presets/15five.ts';
import { atlassian } from './presets/atlassian.ts';
import { bellwetherTemplate } from './presets/bellwether.ts';
import { betterworks } from './presets/betterworks.ts';
import { cultureAmp } from './presets/culture-amp.ts';
import { lattice } from './presets/lattice.ts';
import { okrSheet } from './presets/okr-sheet.ts';
import { quantive } from './presets/quantive.ts';
import { vivaGoals } from './presets/viva-goals.ts';
import { weekdone } from './presets/weekdone.ts';

/**
 * The exports of programs that are known by their headings. Each sample has two goals of one quarter: Ada Quill's, and one
 * below it of Ben Moss.
 */
export const goalPresets: readonly Preset<GoalField>[] = [
  atlassian,
  bellwetherTemplate,
  betterworks,
  cultureAmp,
  fifteenFive,
  lattice,
  quantive,
  vivaGoals,
  weekdone,
  okrSheet,
];
