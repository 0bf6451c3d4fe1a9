import type { Appraisal, ListedAppraisal } from '@bellwether/contract/talent/appraisal';
import type { Language } from '@bellwether/domain/locale/language';
import { type RatingAxis, type RatingScale, ratingWord, scaleOf } from '@bellwether/domain/talent/labels';
import { type LevelCount, ratingColour } from '@bellwether/domain/talent/rating';
import { reportWords } from '#platform/documents/words.ts';
import type { TalentSettings } from './queries.labels.ts';
import type { FrozenWords } from './statements.history.ts';
import type { Scales } from './statements.scales.ts';

interface RatingColumns {
  primary_rating: number;
  secondary_rating: number;
  tertiary_rating: number | null;
}

export interface RatedRow extends RatingColumns {
  levels: number;
  /** The scale of a completed appraisal; null before. */
  scale_id: number | null;
}

export const levelCountOf = (levels: number): LevelCount => (levels === 5 ? 5 : 3);

/** Returns the words of ratings on a scale; undefined if the scale has no such level. */
export function wordsOfRatings(row: RatingColumns, scale: RatingScale): FrozenWords | undefined {
  const word = (axis: RatingAxis, rating: number | null) =>
    rating === null ? undefined : ratingWord(scale, axis, rating);
  const primary = word('primary', row.primary_rating);
  const secondary = word('secondary', row.secondary_rating);
  if (!primary || !secondary) return undefined;
  return { primary, secondary, tertiary: word('tertiary', row.tertiary_rating) ?? null };
}

/** Returns the names and words of ratings for printing; none without ratings. */
export function ratingFacts(words: FrozenWords | undefined, language: Language): [string, string][] {
  if (!words) return [];
  const { colon } = language.words(reportWords);
  const { primary, secondary, tertiary } = words;
  return [primary, secondary, ...(tertiary ? [tertiary] : [])].map(({ name, label, description }) => [
    name,
    description === '' ? label : `${label}${colon} ${description}`,
  ]);
}

/** A completed appraisal keeps its scale; any other has the company's present words (talent.12). */
export function scaleOfRow(
  { scale_id }: Pick<RatedRow, 'scale_id'>,
  { settings, scales }: { readonly settings: Pick<TalentSettings, 'labels'>; readonly scales: Scales },
): RatingScale {
  return (scale_id === null ? undefined : scales.get(scale_id)) ?? scaleOf(settings.labels);
}

/** The fields are absent, not null, where the person may not read the ratings (talent.4). */
export function presentRatings(row: RatedRow) {
  const { primary_rating: primary, secondary_rating: secondary } = row;
  return {
    PrimaryRating: primary,
    SecondaryRating: secondary,
    TertiaryRating: row.tertiary_rating,
    Colour: ratingColour({ primary, secondary }, levelCountOf(row.levels)),
  };
}

/** Returns the labels of a row's ratings, for a list. */
export function presentRatingLabels(
  row: RatedRow,
  parts: Parameters<typeof scaleOfRow>[1],
): Pick<ListedAppraisal, 'RatingLabels'> {
  const words = wordsOfRatings(row, scaleOfRow(row, parts));
  if (!words) return {};
  const { primary, secondary, tertiary } = words;
  return {
    RatingLabels: {
      Primary: primary.label,
      Secondary: secondary.label,
      Tertiary: tertiary?.label ?? null,
      Levels: row.levels,
    },
  };
}

/** Returns the words of an appraisal's ratings, each with the number of levels of its scale. */
export function presentRatingWords(
  row: RatedRow & { tertiary_levels: number },
  words: FrozenWords | undefined,
): Pick<Appraisal, 'RatingWords'> {
  if (!words) return {};
  const word = ({ name, label, description }: FrozenWords['primary'], levels: number) => ({
    Name: name,
    Label: label,
    Description: description,
    Levels: levels,
  });
  return {
    RatingWords: {
      Primary: word(words.primary, row.levels),
      Secondary: word(words.secondary, row.levels),
      Tertiary: words.tertiary && word(words.tertiary, row.tertiary_levels),
    },
  };
}
