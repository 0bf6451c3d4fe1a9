// The parts that the French sentences of `writer.fr.ts` share.

import type { Rating } from '../../goals/rating.ts';
import { likelihoodLabels, qualityLabels } from '../../goals/words.rating.fr.ts';
import { formatNumber } from '../../locale/numbers.ts';
import { ofName } from '../../locale/sentence-locale.fr.ts';
import { actingWords } from '../../people/absence/words.fr.ts';
import { fallingWords, stayingWords } from '../../people/status/words.leaving.fr.ts';
import { capital } from '../../shared/capital.ts';
import { firstWords } from '../../shared/first-words.ts';
import type { NotificationFacts } from './facts.ts';

const application = 'Bellwether';
const count = (value: number | null) => formatNumber(value ?? 0, 'fr-FR');

export function by({ actor, actsFor }: NotificationFacts): string {
  return actor === null ? application : actingWords(actor, actsFor);
}

/** Returns the sentence that says what the reader is asked for, while the reader is. */
export function waiting({ isWaiting }: NotificationFacts, sentence: string): string {
  return isWaiting ? ` ${sentence}` : '';
}

export const quoted = (name: string | null) => (name === null ? '' : `« ${name} » `);

/** Returns "l’objectif « Croître »", "votre objectif" or "un objectif". */
export function goal({ title, isOwnGoal, isTitled }: NotificationFacts): string {
  if (title === null) return 'un objectif';
  const noun = isOwnGoal ? 'votre objectif' : 'l’objectif';
  return isTitled ? noun : `${noun} « ${title} »`;
}

export const ofGoal = (facts: NotificationFacts) => ofName(goal(facts));

export function item({ title, isTitled }: NotificationFacts): string {
  if (title !== null && isTitled) return 'l’action';
  return title === null ? 'une action' : `l’action « ${title} »`;
}

/** Names whose appraisal it is, and the quarter. The actor's own one is named by the quarter alone. */
export function appraisal(facts: NotificationFacts): string {
  const { person, quarter } = facts;
  if (person?.isActor && quarter === null) return 'sa propre évaluation';
  if (person === null) return `une évaluation${ofQuarter(facts)}`;
  if (person.isActor) return `l’évaluation${ofQuarter(facts)}`;
  if (person.isReader) return `votre évaluation${ofQuarter(facts)}`;
  return `l’évaluation ${ofName(person.name)}${ofQuarter(facts)}`;
}

export function ofQuarter({ quarter }: NotificationFacts): string {
  return quarter === null ? '' : ` pour ${quarter}`;
}

/** Returns "du 3 déc. au 12 janv.", or "le 3 déc." */
export function days({ days }: NotificationFacts): string {
  if (days === null) return 'quelques jours';
  return days.from === days.until ? `le ${days.from}` : `du ${days.from} au ${days.until}`;
}

export function someone({ person }: NotificationFacts): string {
  if (person === null) return 'quelqu’un';
  return person.isReader ? 'vous' : person.name;
}

/** Returns "Léa", or "Vous" with `you`, which is the verb that follows: the verb agrees with the subject. */
export function someoneWith(facts: NotificationFacts, verb: string, you: string): string {
  return `${capital(someone(facts))} ${facts.person?.isReader ? you : verb}`;
}

export const ofSomeone = (facts: NotificationFacts) => ofName(someone(facts));

/** Returns "vous a attribué l’action" or "a attribué l’action à Léa": the pronoun stands before the verb. */
export function gave(facts: NotificationFacts, participle: string, thing: string): string {
  return facts.person?.isReader
    ? `vous a ${participle} ${thing}`
    : `a ${participle} ${thing} à ${someone(facts)}`;
}

export function fallen({ count: approvals, person }: NotificationFacts): string {
  const isOne = approvals === 1;
  const noun = isOne ? 'Une validation' : `${count(approvals)} validations`;
  const waited = isOne ? 'attendait' : 'attendaient';
  const before =
    person === null ? '' : ` qui ${person.isReader ? `vous ${waited}` : `${waited} ${person.name}`}`;
  return `${noun}${before} ${isOne ? 'vous attend' : 'vous attendent'} maintenant.`;
}

/** In characters: the part of the manager's feedback that a notification repeats. */
const feedbackLength = 160;

/**
 * Returns "Léa répond « non atteint » : « … » Votre objectif « Croître » est contesté."; undefined without a dispute
 * (notifications.12).
 */
export function disputed(facts: NotificationFacts): string | undefined {
  const { dispute } = facts;
  if (dispute === null) return undefined;
  const says = `${by(facts)} répond « ${dispute.completed ? 'atteint' : 'non atteint'} »`;
  const feedback = firstWords(dispute.feedback, feedbackLength);
  const ending = `${capital(goal(facts))} est contesté.`;
  return feedback === '' ? `${says}. ${ending}` : `${says} : « ${feedback} » ${ending}`;
}

/** Returns "Bob a quitté l’entreprise. Désormais pour vous : 3 validations. À réattribuer : 4 objectifs." (people.16) */
export function leftWords(facts: NotificationFacts): string {
  const { left } = facts;
  const falling = left === null ? '' : fallingWords(left);
  const staying = left === null ? '' : stayingWords(left);
  const sentences = [
    `${someoneWith(facts, 'a', 'avez')} quitté l’entreprise.`,
    ...(falling === '' ? [] : [`Désormais pour vous : ${falling}.`]),
    ...(staying === '' ? [] : [`À réattribuer : ${staying}.`]),
  ];
  return sentences.join(' ');
}

export function leftOpen(facts: NotificationFacts): string {
  const { count: people, quarter } = facts;
  const who =
    people === 1
      ? someoneWith(facts, 'n’a', 'n’avez')
      : `${count(people)} membres de votre équipe directe n’ont`;
  return `${who} pas terminé le ${quarter ?? 'trimestre'}.`;
}

/** Says when something is due, after *est* or *sont*: `count` is the number of days that are left, negative if it is overdue. */
export function dueIn({ count: days }: NotificationFacts, act = 'à remettre'): string {
  const left = days ?? 0;
  if (left === 0) return `${act} aujourd’hui`;
  if (left > 0) return left === 1 ? `${act} demain` : `${act} dans ${count(left)} jours`;
  return left === -1 ? 'en retard depuis hier' : `en retard de ${count(-left)} jours`;
}

/** Returns " : en baisse de « Incertain » à « Plutôt non », qualité « Correcte ». « Le fournisseur … »" */
export function predicted({ prediction }: NotificationFacts): string {
  if (prediction === null) return '';
  const { likelihood, quality, before, comment } = prediction;
  const parts = [
    moved(likelihoodLabels, before?.likelihood, likelihood),
    `qualité ${moved(qualityLabels, before?.quality, quality)}`,
  ];
  return ` : ${parts.join(', ')}${comment === null ? '' : `. « ${firstWords(comment, commentLength)} »`}`;
}

function moved(labels: Readonly<Record<Rating, string>>, from: Rating | undefined, to: Rating): string {
  if (from === undefined || from === to) return `« ${labels[to]} »`;
  return `en ${to < from ? 'baisse' : 'hausse'} de « ${labels[from]} » à « ${labels[to]} »`;
}

const commentLength = 80;

export const weeksMissed = (weeks: number | null) => (weeks === 6 ? 'six' : 'deux');
export const daysLeft = (days: number | null) => (days === 1 ? '1 jour' : `${count(days)} jours`);
export const countOf = count;

export const appraisalsDue = (facts: NotificationFacts) =>
  `Des évaluations${ofQuarter(facts)} que vous rédigez sont ${dueIn(facts)}.`;

export const signatureDue = (facts: NotificationFacts) =>
  `${capital(appraisal(facts))} vous attend, ${dueIn(facts, 'à traiter')}.`;

export const dataAsked = (facts: NotificationFacts) =>
  `Pendant que votre compte était désactivé, un fichier de vos données a été demandé à l’initiative ${ofSomeone(facts)}. Il ne contenait aucun de vos textes privés.`;
