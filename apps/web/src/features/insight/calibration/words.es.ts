import { minimums } from '@bellwether/domain/insight/constants';
import type { Translated } from '@bellwether/domain/locale/language';
import { shownDecimal, shownNumber, shownPercent } from '#ui/data/shown.ts';
import { goalCount } from '../forecast/words.ts';
import { labelWord, points } from './model/points.ts';
import { strengthOf, tellingLabel } from './model/verdict.ts';
import type * as english from './words.ts';

export const knowWords: Translated<typeof english.knowWords> = {
  group: 'Acierto de',
  failed: 'No se han podido cargar los aciertos anteriores.',
  absent: 'Este grupo no existe o no puede verlo.',
  reliability: 'Lo que valían las predicciones',
  axes: { said: 'Dicho, veces de cada 100', happened: 'Ocurrido, veces de cada 100' },
  diagonal: 'exactamente lo dicho',
  hint: 'En la línea de puntos, una predicción se cumple tan a menudo como dice. Por debajo hubo exceso de optimismo; por encima, de cautela. La barra es el rango en el que caen 8 de cada 10 cifras así; los puntos huecos se basan en muy pocos objetivos.',
  table: 'Como tabla',
  word: 'Predicción',
  said: 'Dicho',
  happened: 'Ocurrido',
  between: 'Entre',
  goals: 'Objetivos',
  hollow: 'pocos',
  none: '–',
  split: '¿Mejor que adivinar?',
  offBy: 'Desviación',
  offByHint: 'cuánto se alejan las predicciones de lo que ocurre, sin contar el azar',
  apart: 'Distingue objetivos',
  apartHint: 'cuánto difiere el final de los objetivos considerados probables del de los demás',
  splitTooFew: 'La desviación y la capacidad de distinguir se muestran a partir de 30 objetivos terminados.',
  alike: 'Todos estos objetivos terminaron igual, así que no se puede comparar ninguna predicción.',
  badNews: 'Malas noticias',
  badNewsFailed: 'No se ha podido cargar el registro de objetivos no cumplidos.',
  warning: 'un aviso no es un veredicto',
  looking: 'Hablar de ello',
  lookingFailed: 'No se han podido cargar los objetivos de los que ha hablado.',
  onlyYou: 'Solo lo ve usted.',
  points: (count) => (count === 1 ? '1 punto' : `${count} puntos`),
};

const verdicts = {
  too_hopeful: 'de exceso de optimismo',
  too_careful: 'de exceso de cautela',
  even: 'equilibrado',
} as const;

export const tooFewSentence: typeof english.tooFewSentence = ({ Goals, Need }, what = 'finished') => {
  const goals = what === 'finished' ? 'objetivos terminados' : 'objetivos no cumplidos';
  if (Goals === null)
    return `Hay demasiado pocos ${goals}, o son de demasiado pocas personas, para decir algo todavía.`;
  return `Aún hay demasiado pocos ${goals}: ${Goals} de ${Need}.`;
};

const subjectOf = (speaker: english.Speaker): string => {
  if (speaker.Kind === 'own') return 'usted dijo';
  if (speaker.Kind === 'company') return 'aquí se dice';
  return speaker.Kind === 'department' ? `${speaker.Name} dice` : `la organización de ${speaker.Name} dice`;
};

export const pointSentence: typeof english.pointSentence = (point, speaker) => {
  const { Label, Happened, Low, High, Goals } = point;
  if (Happened === null) return undefined;
  const range = Low === null || High === null ? '' : `entre ${points(Low)} y ${points(High)}; `;
  const count = Goals === null ? 'pocos objetivos' : goalCount(Math.round(Goals));
  const happens = speaker.Kind === 'own' ? 'ocurrió' : 'ocurre';
  return `Cuando ${subjectOf(speaker)} «${labelWord(Label)}», ${happens} ${points(Happened)} de cada 100 veces (${range}${count}).`;
};

export const basisSentence: typeof english.basisSentence = ({ Goals, Owners, Quarters }) =>
  `Sobre ${goalCount(Goals)} de ${Owners} personas en ${Quarters === 1 ? '1 trimestre' : `${Quarters} trimestres`}.`;

export const importedSentence: typeof english.importedSentence = ({ Imported }) => {
  if (Imported === null || Imported === 0) return undefined;
  return Imported === 1
    ? '1 de estos objetivos se importó de un archivo.'
    : `${shownNumber(Imported)} de estos objetivos se importaron de un archivo.`;
};

export const skillSentence: typeof english.skillSentence = ({ Skill }) => {
  if (Skill === null) return undefined;
  const percent = Math.round(Math.abs(Skill) * 100);
  const how =
    percent === 0 ? 'ni mejor ni peor' : `un ${shownPercent(percent)} ${Skill > 0 ? 'mejor' : 'peor'}`;
  return `En comparación con suponer siempre la media: ${how}.`;
};

const pointCount = (share: number) => knowWords.points(points(share));

export const leaningSentence: typeof english.leaningSentence = ({ Bias, BiasError, Word }) => {
  if (Word === null) return undefined;
  if (Word === 'even')
    return `En conjunto, ni exceso de optimismo ni de cautela (margen de ${pointCount(BiasError)}).`;
  return `En conjunto, ${pointCount(Bias)} ${verdicts[Word]} (margen de ${points(BiasError)}).`;
};

export const shelvedSentence: typeof english.shelvedSentence = ({ Shelved, ShelvedUnlikely }) => {
  if (Shelved === null) return undefined;
  if (Shelved === 0) return 'Además de estos, no se aparcó ningún objetivo.';
  const were =
    Shelved === 1
      ? 'Además de estos, se aparcó 1 objetivo'
      : `Además de estos, se aparcaron ${Shelved} objetivos`;
  if (ShelvedUnlikely === null) return `${were}.`;
  if (ShelvedUnlikely === 0) return `${were}; ninguno se consideraba poco probable para entonces.`;
  return `${were}; ${ShelvedUnlikely} ${ShelvedUnlikely === 1 ? 'se consideraba poco probable' : 'se consideraban poco probables'} para entonces.`;
};

export const secondViewSentence: typeof english.secondViewSentence = ({ SecondView }) => {
  if (SecondView === null) return undefined;
  const { Together, Alone } = SecondView;
  return `Con una segunda opinión, los pronósticos se desviaron ${shownDecimal(Together, 2)} en lugar de ${shownDecimal(Alone, 2)}.`;
};

const weeks = (mean: number) => `${shownDecimal(mean, 1)} semanas`;

export const badNewsSentences: typeof english.badNewsSentences = (news) => {
  const { Quarter, Mean, Before } = news;
  const before = Before ? ` (el trimestre anterior: ${shownDecimal(Before.Mean, 1)})` : '';
  const imported = importedSentence(news);
  return [
    `En ${Quarter}, los objetivos no cumplidos se conocían ${weeks(Mean)} antes del final${before}.`,
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
  const all = Missed === 1 ? '1 objetivo no cumplido' : `${Missed} objetivos no cumplidos`;
  const counted = (count: number) => (count === 0 ? 'Ninguno' : String(count));
  const sentences: string[] = [];
  if (Never !== null)
    sentences.push(`${counted(Never)} de ${all} ${Never > 1 ? 'llegaron' : 'llegó'} sin aviso.`);
  if (Early !== null)
    sentences.push(
      `${counted(Early)} de ${all} ${Early > 1 ? 'tenían' : 'tenía'} un aviso cuatro semanas antes del final o más.`,
    );
  if (Warned !== null && WarnedAndAchieved !== null && Warned > 0)
    sentences.push(
      `De ${Warned} ${Warned === 1 ? 'objetivo' : 'objetivos'} con aviso, ${WarnedAndAchieved === 0 ? 'ninguno' : WarnedAndAchieved} ${WarnedAndAchieved > 1 ? 'se cumplieron' : 'se cumplió'} al final: ${knowWords.warning}.`,
    );
  return sentences;
};

const compared = {
  clearly_more: 'claramente más que entre estos últimos',
  about_as_many: 'más o menos tantos como entre estos últimos',
  fewer: 'menos que entre estos últimos',
} as const;

export const lookingSentences: typeof english.lookingSentences = ({ Looked, Rose, Comparable, Word }) => {
  if (Rose === null || Comparable === null)
    return [
      `${Looked === 0 ? 'Aún no se puede comparar ninguna conversación' : Looked === 1 ? 'De momento se puede comparar 1 conversación' : `De momento se pueden comparar ${Looked} conversaciones`}; a partir de diez, aquí se dice qué fue de los objetivos.`,
    ];
  const share = Looked === 0 ? 0 : Math.round((Comparable / Looked) * 10);
  const told = Word === null ? '' : ` Son ${compared[Word]}.`;
  return [
    `De ${Looked} objetivos de los que ha hablado, ${Rose} ${Rose === 1 ? 'subió' : 'subieron'} en tres semanas; de los objetivos en la misma situación que nadie marcó, ${share} de cada 10.${told}`,
    'Esto no prueba que se deba a la conversación: cada persona elige de qué habla.',
  ];
};

export const ownWords: Translated<typeof english.ownWords> = {
  tab: 'Mi acierto',
  failed: 'No se han podido cargar sus aciertos anteriores.',
  tooFew: (goals) =>
    `A partir de ${minimums.ownVerdict} objetivos terminados, aquí se dice hasta qué punto sabe cómo termina un objetivo${goals === null || goals === 0 ? '' : `; de momento hay ${goals}`}.`,
  more: 'Las cifras',
  lead: (mean) => `Sus objetivos no cumplidos se conocían ${weeks(mean)} antes del final.`,
  tenths: (chance) => `${Math.min(9, Math.max(1, Math.round(chance * 10)))} de cada 10`,
  chances: 'En qué quedan sus predicciones',
  chancesHint:
    'La probabilidad de un objetivo tras cada una de sus predicciones, según sus propios objetivos terminados y los de la empresa.',
  opinions: 'Sus segundas opiniones',
};

const strengths = { a_little: 'Ligero exceso', '': 'Exceso', much: 'Gran exceso' } as const;
const excesses = { too_hopeful: 'de optimismo', too_careful: 'de cautela' } as const;

export const verdictSentence: typeof english.verdictSentence = ({ Bias, Word, Labels }) => {
  const verdict =
    Word === null || Word === 'even'
      ? 'Ni exceso de optimismo ni de cautela'
      : `${strengths[strengthOf(Bias)]} ${excesses[Word]}`;
  const label = tellingLabel(Labels, Word);
  return label
    ? `${verdict}: su «${labelWord(label.Label)}» se cumplió ${Math.round(label.Happened * 10)} de cada 10 veces.`
    : `${verdict}.`;
};

type Score = Parameters<typeof english.ownSentence>[0];

function verdictOf({ Goals, Bias, BiasError, Word }: Score, subject: string, had: string): string {
  const over = `Sobre ${goalCount(Goals)}`;
  if (Word === null) return `${over} aún no hay veredicto; a partir de diez lo hay.`;
  if (Word === 'even')
    return `${over}, ${subject} no ${had} exceso de optimismo ni de cautela (margen de ${pointCount(BiasError)}).`;
  return `${over}, ${subject} ${had} unos ${pointCount(Bias)} ${verdicts[Word]} (margen de ${points(BiasError)}).`;
}

export const ownSentence: typeof english.ownSentence = (score) => verdictOf(score, 'usted', 'tuvo');

export const ownViewsSentence: typeof english.ownViewsSentence = (score) =>
  verdictOf(score, 'sus opiniones', 'tuvieron');
