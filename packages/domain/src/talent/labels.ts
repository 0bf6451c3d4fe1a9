import type { Translated } from '../locale/language.ts';
import type { LevelCount } from './rating.ts';
import { defaultLabelWords } from './words.labels.ts';

export interface RatingLabel {
  readonly label: string;
  readonly description: string;
}

export interface FormLabel {
  readonly name: string;
  readonly prompt: string;
}

/** The axes of the ratings, in their order. */
export const ratingAxes = ['primary', 'secondary', 'tertiary'] as const;
export type RatingAxis = (typeof ratingAxes)[number];

/** The parts of the form that have a name and a prompt. */
export const formParts = [...ratingAxes, 'review', 'comment'] as const;
export type FormPart = (typeof formParts)[number];

/** The words of a company's appraisals, lowest level first. */
export interface TalentLabels {
  readonly levels: Readonly<Record<RatingAxis, readonly RatingLabel[]>>;
  readonly form: Readonly<Record<FormPart, FormLabel>>;
}

/** Returns the words of a company that has not changed them (talent.12). */
export function defaultLabels(
  levels: LevelCount,
  tertiaryLevels: LevelCount,
  words: Translated<typeof defaultLabelWords> = defaultLabelWords,
): TalentLabels {
  const { performance, potential, commitment, form } = words;
  return {
    levels: {
      primary: performance[levels],
      secondary: potential[levels],
      tertiary: commitment[tertiaryLevels],
    },
    form,
  };
}

/**
 * Returns the places of labels that repeat an earlier one. Case, and the number and kind of blanks, make no
 * difference.
 */
export function repeatedLabels(labels: readonly string[]): number[] {
  const folded = labels.map((label) => label.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase());
  return folded.flatMap((label, place) => (label !== '' && folded.indexOf(label) < place ? [place] : []));
}

/** The words of a scale: the names of its axes, and the words of each level, the lowest first. */
export interface RatingScale {
  readonly names: Readonly<Record<RatingAxis, string>>;
  /** Null for a level whose words are not known, which nobody's rating on this scale uses. */
  readonly levels: Readonly<Record<RatingAxis, readonly (RatingLabel | null)[]>>;
}

/** Returns the scale of the company's words. */
export function scaleOf({ levels, form: { primary, secondary, tertiary } }: TalentLabels): RatingScale {
  return {
    names: { primary: primary.name, secondary: secondary.name, tertiary: tertiary.name },
    levels,
  };
}

/** The default words of a language. */
export type DefaultWords = Translated<typeof defaultLabelWords>;

/** The words of one rating. */
export interface RatingWord {
  readonly name: string;
  readonly label: string;
  readonly description: string;
}

/** Returns the words of a rating; undefined if the axis has no such level. */
export function ratingWord(scale: RatingScale, axis: RatingAxis, rating: number): RatingWord | undefined {
  const level = scale.levels[axis][rating];
  return level ? { name: scale.names[axis], label: level.label, description: level.description } : undefined;
}

/** The words of an axis of the matrix. */
export interface AxisWords {
  readonly name: string;
  /** A word for each level, the lowest first. */
  readonly levels: readonly string[];
}

/**
 * Returns the words of an axis on which people were rated with the words of `scales`. Different words for one level
 * are all named. `present` gives the words of a level that no scale names.
 */
export function axisWords(
  scales: readonly RatingScale[],
  present: TalentLabels,
  { axis, levels }: { readonly axis: RatingAxis; readonly levels: LevelCount },
  words: DefaultWords = defaultLabelWords,
): AxisWords {
  const all = (found: readonly (string | undefined)[]) =>
    [...new Set(found.filter((word) => word !== undefined && word !== ''))].join(' / ');
  const own = present.levels[axis];
  const spare = own.length === levels ? own : defaultLabels(levels, levels, words).levels[axis];
  return {
    name: all(scales.map(({ names }) => names[axis])) || present.form[axis].name,
    levels: spare.map(
      ({ label }, level) => all(scales.map((scale) => scale.levels[axis][level]?.label)) || label,
    ),
  };
}
