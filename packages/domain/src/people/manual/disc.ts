/** The four letters of DISC, in their order on the wheel: each is adjacent to the one before and after it. */
export const discLetters = ['D', 'I', 'S', 'C'] as const;
export type DiscLetter = (typeof discLetters)[number];

/** The twelve offered types: a letter, or two adjacent ones with the stronger first (people.28). */
export const discTypes = ['D', 'I', 'S', 'C', 'DI', 'DC', 'ID', 'IS', 'SI', 'SC', 'CD', 'CS'] as const;
export type DiscType = (typeof discTypes)[number];

/** The names of the letters (people.28). */
export const discLetterNames: Readonly<Record<DiscLetter, string>> = {
  D: 'Dominance',
  I: 'Influence',
  S: 'Steadiness',
  C: 'Conscientiousness',
};

/** The share of each letter in percent; the four add to 100. */
export type DiscShares = Readonly<Record<DiscLetter, number>>;

export function isDiscType(text: string): text is DiscType {
  return (discTypes as readonly string[]).includes(text);
}

/** Returns the letters of a type, the stronger first. */
export function lettersOf(type: DiscType): readonly [DiscLetter, DiscLetter?] {
  const [first, second] = [...type] as [DiscLetter, DiscLetter?];
  return second === undefined ? [first] : [first, second];
}

/** Returns the type in words: `Dominance+Influence` (people.28). */
export function discTypeName(type: DiscType): string {
  return lettersOf(type)
    .flatMap((letter) => (letter === undefined ? [] : [discLetterNames[letter]]))
    .join('+');
}

/** A second letter counts if it is at most this many points below the first one (people.28). */
const closePoints = 10;

/**
 * Returns the type for four shares (people.28): the strongest letter, followed by the second strongest if it is
 * adjacent and within ten points. For equal shares the order of the letters decides; an adjacent second letter comes
 * before an opposite one.
 */
export function discTypeOf(shares: DiscShares): DiscType {
  const first = strongest(discLetters, shares);
  const others = discLetters.filter((letter) => letter !== first);
  const most = shares[strongest(others, shares)];
  const second = others.find((letter) => shares[letter] === most && isDiscType(first + letter));
  const pair = second === undefined ? first : first + second;
  return isDiscType(pair) && shares[first] - most <= closePoints ? pair : first;
}

function strongest(letters: readonly DiscLetter[], shares: DiscShares): DiscLetter {
  return letters.reduce((best, letter) => (shares[letter] > shares[best] ? letter : best), letters[0] ?? 'D');
}
