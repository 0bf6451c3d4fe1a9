import { fold } from '../shared/fold.ts';
import { isGermanNumber } from './number-words.german.ts';

// The number words of four languages: cardinals, ordinals, fractions, multiples and collective numbers. Words of more
// than one part, such as "twenty-one", are found by their parts; German writes them as one word.
//
// Left out: articles ("ein", "un", "una"), and "a quarter", which mostly is a quarter of a year (see `phrases`).

const split = (words: string) => words.trim().split(/\s+/);
const each = (stems: string, endings: string) =>
  split(stems).flatMap((stem) => endings.split(' ').map((ending) => stem + ending));

const english = [
  ...split(`zero nought nil one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen
    sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety`),
  ...each(
    'zero one two three four five six seven eight nine ten dozen hundred thousand million billion trillion',
    's',
  ),
  ...split(`dozen hundred thousand million billion trillion sixes twenties thirties forties fifties sixties seventies
    eighties nineties`),
  ...split(`first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth
    fifteenth sixteenth seventeenth eighteenth nineteenth twentieth thirtieth fortieth fiftieth sixtieth seventieth
    eightieth ninetieth hundredth thousandth millionth billionth`),
  ...split(`firstly secondly thirdly seconds thirds fourths fifths sixths sevenths eighths ninths tenths twelfths
    twentieths hundredths thousandths half halves halve halved halving`),
  ...split(`once twice thrice double doubled doubles doubling triple tripled triples tripling treble trebled quadruple
    quadrupled quadruples quadrupling quintuple quintupled quintuples quintupling both couple pair pairs percent percents percentage`),
  ...each('two three four five six seven eight nine ten hundred thousand', 'fold'),
];

const germanUnits = 'zwei zwo drei vier fünf fuenf sechs sieben acht neun';
const germanTens = split(`zwanzig dreißig dreissig vierzig fünfzig fuenfzig sechzig siebzig achtzig neunzig`);
const germanTeens = split(
  `zehn elf zwölf zwoelf dreizehn vierzehn fünfzehn fuenfzehn sechzehn siebzehn achtzehn neunzehn`,
);
const germanRound = split('hundert tausend einhundert eintausend');
const germanCompound = ['ein', ...split(germanUnits)].flatMap((unit) => [
  ...germanTens.map((tens) => `${unit}und${tens}`),
  ...germanRound.slice(0, 2).map((round) => unit + round),
]);
const german = [
  ...split(`null eins zwei zwo drei vier fünf fuenf sechs sieben acht neun`),
  ...germanTeens,
  ...germanTens,
  ...germanRound,
  ...germanCompound,
  ...split('hunderte hunderten tausende tausenden million millionen milliarde milliarden billion billionen'),
  ...each(
    'erst zweit dritt viert fünft fuenft sechst siebt siebent acht neunt zehnt elft zwölft zwoelft',
    'e er es en em',
  ),
  ...each(
    split('dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn').join(' '),
    'te ter tes ten tem',
  ),
  ...each([...germanTens, 'hundert', 'tausend'].join(' '), 'ste ster stes sten stem'),
  ...split('erstens zweitens drittens viertens fünftens'),
  ...split(`halb halbe halber halbes halben halbem hälfte hälften haelfte drittel dritteln viertel vierteln fünftel sechstel
    siebtel achtel neuntel zehntel hundertstel tausendstel anderthalb eineinhalb`),
  ...each(`ein ${germanUnits} zehn hundert tausend`, 'mal fach'),
  ...split(`doppelt doppelte doppelten verdoppelt verdoppelte verdreifacht halbiert dutzend dutzende dutzenden beide beiden
    beider beides paar prozent prozentpunkte`),
].filter((word) => word !== 'einfach');

const french = [
  ...split(`zéro deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize vingt vingts trente
    quarante cinquante soixante septante huitante octante nonante cent cents mille million millions milliard milliards`),
  ...split(`premier première premiers premières second seconde secondes unième`),
  ...each(
    `deux trois quatr cinqu six sept huit neuv dix onz douz treiz quatorz quinz seiz vingt trent quarant cinquant
    soixant cent mill million`,
    'ième ièmes',
  ),
  ...split(`moitié moitiés demi demie demis tiers quart quarts dizaine dizaines douzaine douzaines quinzaine vingtaine
    trentaine centaine centaines millier milliers pourcent pourcents pourcentage décuple centuple`),
  ...each('doubl tripl quadrupl quintupl', 'e es er é ée és ées ent ait aient ant era eront'),
];

const spanish = [
  ...split(`cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete
    dieciocho diecinueve veinte veintiuno veintiún veintiuna veintidós veintitrés veinticuatro veinticinco veintiséis
    veintisiete veintiocho veintinueve treinta cuarenta cincuenta sesenta setenta ochenta noventa cien ciento cientos mil
    miles millón millones`),
  ...each('doscient trescient cuatrocient quinient seiscient setecient ochocient novecient', 'os as'),
  ...each(
    'duplic triplic cuadruplic quintuplic',
    'ar a an ó aron ado ada ados adas ando aba aban ará arán arse ación',
  ),
  ...split(`duplique dupliquen triplique tripliquen`),
  ...each('cuádruple quíntuple', ' s'),
  ...each(
    'primer segund tercer cuart quint sext séptim octav noven décim undécim duodécim vigésim centésim',
    'o a os as',
  ),
  ...split(`primer tercer mitad mitades medio media medios medias tercio tercios docena docenas decena decenas veintena
    centenar centenares millar millares doble dobles triple triples ambos ambas porcentaje`),
];

/** Number words of other languages that are ordinary words in English. */
const ordinaryInEnglish = new Set(split('media tiers'));

/** By language: the number words, as they are written. */
export const numberWords = { en: english, de: german, fr: french, es: spanish } as const;

const known = new Set(Object.values(numberWords).flatMap((words) => words.map(fold)));

/** Fractions in words that would be ordinary words alone: `a quarter of the goals`, `by a quarter`. */
const phrases = [
  /\bquarters?\s+of\b/giu,
  /\bby\s+(?:a|one)\s+quarter\b/giu,
  /\bper\s+cent\b/giu,
  /\bno\.\s*(?=\S)/giu,
];

/** Digits of every script, with the numbers of Chinese, Japanese and Korean. */
const signs = /\p{N}+(?:[.,'’⁄/]?\p{N}+)*[%‰]?|[〇零一二三四五六七八九十百千万萬億亿两兩壹貳參]+/gu;

/** Two Roman digits or more, in capitals; one alone is mostly the pronoun or a letter. */
const roman =
  /\b(?=[IVXLCDM]{2})M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})(?<=[IVXLCDM])\b/gu;

function isNumber(folded: string): boolean {
  return (known.has(folded) && !ordinaryInEnglish.has(folded)) || isGermanNumber(folded);
}

/**
 * Returns every number that a text says: in digits of any script, in number words of English, German, French and
 * Spanish, and as Roman digits. As they stand, folded.
 */
export function saidNumbers(text: string): string[] {
  const plain = text.replace(/\p{Cf}/gu, '').normalize('NFKC');
  const words = fold(plain).match(/\p{L}+/gu) ?? [];
  const found = [signs, roman, ...phrases].flatMap((pattern) => plain.match(pattern) ?? []);
  return [...found.map(fold), ...words.filter((word) => isNumber(word))];
}
