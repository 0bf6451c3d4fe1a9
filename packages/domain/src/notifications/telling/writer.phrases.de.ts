// The parts that the German sentences of `writer.de.ts` share. A part takes the case in which the sentence needs it.

import type { Rating } from '../../goals/rating.ts';
import { likelihoodLabels, qualityLabels } from '../../goals/words.rating.de.ts';
import { formatNumber } from '../../locale/numbers.ts';
import { actingWords } from '../../people/absence/words.de.ts';
import { fallingWords, stayingWords } from '../../people/status/words.leaving.de.ts';
import { capital } from '../../shared/capital.ts';
import { firstWords } from '../../shared/first-words.ts';
import type { NotificationFacts } from './facts.ts';

const application = 'Bellwether';
const count = (value: number | null) => formatNumber(value ?? 0, 'de-DE');

type Case = 'accusative' | 'dative' | 'genitive';

export function by({ actor, actsFor }: NotificationFacts): string {
  return actor === null ? application : actingWords(actor, actsFor);
}

/** Returns the sentence that says what the reader is asked for, while the reader is. */
export function waiting({ isWaiting }: NotificationFacts, sentence: string): string {
  return isWaiting ? ` ${sentence}` : '';
}

export const quoted = (name: string | null) => (name === null ? '' : `„${name}“ `);

const goalForms = {
  accusative: { some: 'ein Ziel', own: 'Ihr Ziel', the: 'das Ziel' },
  dative: { some: 'einem Ziel', own: 'Ihrem Ziel', the: 'dem Ziel' },
  genitive: { some: 'eines Ziels', own: 'Ihres Ziels', the: 'des Ziels' },
} as const satisfies Readonly<Record<Case, unknown>>;

export function goal({ title, isOwnGoal, isTitled }: NotificationFacts, inCase: Case = 'accusative'): string {
  const forms = goalForms[inCase];
  if (title === null) return forms.some;
  const noun = isOwnGoal ? forms.own : forms.the;
  return isTitled ? noun : `${noun} „${title}“`;
}

/** In the nominative or accusative, which are the same. */
export function item({ title, isTitled }: NotificationFacts): string {
  if (title !== null && isTitled) return 'die Aufgabe';
  return title === null ? 'eine Aufgabe' : `die Aufgabe „${title}“`;
}

const appraisalForms = {
  accusative: { own: 'die eigene', some: 'eine', the: 'die', yours: 'Ihre' },
  dative: { own: 'der eigenen', some: 'einer', the: 'der', yours: 'Ihrer' },
} as const;

/** Names whose appraisal it is, and the quarter. The actor's own one is named by the quarter alone. */
export function appraisal(
  facts: NotificationFacts,
  inCase: keyof typeof appraisalForms = 'accusative',
): string {
  const { person, quarter } = facts;
  const forms = appraisalForms[inCase];
  const named = (word: string) => `${word} Beurteilung`;
  if (person?.isActor && quarter === null) return named(forms.own);
  if (person === null) return `${named(forms.some)}${ofQuarter(facts)}`;
  if (person.isActor) return `${named(forms.the)}${ofQuarter(facts)}`;
  if (person.isReader) return `${named(forms.yours)}${ofQuarter(facts)}`;
  return `${named(forms.the)} von ${person.name}${ofQuarter(facts)}`;
}

export function ofQuarter({ quarter }: NotificationFacts): string {
  return quarter === null ? '' : ` für ${quarter}`;
}

/** Returns „vom 3. Dez. bis 12. Jan.“, or „am 3. Dez.“ */
export function days({ days }: NotificationFacts): string {
  if (days === null) return 'für einige Tage';
  return days.from === days.until ? `am ${days.from}` : `vom ${days.from} bis ${days.until}`;
}

/** In the nominative or accusative. */
export function someone({ person }: NotificationFacts): string {
  if (person === null) return 'jemand';
  return person.isReader ? 'Sie' : person.name;
}

export function toSomeone({ person }: NotificationFacts): string {
  if (person === null) return 'jemandem';
  return person.isReader ? 'Ihnen' : person.name;
}

export function fallen({ count: approvals, person }: NotificationFacts): string {
  const isOne = approvals === 1;
  const whose = person === null ? '' : person.isReader ? 'Sie' : person.name;
  const before = whose === '' ? ' ' : `, die auf ${whose} ${isOne ? 'wartete' : 'warteten'}, `;
  const noun = isOne ? 'Eine Freigabe' : `${count(approvals)} Freigaben`;
  return `${noun}${before}${isOne ? 'wartet' : 'warten'} jetzt auf Sie.`;
}

/** In characters: the part of the manager's feedback that a notification repeats. */
const feedbackLength = 160;

/**
 * Returns „Ann sagt „nicht erreicht“: „…“ Ihr Ziel „Wachsen“ ist strittig.“; undefined without a dispute
 * (notifications.12).
 */
export function disputed(facts: NotificationFacts): string | undefined {
  const { dispute } = facts;
  if (dispute === null) return undefined;
  const says = `${by(facts)} sagt „${dispute.completed ? 'erreicht' : 'nicht erreicht'}“`;
  const feedback = firstWords(dispute.feedback, feedbackLength);
  const ending = `${capital(goal(facts))} ist strittig.`;
  return feedback === '' ? `${says}. ${ending}` : `${says}: „${feedback}“ ${ending}`;
}

/** Returns „Bob ist ausgeschieden. Jetzt bei Ihnen: 3 Freigaben. Neu zu vergeben: 4 offene Ziele.“ (people.16) */
export function leftWords(facts: NotificationFacts): string {
  const { left } = facts;
  const falling = left === null ? '' : fallingWords(left);
  const staying = left === null ? '' : stayingWords(left);
  const sentences = [
    `${capital(someone(facts))} ist ausgeschieden.`,
    ...(falling === '' ? [] : [`Jetzt bei Ihnen: ${falling}.`]),
    ...(staying === '' ? [] : [`Neu zu vergeben: ${staying}.`]),
  ];
  return sentences.join(' ');
}

export function leftOpen(facts: NotificationFacts): string {
  const { count: people, quarter } = facts;
  const who =
    people === 1 ? `${capital(someone(facts))} hat` : `${count(people)} Ihrer direkt Unterstellten haben`;
  return `${who} ${quarter ?? 'das Quartal'} nicht abgeschlossen.`;
}

/** Says when something is due: `count` is the number of days that are left, negative if it is overdue. */
export function dueIn({ count: days }: NotificationFacts, is: string, was: string): string {
  const left = days ?? 0;
  if (left === 0) return `${is} heute fällig`;
  if (left > 0) return left === 1 ? `${is} morgen fällig` : `${is} in ${count(left)} Tagen fällig`;
  return left === -1 ? `${was} gestern fällig` : `${was} vor ${count(-left)} Tagen fällig`;
}

/** Returns „: von „Unsicher“ auf „Eher nicht“ gefallen, Qualität „Okay“. „Der Lieferant …““ */
export function predicted({ prediction }: NotificationFacts): string {
  if (prediction === null) return '';
  const { likelihood, quality, before, comment } = prediction;
  const parts = [
    moved(likelihoodLabels, before?.likelihood, likelihood),
    `Qualität ${moved(qualityLabels, before?.quality, quality)}`,
  ];
  return `: ${parts.join(', ')}${comment === null ? '' : `. „${firstWords(comment, commentLength)}“`}`;
}

function moved(labels: Readonly<Record<Rating, string>>, from: Rating | undefined, to: Rating): string {
  if (from === undefined || from === to) return `„${labels[to]}“`;
  return `von „${labels[from]}“ auf „${labels[to]}“ ${to < from ? 'gefallen' : 'gestiegen'}`;
}

const commentLength = 80;

export const weeksMissed = (weeks: number | null) => (weeks === 6 ? 'sechs' : 'zwei');
export const daysLeft = (days: number | null) => (days === 1 ? '1 Tag' : `${count(days)} Tagen`);
export const countOf = count;

export const appraisalsDue = (facts: NotificationFacts) =>
  `Beurteilungen${ofQuarter(facts)}, die Sie schreiben, ${dueIn(facts, 'sind', 'waren')}.`;

export const signatureDue = (facts: NotificationFacts) =>
  `${capital(appraisal(facts))} wartet auf Sie und ${dueIn(facts, 'ist', 'war')}.`;

export const dataAsked = (facts: NotificationFacts) =>
  `Während Ihr Konto deaktiviert war, hat ${someone(facts)} eine Datei mit Ihren Daten angefordert. Private Texte von Ihnen waren nicht darin.`;
