import type { TalentLabels } from '@bellwether/contract/talent/labels';

/** The three ratings, by the names in the contract. */
export const axes = ['Primary', 'Secondary', 'Tertiary'] as const;
export type Axis = (typeof axes)[number];

interface Ratings {
  readonly PrimaryRating?: number | undefined;
  readonly SecondaryRating?: number | undefined;
  readonly TertiaryRating?: number | null | undefined;
}

/** Returns the company's word for a level. */
export function levelWord(labels: TalentLabels, axis: Axis, level: number): string {
  return labels[`${axis}Labels`][level]?.Label ?? `${level}`;
}

/** Returns "High · Solid", with the third rating if there is one; empty without ratings. */
export function ratingWords(ratings: Ratings, labels: TalentLabels): string {
  return axes
    .flatMap((axis) => {
      const level = ratings[`${axis}Rating`];
      return typeof level === 'number' ? [levelWord(labels, axis, level)] : [];
    })
    .join(' · ');
}
