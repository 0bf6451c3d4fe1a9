import { minimums } from '@bellwether/domain/insight/constants';
import type { Translated } from '@bellwether/domain/locale/language';
import { shownDecimal, shownNumber, shownPercent } from '#ui/data/shown.ts';
import { goalCount } from '../forecast/words.ts';
import { labelWord, points } from './model/points.ts';
import { strengthOf, tellingLabel } from './model/verdict.ts';
import type * as english from './words.ts';

export const knowWords: Translated<typeof english.knowWords> = {
  group: 'Wie gut',
  failed: 'Die bisherigen Treffer konnten nicht geladen werden.',
  absent: 'Diese Gruppe gibt es nicht, oder Sie dürfen sie nicht sehen.',
  reliability: 'Was die Einschätzungen wert waren',
  axes: { said: 'Gesagt, in 100 Fällen', happened: 'Eingetroffen, in 100 Fällen' },
  diagonal: 'genau wie gesagt',
  hint: 'Auf der gepunkteten Linie trifft eine Einschätzung so oft ein, wie sie sagt. Darunter waren die Personen zu optimistisch, darüber zu vorsichtig. Der Balken ist der Bereich, in dem 8 von 10 solchen Zahlen liegen; leere Punkte beruhen auf zu wenigen Zielen.',
  table: 'Als Tabelle',
  word: 'Einschätzung',
  said: 'Gesagt',
  happened: 'Eingetroffen',
  between: 'Zwischen',
  goals: 'Ziele',
  hollow: 'wenige',
  none: '–',
  split: 'Besser als geraten?',
  offBy: 'Abweichung',
  offByHint: 'wie weit die Einschätzungen vom Eintreffen entfernt sind, ohne den Zufall',
  apart: 'Unterscheidung',
  apartHint: 'wie weit als wahrscheinlich eingeschätzte Ziele anders enden als die nicht so eingeschätzten',
  splitTooFew: 'Abweichung und Unterscheidung werden ab 30 abgeschlossenen Zielen angezeigt.',
  alike: 'Alle diese Ziele endeten gleich, deshalb lässt sich keine Einschätzung vergleichen.',
  badNews: 'Schlechte Nachrichten',
  badNewsFailed: 'Die Übersicht der verfehlten Ziele konnte nicht geladen werden.',
  warning: 'eine Warnung ist kein Urteil',
  looking: 'Darüber sprechen',
  lookingFailed: 'Die Ziele, über die Sie gesprochen haben, konnten nicht geladen werden.',
  onlyYou: 'Nur Sie sehen das.',
  points: (count) => (count === 1 ? '1 Punkt' : `${count} Punkte`),
};

const verdicts = {
  too_hopeful: 'zu optimistisch',
  too_careful: 'zu vorsichtig',
  even: 'ausgewogen',
} as const;

export const tooFewSentence: typeof english.tooFewSentence = ({ Goals, Need }, what = 'finished') => {
  const goals = what === 'finished' ? 'abgeschlossene Ziele' : 'verfehlte Ziele';
  if (Goals === null)
    return `Zu wenige ${goals}, oder Ziele von zu wenigen Personen, um schon etwas zu sagen.`;
  return `Noch zu wenige ${goals}: ${Goals} von ${Need}.`;
};

const subjectOf = (speaker: english.Speaker): string => {
  if (speaker.Kind === 'own') return 'Sie';
  if (speaker.Kind === 'company') return 'hier jemand';
  return speaker.Kind === 'department' ? speaker.Name : `der Bereich von ${speaker.Name}`;
};

export const pointSentence: typeof english.pointSentence = (point, speaker) => {
  const { Label, Happened, Low, High, Goals } = point;
  if (Happened === null) return undefined;
  const range = Low === null || High === null ? '' : `zwischen ${points(Low)} und ${points(High)}; `;
  const count = Goals === null ? 'wenige Ziele' : goalCount(Math.round(Goals));
  const [says, happens] = speaker.Kind === 'own' ? ['sagten', 'traf'] : ['sagt', 'trifft'];
  return `Wenn ${subjectOf(speaker)} „${labelWord(Label)}“ ${says}, ${happens} es in ${points(Happened)} von 100 Fällen ein (${range}${count}).`;
};

export const basisSentence: typeof english.basisSentence = ({ Goals, Owners, Quarters }) =>
  `Über ${goalCount(Goals)} von ${Owners} Personen in ${Quarters === 1 ? '1 Quartal' : `${Quarters} Quartalen`}.`;

export const importedSentence: typeof english.importedSentence = ({ Imported }) => {
  if (Imported === null || Imported === 0) return undefined;
  return Imported === 1
    ? '1 dieser Ziele wurde aus einer Datei importiert.'
    : `${shownNumber(Imported)} dieser Ziele wurden aus einer Datei importiert.`;
};

export const skillSentence: typeof english.skillSentence = ({ Skill }) => {
  if (Skill === null) return undefined;
  const percent = Math.round(Math.abs(Skill) * 100);
  const how =
    percent === 0
      ? 'weder besser noch schlechter'
      : `${shownPercent(percent)} ${Skill > 0 ? 'besser' : 'schlechter'}`;
  return `Verglichen damit, immer den Durchschnitt zu raten: ${how}.`;
};

const pointCount = (share: number) => knowWords.points(points(share));

export const leaningSentence: typeof english.leaningSentence = ({ Bias, BiasError, Word }) => {
  if (Word === null) return undefined;
  if (Word === 'even')
    return `Insgesamt weder zu optimistisch noch zu vorsichtig (plus/minus ${pointCount(BiasError)}).`;
  return `Insgesamt ${pointCount(Bias)} ${verdicts[Word]} (plus/minus ${points(BiasError)}).`;
};

export const shelvedSentence: typeof english.shelvedSentence = ({ Shelved, ShelvedUnlikely }) => {
  if (Shelved === null) return undefined;
  if (Shelved === 0) return 'Daneben wurde kein Ziel zurückgestellt.';
  const were =
    Shelved === 1 ? 'Daneben wurde 1 Ziel zurückgestellt' : `Daneben wurden ${Shelved} Ziele zurückgestellt`;
  if (ShelvedUnlikely === null) return `${were}.`;
  const called = ShelvedUnlikely === 0 ? 'keines' : String(ShelvedUnlikely);
  return `${were}; ${called} davon ${ShelvedUnlikely > 1 ? 'wurden' : 'wurde'} bis dahin als unwahrscheinlich eingeschätzt.`;
};

export const secondViewSentence: typeof english.secondViewSentence = ({ SecondView }) => {
  if (SecondView === null) return undefined;
  const { Together, Alone } = SecondView;
  return `Mit einer Zweitmeinung lagen Prognosen um ${shownDecimal(Together, 2)} statt um ${shownDecimal(Alone, 2)} daneben.`;
};

const weeks = (mean: number) => `${shownDecimal(mean, 1)} Wochen`;

export const badNewsSentences: typeof english.badNewsSentences = (news) => {
  const { Quarter, Mean, Before } = news;
  const before = Before ? ` (im Quartal davor: ${shownDecimal(Before.Mean, 1)})` : '';
  const imported = importedSentence(news);
  return [
    `In ${Quarter} waren verfehlte Ziele ${weeks(Mean)} vor dem Ende bekannt${before}.`,
    ...warningSentences(news),
    ...(imported === undefined ? [] : [imported]),
  ];
};

export const warningSentences: typeof english.warningSentences = ({
  Missed,
  Early,
  Never,
  Warned,
  WarnedAndAchieved,
}) => {
  const all = Missed === 1 ? '1 verfehlten Ziel' : `${Missed} verfehlten Zielen`;
  const counted = (count: number) => (count === 0 ? 'Keines' : String(count));
  const sentences: string[] = [];
  if (Never !== null)
    sentences.push(`${counted(Never)} von ${all} ${Never > 1 ? 'kamen' : 'kam'} ohne Warnung.`);
  if (Early !== null)
    sentences.push(
      `${counted(Early)} von ${all} ${Early > 1 ? 'hatten' : 'hatte'} vier Wochen vor dem Ende oder früher eine Warnung.`,
    );
  if (Warned !== null && WarnedAndAchieved !== null && Warned > 0)
    sentences.push(
      `Von ${Warned} ${Warned === 1 ? 'Ziel' : 'Zielen'} mit Warnung ${WarnedAndAchieved > 1 ? 'wurden' : 'wurde'} ${WarnedAndAchieved === 0 ? 'keines' : WarnedAndAchieved} doch noch erreicht: ${knowWords.warning}.`,
    );
  return sentences;
};

const compared = {
  clearly_more: 'deutlich mehr als dort',
  about_as_many: 'etwa so viele wie dort',
  fewer: 'weniger als dort',
} as const;

export const lookingSentences: typeof english.lookingSentences = ({ Looked, Rose, Comparable, Word }) => {
  if (Rose === null || Comparable === null)
    return [
      `${Looked === 0 ? 'Noch lässt sich kein Gespräch' : Looked === 1 ? 'Bisher lässt sich 1 Gespräch' : `Bisher lassen sich ${Looked} Gespräche`} vergleichen; ab zehn steht hier, was aus den Zielen wurde.`,
    ];
  const share = Looked === 0 ? 0 : Math.round((Comparable / Looked) * 10);
  const told = Word === null ? '' : ` Das sind ${compared[Word]}.`;
  return [
    `Von ${Looked} Zielen, über die Sie gesprochen haben, ${Rose === 1 ? 'stieg' : 'stiegen'} ${Rose} innerhalb von drei Wochen; von vergleichbaren Zielen, die niemand markiert hat, waren es ${share} von 10.${told}`,
    'Das beweist nicht, dass das Gespräch der Grund war: Worüber gesprochen wird, sucht man sich aus.',
  ];
};

export const ownWords: Translated<typeof english.ownWords> = {
  tab: 'Wie gut ich es weiß',
  failed: 'Ihre bisherigen Treffer konnten nicht geladen werden.',
  tooFew: (goals) =>
    `Ab ${minimums.ownVerdict} abgeschlossenen Zielen steht hier, wie gut Sie wissen, wie ein Ziel endet${goals === null || goals === 0 ? '' : `; bisher ${goals === 1 ? 'ist es' : 'sind es'} ${goals}`}.`,
  more: 'Die Zahlen',
  lead: (mean) => `Ihre verfehlten Ziele waren ${weeks(mean)} vor dem Ende bekannt.`,
  tenths: (chance) => `${Math.min(9, Math.max(1, Math.round(chance * 10)))} von 10`,
  chances: 'Was Ihre Einschätzungen wert sind',
  chancesHint:
    'Die Chance eines Ziels nach jeder Ihrer Einschätzungen, aus Ihren eigenen abgeschlossenen Zielen und denen des Unternehmens.',
  opinions: 'Ihre Zweitmeinungen',
};

const strengths = { a_little: 'Etwas', '': '', much: 'Viel' } as const;

export const verdictSentence: typeof english.verdictSentence = ({ Bias, Word, Labels }) => {
  const told = Word === null || Word === 'even' ? undefined : verdicts[Word];
  const strength = strengths[strengthOf(Bias)];
  const verdict = told
    ? strength === ''
      ? `${told[0]?.toUpperCase()}${told.slice(1)}`
      : `${strength} ${told}`
    : 'Weder zu optimistisch noch zu vorsichtig';
  const label = tellingLabel(Labels, Word);
  return label
    ? `${verdict}: Ihr „${labelWord(label.Label)}“ traf in ${Math.round(label.Happened * 10)} von 10 Fällen ein.`
    : `${verdict}.`;
};

type Score = Parameters<typeof english.ownSentence>[0];

function verdictOf({ Goals, Bias, BiasError, Word }: Score, subject: string): string {
  const over = `Über ${goalCount(Goals)}`;
  if (Word === null) return `${over} gibt es noch kein Urteil; ab zehn gibt es eines.`;
  if (Word === 'even')
    return `${over} waren ${subject} weder zu optimistisch noch zu vorsichtig (plus/minus ${pointCount(BiasError)}).`;
  return `${over} waren ${subject} etwa ${pointCount(Bias)} ${verdicts[Word]} (plus/minus ${points(BiasError)}).`;
}

export const ownSentence: typeof english.ownSentence = (score) => verdictOf(score, 'Sie');

export const ownViewsSentence: typeof english.ownViewsSentence = (score) =>
  verdictOf(score, 'Ihre Einschätzungen');
