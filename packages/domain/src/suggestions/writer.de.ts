import type { Translated } from '../locale/language.ts';
import type * as english from './writer.en.ts';

/** What a draft says beside the templates. */
export const draftWriter: Translated<typeof english.draftWriter> = {
  by: (day) => `bis zum ${day}`,
  quoted: (title) => `„${title}“`,
  frames: [
    (title) => `Erster Schritt: ${title}`,
    (title) => `Gemeinsam mit [Team]: ${title}`,
    (title) => `Erprobung in [Segment]: ${title}`,
    (title, label) => `${label}: ${title}`,
    (title) => `Mit [Partner]: ${title}`,
    (title) => `Für [Zielgruppe]: ${title}`,
    (title, label) => `${label}, erste Hälfte: ${title}`,
    (title) => `In [Markt]: ${title}`,
    (title, label) => `${label}, mit [Team]: ${title}`,
    (title, label) => `${label}, für [Kunde]: ${title}`,
    (title) => `Im Projekt [Projekt]: ${title}`,
    (title) => `Mit [Verantwortliche]: ${title}`,
    (title) => `Im Prozess [Prozess]: ${title}`,
  ],
  parentTitles: (area, parent, by) => [
    `Aus dem Bereich ${area} ${by} [Zahl] Ergebnisse für ${parent} liefern`,
    `Den Beitrag des Bereichs ${area} zu ${parent} ${by} von [Ausgangswert] auf [Zielwert] bringen`,
  ],
  parentObjectives: (area, parent) => [
    `Den Bereich ${area} zur treibenden Kraft hinter ${parent} machen`,
    `${parent} geben, was nur der Bereich ${area} geben kann`,
  ],
  parentMeasures: (area, parent, by) => [
    `Vereinbarte Beiträge des Bereichs ${area} zu ${parent}: [Zielwert] von [Zahl] ${by} geliefert, bestätigt von der Person, die dieses Ziel verantwortet`,
    `[Kennzahl], von der ${parent} abhängt: von [Ausgangswert] auf [Zielwert] ${by}, abgelesen aus [System]`,
    `Offene Abhängigkeiten des Ziels ${parent} vom Bereich ${area}: von [Ausgangswert] auf [Zielwert] ${by}`,
  ],
  share: 'Das Ergebnis ist der erreichte Prozentsatz; jede Zeile oben zählt gleich viel.',
  why: 'Warum es wichtig ist',
  background: 'Hintergrund',
  contributes: 'Trägt bei zu',
  steps: 'Erste Schritte',
  review: (label) =>
    `Überprüfung\nJede Woche mit der Vorhersage; in der Mitte von ${label} entscheiden wir, was wir ändern.`,
};
