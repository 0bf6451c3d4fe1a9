import { askedLabels } from '@bellwether/domain/goals/messages';
import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const draftingHelpWords: Translated<typeof english.draftingHelpWords> = {
  panel: 'Formulierungshilfe',
  running: 'Vorschläge werden erstellt …',
  ready: (count) => (count === 1 ? '1 Vorschlag' : `${count} Vorschläge`),
  readyElsewhere: 'Der gewünschte Entwurf steht im Zielformular bereit.',
  failed: 'Die Formulierungshilfe hat nicht funktioniert.',
  area: 'Funktionsbereich',
  context: askedLabels.context,
  contextHint: 'Worum es bei dem Ziel geht: Zahlen, Daten und Namen, die Sie kennen.',
  wish: askedLabels.wish,
  generate: 'Vorschlagen',
  generateAgain: 'Neu vorschlagen',
  cancel: 'Abbrechen',
  slow: 'Das dauert etwas. Sie können weiterschreiben oder das Formular schließen: Die Vorschläge warten hier.',
  needsTitle: (title) => `Schreiben oder wählen Sie zuerst: ${title}.`,
  goals: 'Vorgeschlagene Ziele',
  earlier: (count) => (count === 1 ? '1 früherer Vorschlag' : `${count} frühere Vorschläge`),
  use: 'Übernehmen',
  panelFailed:
    'Die Formulierungshilfe konnte nicht geladen werden. Prüfen Sie Ihre Verbindung, und versuchen Sie es erneut.',
  tryAgain: 'Erneut versuchen',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
};

export const openWords: Translated<typeof english.openWords> = {
  model: 'Mit KI entwerfen',
  template: 'Aus Vorlagen entwerfen',
};

export const onlyLabel: typeof english.onlyLabel = (part, labels) => `Nur ${labels[part]}`;

export const runningWord: typeof english.runningWord = (part, labels) =>
  part === 'goal' ? 'Ein Ziel wird entworfen …' : `${labels[part]}: wird entworfen …`;

export const foundWords: typeof english.foundWords = ({ goals, measurements, description }, labels) => {
  const parts = [
    goals.length > 0 ? (goals.length === 1 ? '1 Ziel' : `${goals.length} Ziele`) : '',
    measurements.length > 0
      ? `${measurements.length === 1 ? '1 Text' : `${measurements.length} Texte`} für ${labels.measurement}`
      : '',
    description === '' ? '' : `1 Text für ${labels.description}`,
  ].filter(Boolean);
  return parts.length === 0 ? '' : `Vorgeschlagen: ${parts.join(', ')}.`;
};

export const filledWords: typeof english.filledWords = (names) => `${names.join(' und ')} ausgefüllt.`;

export const waitWords: typeof english.waitWords = (seconds) => {
  const after = (time: string) => `Der nächste Entwurf ist in ${time} möglich.`;
  const counted = (count: number, one: string, several: string) =>
    count === 1 ? `1 ${one}` : `${count} ${several}`;
  if (seconds < 90) return after(counted(Math.max(1, Math.round(seconds)), 'Sekunde', 'Sekunden'));
  const minutes = Math.round(seconds / 60);
  if (minutes < 90) return after(counted(minutes, 'Minute', 'Minuten'));
  return after(`etwa ${counted(Math.round(minutes / 60), 'Stunde', 'Stunden')}`);
};
