import { fold } from '../shared/fold.ts';

const split = (words: string) => words.trim().split(/\s+/).map(fold);

/** Words that most sentences of a language contain and that few sentences of the others do. */
const frequent = {
  en: split(`the of and to is was were are be been it its this that these those with for from by on at as not no but or if
    than then there they them their he she his her we our you your has have had will would can could should may might must
    which who what when where while because although after before until since still again also only just more most less
    least very too so nor yet another other same such next last about into over under between out up down off all each
    every any some none nothing nobody anybody everybody somebody did does do done how why whether here now never always
    often good well went came made met better best worse done goal goals quarter quarters year result results team teams
    customer customers work worked complete completed reached missed late early plan planned prediction predictions
    likely unlikely unsure confidence quality decide decided need needs needed help helped start started end ended
    finished failed success progress month months week weeks time people launch delivery carry lead`),
  de: split(`der die das den dem des ein eine einen einem einer und oder aber nicht kein keine ist sind war waren wird werden
    wurde wurden hat haben hatte mit für von vom zum zur auf aus bei nach über unter durch gegen ohne im am als auch noch
    nur schon sehr wie wenn weil dass es er sie wir ihr ihre sein seine mehr
    also so doch was man ich da hier ja dann alles gut viel vielen unser unsere ziel ziele quartal kunden ergebnis`),
  fr: split(`le la les un une des du de et ou mais ne pas est sont était étaient été sera avec pour par sur dans aux au ce
    cette ces qui que dont il elle nous vous ils elles leur leurs son sa ses plus très aussi encore sans sous entre tout tous
    bien bon nos notre objectif objectifs trimestre clients mois`),
  es: split(`el la los las un una unos unas de del y o pero no es son era eran fue fueron ha han con para por sobre en al se
    su sus que como más muy también sin entre este esta estos estas lo le les hay ya todo todos bien bueno
    nuestro nuestra objetivo objetivos trimestre clientes mes`),
  it: split(`il lo la gli le un una di del della dei delle e o ma non è sono era erano ha hanno con per su da dal nel nella che
    come più molto anche senza tra questo questa si`),
  nl: split(`de het een van en of maar niet geen is zijn was waren werd heeft hebben met voor op aan bij door uit naar over
    onder ook nog dat die dit deze wordt worden er ze wij`),
  pt: split(`o a os as um uma de do da dos das e ou mas não é são era foi foram tem com para por em no na nos nas que como
    mais muito também sem entre este esta se seu sua`),
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** A language that the product can tell. */
export type KnownLanguage = keyof typeof frequent;

const languages = Object.keys(frequent) as readonly KnownLanguage[];
const sets = new Map(languages.map((language) => [language, new Set(frequent[language])]));

/** A letter of another script than Latin. */
const otherScript = /(?!\p{Script=Latin})\p{L}/u;

/** Returns what a word says for each language that it is frequent in: 2, or 1 if these are several. */
function weigh(found: Map<KnownLanguage, number>, word: string): Map<KnownLanguage, number> {
  const own = languages.filter((language) => sets.get(language)?.has(word));
  for (const language of own) found.set(language, (found.get(language) ?? 0) + (own.length === 1 ? 2 : 1));
  return found;
}

/** Returns, by language, what the frequent words of a text say for it. */
function evidence(text: string): Map<KnownLanguage, number> {
  const words = fold(text).match(/\p{L}+/gu) ?? [];
  return words.reduce(weigh, new Map(languages.map((language) => [language, 0])));
}

/**
 * Returns whether a sentence is in a language: in Latin letters, with one of its frequent words, and with more of them
 * than of another language's.
 */
export function isIn(language: KnownLanguage, sentence: string): boolean {
  if (otherScript.test(sentence)) return false;
  const found = evidence(sentence);
  const own = found.get(language) ?? 0;
  return own > 0 && languages.every((one) => one === language || (found.get(one) ?? 0) < own);
}

/**
 * Returns whether a text may be in the language of the material, the reader's, or in English. Without evidence it may; titles often
 * have no frequent word.
 */
export function maySuit(text: string, material: string, reader: KnownLanguage): boolean {
  if (otherScript.test(text)) return otherScript.test(material);
  const found = evidence(text);
  const most = Math.max(...found.values());
  if (most < 4) return true;
  const asked = new Set<KnownLanguage>(['en', reader, ...leading(material)]);
  return [...found].some(([language, count]) => count === most && asked.has(language));
}

/** Returns the languages with the most evidence; none without any. */
function leading(text: string): KnownLanguage[] {
  const found = evidence(text);
  const most = Math.max(...found.values());
  return most === 0 ? [] : [...found].flatMap(([language, count]) => (count === most ? [language] : []));
}

/** Whether a word is one of the frequent English ones, such as a sentence's first word that no name is meant by. */
export const isFrequentInEnglish = (word: string): boolean => sets.get('en')?.has(fold(word)) ?? false;
