import type { Translated } from '../locale/language.ts';
import type * as english from './words.labels.ts';

export const defaultLabelWords: Translated<typeof english.defaultLabelWords> = {
  performance: {
    3: [
      {
        label: 'Unter den Erwartungen',
        description: 'Ergebnisse oder Arbeitsweise blieben hinter dem Vereinbarten zurück.',
      },
      {
        label: 'Erfüllt die Erwartungen',
        description: 'Hat das Vereinbarte getan, auf die vereinbarte Weise.',
      },
      {
        label: 'Übertrifft die Erwartungen',
        description: 'Hat deutlich mehr oder Besseres getan als vereinbart.',
      },
    ],
    5: [
      {
        label: 'Weit unter den Erwartungen',
        description: 'Das meiste des Vereinbarten wurde nicht erreicht.',
      },
      {
        label: 'Unter den Erwartungen',
        description: 'Wichtige Teile des Vereinbarten wurden nicht erreicht.',
      },
      {
        label: 'Erfüllt die Erwartungen',
        description: 'Hat das Vereinbarte getan, auf die vereinbarte Weise.',
      },
      {
        label: 'Übertrifft die Erwartungen',
        description: 'Hat in wichtigen Teilen mehr oder Besseres getan als vereinbart.',
      },
      {
        label: 'Weit über den Erwartungen',
        description: 'Hat im ganzen Quartal weit mehr getan als vereinbart.',
      },
    ],
  },
  potential: {
    3: [
      {
        label: 'Wächst in die Rolle hinein',
        description: 'Braucht in der jetzigen Rolle Zeit und Unterstützung.',
      },
      {
        label: 'Gut am Platz',
        description: 'Richtig in der jetzigen Rolle, mit Raum, darin zu wachsen.',
      },
      { label: 'Bereit für mehr', description: 'Könnte bald eine größere Rolle übernehmen.' },
    ],
    5: [
      { label: 'Neu in der Rolle', description: 'Braucht in der jetzigen Rolle viel Unterstützung.' },
      { label: 'Wächst in die Rolle hinein', description: 'Braucht in der jetzigen Rolle Zeit.' },
      {
        label: 'Gut am Platz',
        description: 'Richtig in der jetzigen Rolle, mit Raum, darin zu wachsen.',
      },
      {
        label: 'Bereit mit Unterstützung',
        description: 'Könnte mit Unterstützung eine größere Rolle übernehmen.',
      },
      { label: 'Bereit für mehr', description: 'Könnte jetzt eine größere Rolle übernehmen.' },
    ],
  },
  commitment: {
    3: [
      { label: 'Selten', description: 'Handelt selten nach dem, wofür das Unternehmen steht.' },
      { label: 'Meistens', description: 'Handelt nach dem, wofür das Unternehmen steht.' },
      { label: 'Als Vorbild', description: 'Zeigt anderen, wofür das Unternehmen steht.' },
    ],
    5: [
      { label: 'Selten', description: 'Handelt selten nach dem, wofür das Unternehmen steht.' },
      { label: 'Manchmal', description: 'Handelt danach, wenn jemand daran erinnert.' },
      { label: 'Meistens', description: 'Handelt nach dem, wofür das Unternehmen steht.' },
      { label: 'Immer', description: 'Handelt auch dann danach, wenn es schwerfällt.' },
      { label: 'Als Vorbild', description: 'Zeigt anderen, wofür das Unternehmen steht.' },
    ],
  },
  form: {
    primary: { name: 'Leistung', prompt: 'Wie waren die Ergebnisse?' },
    secondary: { name: 'Potenzial', prompt: 'Wohin könnte diese Person wachsen?' },
    tertiary: { name: 'Werte', prompt: 'Wie handelt diese Person nach den Werten des Unternehmens?' },
    review: {
      name: 'Beurteilung',
      prompt: 'Was lief gut, was nicht, und was sollte als Nächstes kommen?',
    },
    comment: { name: 'Kommentar', prompt: 'Möchten Sie etwas ergänzen, oder sehen Sie etwas anders?' },
  },
};
