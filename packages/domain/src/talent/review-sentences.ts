import type { SpokenLanguage } from '../locale/spoken.ts';
import { sentencesIn } from '../suggestions/drafted-texts.ts';
import { maySuit } from '../suggestions/languages.ts';
import { holdsAddress, holdsMarkup, holdsName, struck } from '../suggestions/leaks.ts';
import { saidNumbers } from '../suggestions/number-words.ts';
import type { ReviewFacts } from './review-draft.ts';

// What a model's draft of a review may not hold beside what no model may hold: ratings, and comparisons of people.

const others = String.raw`(?:colleagues?|peers?|team-?\s?mates?|co-?workers?|others?|everybody|everyone|anybody|anyone|rest|team|average|department|kolleg\p{L}*|anderen?|alle\p{L}*|abteilung|durchschnitt|collègues?|pairs?|autres?|équipe|moyenne|colegas?|compañer\p{L}*|demás|otros|equipo|promedio|media)`;

const forbidden = [
  // Ratings.
  /\b(?:ratings?|rated|grades?|graded|grading|scores?|scored|ranks?|ranked|ranking|stars?)\b/iu,
  /(?<!\p{L})(?:bewertung\p{L}*|bewertet|benot\p{L}*|schulnote\p{L}*|noten?|eingestuft|rang(?:liste)?|rangfolge|sterne)(?!\p{L})/iu,
  /(?<!\p{L})(?:(?:la|une|sa|ta|votre|de) note|notes|noté\p{L}*|classement|étoiles?|calificaci\p{L}+|calificad\p{L}+|puntuaci\p{L}+|notas?|estrellas?|clasificaci\p{L}+)(?!\p{L})/iu,
  // Comparisons.
  new RegExp(
    String.raw`(?<!\p{L})(?:than|als|que|unlike|anders als|à la différence de|a diferencia de|compared (?:to|with)|relative to|among|amongst|im vergleich zu\p{L}*|verglichen mit|par rapport à|parmi|comparado con|en comparación con|entre)\s+(?:\p{L}+\s+){0,4}?${others}(?!\p{L})`,
    'iu',
  ),
  /\b(?:above|below|over|under|better than|worse than)[\s-]+average\b|\b(?:out|under)perform\p{L}*/iu,
  /\b(?:best|worst|top|strongest|weakest|highest|lowest)[\s-]+(?:perform\p{L}*|employee|person|colleague|contributor|in (?:the|your|my|our)|of (?:the|your|my|our|all))/iu,
  /(?<!\p{L})(?:über|unter)durchschnittlich\p{L}*|(?<!\p{L})(?:beste|schlechteste|stärkste|schwächste)\p{L}*\s+(?:im|in der|des|der|von)(?!\p{L})/iu,
  /(?<!\p{L})(?:le|la) (?:meilleure?|pire) (?:de|du|des)(?!\p{L})|(?<!\p{L})(?:el|la) (?:mejor|peor) (?:de|del)(?!\p{L})|(?:par encima|por debajo|au-dessus|en dessous) de (?:la )?(?:media|moyenne)/iu,
];

/** What the sentences of a review are checked against, beside its facts. */
interface ReviewMaterial {
  /** The names of people of the company that were not sent, as far as the texts may contain them. */
  readonly names: readonly string[];
  /** The reader's. */
  readonly language: SpokenLanguage;
}

/**
 * Returns a model's paragraphs without the sentences that hold a number, a rating, a comparison with other people,
 * markup, an address or a name that was not sent, or that are in another language than the goals' and the reader's. Titles and
 * measurements of goals and the quarter's label may be repeated whole.
 */
export function trustedParagraphs(
  paragraphs: readonly string[],
  { quarter, goals }: ReviewFacts,
  { names, language }: ReviewMaterial,
): string[] {
  const sent = goals.filter(({ isPrivate }) => !isPrivate).flatMap((goal) => [goal.title, goal.measurement]);
  const material = sent.join('\n');
  const isTrusted = (sentence: string) => {
    const own = struck(sentence, [...sent, quarter]);
    if (holdsMarkup(own) || holdsAddress(own) || holdsName(own, names) || !maySuit(own, material, language))
      return false;
    return saidNumbers(own).length === 0 && forbidden.every((pattern) => !pattern.test(own));
  };
  return paragraphs
    .map((paragraph) => sentencesIn(paragraph.replace(/\s+/g, ' ')).filter(isTrusted).join('').trim())
    .filter((paragraph) => paragraph !== '');
}
