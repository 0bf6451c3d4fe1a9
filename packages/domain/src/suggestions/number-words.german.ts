// German writes a number and what it multiplies as one word: `zweihundertfünfzig`, `Dreifache`, `zwanzigmal`. All folded.

const unit = '(?:zwei|zwo|drei|vier|funf|fuenf|sechs|sieben|acht|neun)';
const teen = '(?:zehn|elf|zwolf|zwoelf|(?:drei|vier|funf|fuenf|sech|sieb|acht|neun)zehn)';
const tens = '(?:zwanzig|(?:drei|vier|funf|fuenf|sech|sieb|acht|neun)(?:ss|z)ig)';
const compoundTens = `(?:(?:(?:ein|${unit})und)?${tens})`;
const belowHundred = `(?:${compoundTens}|${teen}|${unit}|eins?)`;
const hundreds = `(?:(?:ein|${unit}|${teen})?hundert(?:und)?${belowHundred}?)`;
const belowThousand = `(?:${hundreds}|${belowHundred})`;
const thousands = `(?:(?:ein|${unit}|${teen}|${compoundTens}|${hundreds})?tausend(?:und)?${belowThousand}?)`;
/** From ten on. Alone, `ein` and its forms are articles. */
const large = `(?:${thousands}|${hundreds}|${compoundTens}|${teen})`;
/** From two on. */
const several = `(?:${large}|${unit})`;

const ending = '(?:e[rsnm]?)?';
const verbEnding = '(?:n|t|te|ten|ung|ungen|te[rsnm]|nde[rsnm]?)';

const word = new RegExp(
  `^(?:${[
    large,
    `${large}s?te[rsnm]?`,
    `(?:ein|${several})(?:mal|malig${ending})`,
    `${several}fach${ending}`,
    // "vereinfacht" is no number.
    `ver${several}fach(?:e${verbEnding}|${verbEnding})`,
    `(?:ein|${several})prozentig${ending}`,
    `(?:ein|${several})einhalb(?:mal|fach${ending})?`,
    `${several}(?:drittel|viertel|funftel|fuenftel|sechstel|siebtel|achtel|neuntel|zehntel|hundertstel|tausendstel)n?`,
    `${large}stel[ns]?`,
    `(?:ver)?doppel(?:t${ending})?`,
    `verdopp(?:le|el${verbEnding}|elnde[rsnm]?)`,
    `halbier(?:e|en|t|te|ten|te[rsnm]|ung|ungen|ende[rsnm]?)`,
  ].join('|')})$`,
);

/** Returns whether a folded word is a German number, or says how many times or which part. */
export function isGermanNumber(folded: string): boolean {
  return word.test(folded);
}
