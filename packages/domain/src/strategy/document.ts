import { type FieldError, fieldError } from '../shared/said.ts';
import { type StrategicObjective, strategicObjectives } from './objectives.ts';
import { strategyMessages, strategyTextLabels } from './words.ts';

export { basicLabels, strategyMessages, strategyTextLabels } from './words.ts';

/** The three texts of Mission, Vision & Values. */
export const basicNames = ['Mission', 'Vision', 'Values'] as const;

export type BasicName = (typeof basicNames)[number];

export type StrategyTextName = keyof typeof strategyTextLabels;

export const strategyTextNames = Object.keys(strategyTextLabels) as readonly StrategyTextName[];

/** The parts of the strategy that are edited and published apart from each other. */
export const strategyPartNames = ['Video', 'Basic', 'Objectives'] as const;

export type StrategyPartName = (typeof strategyPartNames)[number];

/** Returns the part to which a text belongs. */
export function partOfText(name: StrategyTextName): StrategyPartName {
  if (name === 'videoUrl') return 'Video';
  return name === 'mission' || name === 'vision' || name === 'values' ? 'Basic' : 'Objectives';
}

/** The characters of a video's address. */
export const videoUrlLimit = 2_000;

/** The texts of the strategy; empty texts and null are not written yet. */
export interface StrategyParts {
  readonly Video: { readonly VideoUrl: string | null };
  readonly StrategyBasic: Readonly<Record<BasicName, string | null>>;
  readonly Objectives: Readonly<Record<StrategicObjective, string | null>>;
}

/** How complete each part is, in percent. */
export interface StrategyCompletion {
  readonly Basic: number;
  readonly Objectives: number;
  readonly Video: number;
}

const basicPoints: Readonly<Record<BasicName, number>> = { Mission: 34, Vision: 33, Values: 33 };

/** Returns the completion of each part in whole percent (strategy.5). */
export function completionOf({ Video, StrategyBasic, Objectives }: StrategyParts): StrategyCompletion {
  const filled = strategicObjectives.filter((area) => Objectives[area]).length;
  return {
    Basic: basicNames.reduce((sum, name) => sum + (StrategyBasic[name] ? basicPoints[name] : 0), 0),
    Objectives: Math.round((filled / strategicObjectives.length) * 100),
    Video: Video.VideoUrl ? 100 : 0,
  };
}

/**
 * Checks the address of a video: https, without user name and password, at most 2,000 characters; an empty one
 * removes the video (strategy.7).
 */
export function validateVideoUrl(address: string): FieldError[] {
  const isValid = address === '' || (address.length <= videoUrlLimit && secureAddress.test(address));
  return isValid ? [] : [fieldError('VideoUrl', strategyMessages, 'invalidVideoUrl')];
}

/** A host with letters, digits, dots and hyphens, with or without port; then a path, a query or a fragment. */
const secureAddress =
  /^https:\/\/[\p{L}\p{N}]([\p{L}\p{N}.-]*[\p{L}\p{N}])?(:\d{1,5})?([/?#][^\s"'<>\\]*)?$/iu;
