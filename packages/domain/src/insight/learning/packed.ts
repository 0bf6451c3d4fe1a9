import { isRating, type Rating } from '../../goals/rating.ts';

/**
 * Returns the predictions of a goal from the database's packed text: 25 × week + 5 × likelihood + quality, separated
 * by spaces.
 */
export function unpackedGiven(
  packed: string | null,
): { readonly week: number; readonly likelihood: Rating; readonly quality: Rating }[] {
  return packed === null ? [] : packed.split(' ').map(unpacked);
}

function unpacked(packed: string) {
  const number = Number(packed);
  const [week, likelihood, quality] = [Math.floor(number / 25), Math.floor(number / 5) % 5, number % 5];
  if (!isRating(likelihood) || !isRating(quality)) throw new Error(`${packed} is no prediction.`);
  return { week, likelihood, quality };
}

/** Returns the likelihoods of a goal from the database's packed text: 5 × week + likelihood, separated by spaces. */
export function unpackedLikelihoods(
  packed: string,
): { readonly week: number; readonly likelihood: Rating }[] {
  return packed.split(' ').map((one) => {
    const [week, likelihood] = [Math.floor(Number(one) / 5), Number(one) % 5];
    if (!isRating(likelihood)) throw new Error(`${one} is no likelihood.`);
    return { week, likelihood };
  });
}
