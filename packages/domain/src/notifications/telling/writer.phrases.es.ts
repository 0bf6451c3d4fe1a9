// The parts that the Spanish sentences of `writer.es.ts` share.

import type { Rating } from '../../goals/rating.ts';
import { likelihoodLabels, qualityLabels } from '../../goals/words.rating.es.ts';
import { formatNumber } from '../../locale/numbers.ts';
import { actingWords } from '../../people/absence/words.es.ts';
import { fallingWords, stayingWords } from '../../people/status/words.leaving.es.ts';
import { capital } from '../../shared/capital.ts';
import { firstWords } from '../../shared/first-words.ts';
import type { NotificationFacts } from './facts.ts';

const application = 'Bellwether';
const count = (value: number | null) => formatNumber(value ?? 0, 'es-ES');

export function by({ actor, actsFor }: NotificationFacts): string {
  return actor === null ? application : actingWords(actor, actsFor);
}

/** Returns the sentence that says what the reader is asked for, while the reader is. */
export function waiting({ isWaiting }: NotificationFacts, sentence: string): string {
  return isWaiting ? ` ${sentence}` : '';
}

export const quoted = (name: string | null) => (name === null ? '' : `«${name}» `);

export function goal({ title, isOwnGoal, isTitled }: NotificationFacts): string {
  if (title === null) return 'un objetivo';
  const noun = isOwnGoal ? 'su objetivo' : 'el objetivo';
  return isTitled ? noun : `${noun} «${title}»`;
}

/** Returns `del objetivo`, `de su objetivo`: *de* and *el* are one word. */
export function of(noun: string): string {
  return noun.startsWith('el ') ? `del ${noun.slice(3)}` : `de ${noun}`;
}

export function item({ title, isTitled }: NotificationFacts): string {
  if (title !== null && isTitled) return 'la tarea';
  return title === null ? 'una tarea' : `la tarea «${title}»`;
}

/** Names whose appraisal it is, and the quarter. The actor's own one is named by the quarter alone. */
export function appraisal(facts: NotificationFacts): string {
  const { person, quarter } = facts;
  if (person?.isActor && quarter === null) return 'su propia evaluación';
  if (person === null) return `una evaluación${ofQuarter(facts)}`;
  if (person.isActor) return `la evaluación${ofQuarter(facts)}`;
  if (person.isReader) return `su evaluación${ofQuarter(facts)}`;
  return `la evaluación de ${person.name}${inBrackets(facts)}`;
}

export function ofQuarter({ quarter }: NotificationFacts): string {
  return quarter === null ? '' : ` de ${quarter}`;
}

/** After a person's name, where *de* would belong to the name. */
function inBrackets({ quarter }: NotificationFacts): string {
  return quarter === null ? '' : ` (${quarter})`;
}

/** Returns «del 3 dic al 12 ene», or «el 3 dic». */
export function days({ days }: NotificationFacts): string {
  if (days === null) return 'unos días';
  return days.from === days.until ? `el ${days.from}` : `del ${days.from} al ${days.until}`;
}

export function someone({ person }: NotificationFacts): string {
  if (person === null) return 'alguien';
  return person.isReader ? 'usted' : person.name;
}

/** Returns «sobre Bob (Q3 2026)». */
export function aboutSomeone(facts: NotificationFacts): string {
  return `sobre ${someone(facts)}${inBrackets(facts)}`;
}

export function fallen({ count: approvals, person }: NotificationFacts): string {
  const isOne = approvals === 1;
  const wait = isOne ? 'está pendiente' : 'están pendientes';
  const waited = isOne ? 'estaba pendiente' : 'estaban pendientes';
  const noun = isOne ? 'Una aprobación' : `${count(approvals)} aprobaciones`;
  const before = person === null ? '' : ` que ${waited} de ${person.isReader ? 'usted' : person.name}`;
  return `${noun}${before} ${wait} ahora de usted.`;
}

/** In characters: the part of the manager's feedback that a notification repeats. */
const feedbackLength = 160;

/**
 * Returns «Ann dice «no cumplido»: «…» Su objetivo «Crecer» está en disputa.»; undefined without a dispute
 * (notifications.12).
 */
export function disputed(facts: NotificationFacts): string | undefined {
  const { dispute } = facts;
  if (dispute === null) return undefined;
  const says = `${by(facts)} dice «${dispute.completed ? 'cumplido' : 'no cumplido'}»`;
  const feedback = firstWords(dispute.feedback, feedbackLength);
  const ending = `${capital(goal(facts))} está en disputa.`;
  return feedback === '' ? `${says}. ${ending}` : `${says}: «${feedback}» ${ending}`;
}

/** Returns «Bob ha dejado la empresa. Pasan a usted: 3 aprobaciones. Por reasignar: 4 objetivos abiertos.» (people.16) */
export function leftWords(facts: NotificationFacts): string {
  const { left } = facts;
  const falling = left === null ? '' : fallingWords(left);
  const staying = left === null ? '' : stayingWords(left);
  const sentences = [
    `${capital(someone(facts))} ha dejado la empresa.`,
    ...(falling === '' ? [] : [`Pasan a usted: ${falling}.`]),
    ...(staying === '' ? [] : [`Por reasignar: ${staying}.`]),
  ];
  return sentences.join(' ');
}

export function leftOpen(facts: NotificationFacts): string {
  const { count: people, quarter } = facts;
  const who =
    people === 1 ? `${capital(someone(facts))} no ha` : `${count(people)} de las personas a su cargo no han`;
  return `${who} terminado ${quarter ?? 'el trimestre'}.`;
}

/** Says when something is due: `count` is the number of days that are left, negative if it is overdue. */
export function dueIn({ count: days }: NotificationFacts, ends: string, ended: string): string {
  const left = days ?? 0;
  if (left === 0) return `${ends} hoy`;
  if (left > 0) return left === 1 ? `${ends} mañana` : `${ends} dentro de ${count(left)} días`;
  return left === -1 ? `${ended} ayer` : `${ended} hace ${count(-left)} días`;
}

/** Returns «: la probabilidad baja de «Incierto» a «Poco probable», calidad «Aceptable». «El proveedor…»» */
export function predicted({ prediction }: NotificationFacts): string {
  if (prediction === null) return '';
  const { likelihood, quality, before, comment } = prediction;
  const parts = [
    moved('probabilidad', likelihoodLabels, before?.likelihood, likelihood),
    moved('calidad', qualityLabels, before?.quality, quality),
  ];
  return `: ${parts.join(', ')}${comment === null ? '' : `. «${firstWords(comment, commentLength)}»`}`;
}

function moved(
  what: string,
  labels: Readonly<Record<Rating, string>>,
  from: Rating | undefined,
  to: Rating,
): string {
  if (from === undefined || from === to) return `${what} «${labels[to]}»`;
  return `la ${what} ${to < from ? 'baja' : 'sube'} de «${labels[from]}» a «${labels[to]}»`;
}

const commentLength = 80;

export const weeksMissed = (weeks: number | null) => (weeks === 6 ? 'seis' : 'dos');
export const daysLeft = (days: number | null) => (days === 1 ? '1 día' : `${count(days)} días`);
export const countOf = count;

export const appraisalsDue = (facts: NotificationFacts) =>
  `Las evaluaciones${ofQuarter(facts)} que usted escribe ${dueIn(facts, 'vencen', 'vencieron')}.`;

export const signatureDue = (facts: NotificationFacts) =>
  `${capital(appraisal(facts))} está pendiente de usted y ${dueIn(facts, 'vence', 'venció')}.`;

export const dataAsked = (facts: NotificationFacts) =>
  `Mientras su cuenta estaba desactivada, ${someone(facts)} solicitó un archivo con sus datos. El archivo no incluía ninguno de sus textos privados.`;
