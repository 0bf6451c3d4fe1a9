import { type FieldError, fieldError } from '../shared/said.ts';
import { type StrategicObjective, strategicObjectives } from './objectives.ts';

/** The three texts of Mission, Vision & Values. */
export const basicNames = ['Mission', 'Vision', 'Values'] as const;

export type BasicName = (typeof basicNames)[number];

/** A text's label, which messages about it use as well (strategy.1). */
export const basicLabels: Readonly<Record<BasicName, string>> = {
  Mission: 'Mission Statement',
  Vision: 'Vision Statement',
  Values: 'Differentiating Values',
};

/** The label of each text of a version, in the order of the page. */
export const strategyTextLabels = {
  videoUrl: 'Video',
  mission: basicLabels.Mission,
  vision: basicLabels.Vision,
  values: basicLabels.Values,
  customers: 'Customers',
  employees: 'Employees',
  shareholders: 'Shareholders',
  sales: 'Sales',
  marketing: 'Marketing',
  product: 'Product',
} as const;

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

/** To the letter (strategy.5). */
export const strategyMessages = { invalidVideoUrl: 'Enter valid URL!' } as const;

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
