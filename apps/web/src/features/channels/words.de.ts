import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const channelsWords: Translated<typeof english.channelsWords> = {
  title: 'Slack und Microsoft Teams',
  about:
    'Beiträge in Kanälen eines Chats: wie das Quartal läuft, als unwahrscheinlich eingeschätzte Ziele, Ergebnisse, die Strategie. Sie enthalten nur, was alle im Unternehmen sehen.',
  none: 'Kein Kanal erhält Beiträge.',
  failed: 'Die Kanäle konnten nicht geladen werden.',
  list: 'Kanäle',
  add: 'Kanal hinzufügen',
  edit: 'Bearbeiten',
  test: 'Testen',
  remove: 'Entfernen',
  of: (act, name) => `${act}: ${name}`,
  ask: (name) => `„${name}“ entfernen?`,
  askHint: 'Er erhält keine Beiträge mehr. Der Kanal im Chat bleibt.',
  cancel: 'Abbrechen',
  removed: 'Der Kanal wurde entfernt.',
  saved: 'Der Kanal wurde gespeichert.',
  tested: 'Der Test wurde gesendet. Bitte sehen Sie im Kanal nach.',
  off: 'aus',
  gone: 'Der Chat meldet, dass es diese Adresse nicht mehr gibt. Bitte geben Sie eine neue ein.',
  failingSince: 'Gestört seit',
};

export const kindWords: Translated<typeof english.kindWords> = { slack: 'Slack', teams: 'Microsoft Teams' };

export const postWords: Translated<typeof english.postWords> = {
  digest: { name: 'Montagsbericht', hint: 'Wie das Quartal läuft, in drei Sätzen' },
  goal_called: {
    name: 'Unwahrscheinliche Ziele',
    hint: 'Wenn eine verantwortliche Person ein Ziel als unwahrscheinlich einschätzt',
  },
  results: { name: 'Ergebnisse des Quartals', hint: 'Zwei Wochen nach seinem Ende' },
  strategy: { name: 'Strategie', hint: 'Wenn eine neue Fassung veröffentlicht wird' },
};

export const channelFormWords: Translated<typeof english.channelFormWords> = {
  kind: 'Chat',
  name: 'Name',
  nameHint: 'Wie Sie den Kanal nennen, zum Beispiel „Führung“.',
  url: 'Adresse',
  urlHint: {
    slack:
      'Die Adresse eines eingehenden Webhooks von Slack. Wer sie hat, kann Beiträge senden; sie wird deshalb nie wieder angezeigt.',
    teams:
      'Die Adresse eines Workflows von Teams, „Post to a channel when a webhook request is received“. Sie wird nie wieder angezeigt.',
  },
  keeps: (host) => `Leer lassen, um die bisherige bei ${host} zu behalten.`,
  posts: 'Was er erhält',
  department: 'Wessen Ziele',
  wholeCompany: 'Das ganze Unternehmen',
  departmentsFailed: 'Die Abteilungen konnten nicht geladen werden.',
  isOn: 'Ein',
  save: 'Speichern',
};

const faults: Readonly<Record<string, string>> = {
  unreachable: 'Der Chat war nicht erreichbar.',
  too_slow: 'Der Chat hat nicht rechtzeitig geantwortet.',
  forbidden: 'Die Adresse ist nicht erlaubt.',
  redirected: 'Die Adresse führt an einen anderen Ort.',
  no_key: 'Der Server hat den Schlüssel der Adresse nicht. Bitte geben Sie die Adresse erneut ein.',
};

export const faultSentence: typeof english.faultSentence = (fault, status) =>
  faults[fault ?? ''] ?? `Der Chat antwortete mit Status ${status ?? '?'}.`;

export const tellChannel: typeof english.tellChannel = ({ Code, Values }) => {
  const name = String(Values.name ?? '');
  if (Code === 'recovered') return `„${name}“ nimmt wieder Beiträge an.`;
  return Code === 'gone'
    ? `Die Adresse von „${name}“ gibt es nicht mehr.`
    : `„${name}“ hat einen Beitrag nicht angenommen.`;
};
