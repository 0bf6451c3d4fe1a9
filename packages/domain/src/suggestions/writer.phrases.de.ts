import type { Translated } from '../locale/language.ts';
import type * as english from './writer.phrases.en.ts';

/** Words what a person wishes, with their own sentence as the subject. */
export const wishWriter: Translated<typeof english.wishWriter> = {
  readsWishes: false,
  titles: ({ subject }, goalType, by) =>
    goalType === 'SMART'
      ? [
          `${subject}: [Kennzahl] ${by} von [Ausgangswert] auf [Zielwert] bringen`,
          `${subject}: ${by} in Schritten umsetzen und [Ergebnis] vorweisen`,
          `${subject}: gemeinsam mit [Team] ${by} abschließen, bestätigt von [Verantwortliche]`,
        ]
      : [
          `${subject}: eine Veränderung, die [Zielgruppe] bemerkt`,
          `Stolz sein auf das, was wir für ${subject} getan haben`,
          `${subject}: etwas, auf das sich [Zielgruppe] verlassen kann`,
        ],
  measures: ({ subject }, by) => [
    `${subject}: [Kennzahl] von [Ausgangswert] auf [Zielwert] ${by}, jede Woche abgelesen aus [System]`,
    `${subject}: [Zielwert] von [Zahl] geplanten Schritten ${by} abgeschlossen, gezählt in [System]`,
    `[Ergebnis] als Folge davon: von [Ausgangswert] auf [Zielwert] ${by}`,
  ],
};
