import type { SummaryGoal } from './facts.ts';
import { mostNamed, percentOf, sentence, withOutcome } from './selection.ts';
import { inWords, listed, percentWord, variant } from './writer.de.phrases.ts';
import type * as english from './writer.en.decide.ts';

export const whatToDecide: typeof english.whatToDecide = (goals, place, areNamed) => {
  const missed = withOutcome(goals, 'missed');
  const partly = withOutcome(goals, 'partly');
  const open = withOutcome(goals, 'open');
  // The other two sentences of a single goal's summary have named it already.
  const named = (some: readonly SummaryGoal[]) => (goals.length === 1 ? 'es' : listed(some, mostNamed));
  if (missed.length > 0) {
    const names =
      areNamed && missed.length > 1 ? `den ${inWords(missed.length)} nicht erreichten Zielen` : named(missed);
    return sentence(`Zu entscheiden: ${afterMiss(names, missed.length, place)}.`, missed);
  }
  if (partly.length > 0)
    return sentence(
      `Zu entscheiden: ${afterPart(partly, goals.length === 1 ? null : named(partly))}.`,
      partly,
    );
  if (open.length === 1)
    return sentence(`Zu entscheiden: wie ${named(open)} ausgeht; ein Ergebnis ist noch nicht erfasst.`, open);
  if (open.length > 1)
    return sentence(
      `Zu entscheiden: wie ${named(open)} ausgehen; ihre Ergebnisse sind noch nicht erfasst.`,
      open,
    );
  if (goals.length === 1) return sentence('Zu entscheiden: was auf diesem Ergebnis aufbauen soll.', goals);
  return sentence(
    variant(
      [
        'Zu entscheiden: auf welchen dieser Ergebnisse als Nächstes aufgebaut wird.',
        'Zu entscheiden: was nun folgt, da alles erreicht ist.',
      ],
      place,
    ),
    goals,
  );
};

function afterMiss(names: string, count: number, place: number): string {
  if (count > 1) return `was von ${names} ein weiteres Quartal bekommt und was entfällt`;
  return variant(
    [
      `ob ${names} ein weiteres Quartal bekommt oder Platz für anderes macht`,
      `ob ${names} einen weiteren Versuch wert ist, und mit welcher Änderung`,
    ],
    place,
  );
}

function afterPart(partly: readonly SummaryGoal[], names: string | null): string {
  const [one] = partly;
  if (!one || partly.length > 1) return `wie viel vom Rest von ${names ?? 'ihnen'} noch lohnt`;
  const of = names === null ? '' : ` von ${names}`;
  return `ob die letzten ${percentWord(100 - percentOf(one))}${of} ein weiteres Quartal wert sind`;
}
