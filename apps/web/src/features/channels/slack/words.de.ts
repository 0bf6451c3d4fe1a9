import type { Translated } from '@bellwether/domain/locale/language';
import { numbered } from '@bellwether/domain/shared/counted';
import type * as english from './words.ts';

export const slackAppWords: Translated<typeof english.slackAppWords> = {
  title: 'Slack-App',
  about:
    'Sagt Personen in Slack, was auf sie wartet, mit Schaltflächen für Freigabe und Wochen-Update, und zeigt Vorschauen von Zielen. Jede Person verbindet sich einmal selbst, indem sie /bellwether eingibt.',
  failed: 'Die App konnte nicht geladen werden.',
  steps:
    'Legen Sie in Slack eine App „from a manifest“ mit dem Text unten an, installieren Sie sie in Ihrem Workspace und geben Sie hier ihre beiden Geheimnisse ein.',
  manifest: 'Manifest',
  copy: 'Manifest kopieren',
  copied: 'Das Manifest wurde kopiert.',
  notCopied: 'Das Manifest konnte nicht kopiert werden. Bitte markieren und kopieren Sie es selbst.',
  team: (team, people) =>
    `Sie läuft in ${team}. ${numbered(people, 'Person ist', 'Personen sind')} verbunden.`,
  setUp: 'Einrichten',
  change: 'Geheimnisse ändern',
  token: 'Bot User OAuth Token',
  tokenHint: 'Er beginnt mit xoxb-. Er wird nie wieder angezeigt.',
  secret: 'Signing Secret',
  secretHint: 'Aus „Basic Information“ der App. Es wird nie wieder angezeigt.',
  save: 'Speichern',
  saved: 'Die App ist eingerichtet.',
  cancel: 'Abbrechen',
  remove: 'Entfernen',
  ask: 'Die Slack-App entfernen?',
  askHint: 'Alle Verbindungen enden sofort. Die App in Slack bleibt; entfernen Sie sie dort.',
  removed: 'Die App wurde entfernt.',
};

/** The sentence of what happened to the app. */
export const tellSlack: typeof english.tellSlack = ({ Code, Values }) => {
  const reason = String(Values.reason ?? '');
  if (Code === 'posted') return 'Slack hat eine Nachricht angenommen.';
  const refused =
    reason === 'no_answer' ? 'Slack hat nicht geantwortet.' : `Slack hat abgelehnt (${reason}).`;
  return Code === 'not_told'
    ? `Eine Schaltfläche oder Vorschau wurde nicht angezeigt: ${refused}`
    : `Eine Nachricht wurde nicht gesendet: ${refused}`;
};
