import { formatNumber } from '../locale/numbers.ts';

/** The sentences about a text that every form can refuse. */
export const textWords = {
  /** `label` is the field's label on the screen. */
  too_long: ({ label, limit }: { readonly label: string; readonly limit: number }) =>
    `${label} can have at most ${formatNumber(limit)} characters.`,
  not_storable: 'This text holds a character that cannot be stored.',
} as const;
