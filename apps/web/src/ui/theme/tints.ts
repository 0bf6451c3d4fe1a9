/** The soft tints of avatars: text and surface, readable on each other in each scheme. */
const LIGHT = [
  ['#8a2f10', '#fde9e1'],
  ['#7a4a00', '#fbefd3'],
  ['#4c5a0b', '#f0f4d4'],
  ['#14603a', '#ddf3e6'],
  ['#0d5c66', '#d9f1f4'],
  ['#1d4f91', '#e3edfb'],
  ['#553a9b', '#ece7fb'],
  ['#8b2766', '#fae5f1'],
] as const;

const DARK = [
  ['#ffb59b', '#44251a'],
  ['#f2c879', '#3a2c10'],
  ['#cfdc85', '#2c3214'],
  ['#8fdcb0', '#16352a'],
  ['#86d5df', '#12343b'],
  ['#a6caff', '#1b2f4d'],
  ['#c9b8ff', '#2f2750'],
  ['#f5aed6', '#431f36'],
] as const;

export const TINTS = LIGHT.length;

/** Returns the tints of a scheme as CSS custom properties: `--bw-tint-0-text`, `--bw-tint-0-soft`, and so on. */
export function tintVariables(scheme: 'light' | 'dark'): Record<string, string> {
  const pairs = scheme === 'light' ? LIGHT : DARK;
  return Object.fromEntries(
    pairs.flatMap(([text, soft], at) => [
      [`--bw-tint-${at}-text`, text],
      [`--bw-tint-${at}-soft`, soft],
    ]),
  );
}
