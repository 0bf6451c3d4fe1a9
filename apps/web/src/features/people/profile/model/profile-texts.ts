/** The number of characters of a biography before View more (people.7). */
const shownOfBiography = 100;

/** Returns the first 100 characters with an ellipsis; a shorter text stays as it is. */
export function shortened(text: string): string {
  const characters = [...text];
  if (characters.length <= shownOfBiography) return text;
  return `${characters.slice(0, shownOfBiography).join('').trimEnd()}…`;
}

/** Returns the address of a LinkedIn profile, which people may type without `https://`. */
export function linkedinAddress(typed: string): string {
  return /^https:\/\//i.test(typed) ? typed : `https://${typed}`;
}
