/** What a text of people is called in an answer to an agent, so that the agent does not take it for an instruction. */
export interface PeoplesWords {
  readonly words_of_people: string;
}

const longest = 2_000;

// Control characters but line breaks, formats such as direction marks, private use, halves of pairs, and everything that
// Unicode says to draw as nothing: tags and variation selectors can hide a text from the people who wrote beside it.
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;

/** Returns a text of people for an agent: marked, without characters that nobody sees, at most 2,000 characters. */
export function peoplesWords(text: string, most = longest): PeoplesWords {
  const seen = text.replace(unseen, (each) => (each === '\n' || each === '\t' ? each : ''));
  return { words_of_people: seen.length > most ? `${seen.slice(0, most)}…` : seen };
}
