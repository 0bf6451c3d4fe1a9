import type { Translated } from '@bellwether/domain/locale/language';
import { shownNumber } from '#ui/data/shown.ts';
import type * as english from './words.ts';

export const ownAgentsWords: Translated<typeof english.ownAgentsWords> = {
  title: 'Ihre Agenten',
  hint: 'Ein Agent ist ein Programm wie Claude, das in Bellwether für Sie handelt: Es sieht, was Sie sehen, und kann nie mehr als Sie. Was es tut, steht im Verlauf als „mit einem Agenten“. Ohne Ihr Ja gibt der Agent keine Vorhersage ab.',
  tokens: 'Ein Agent kann auch einen Ihrer Tokens verwenden:',
  off: 'Ihr Unternehmen lässt zurzeit keine Agenten handeln.',
  none: 'Kein Agent handelt für Sie.',
  failed: 'Ihre Agenten konnten nicht geladen werden.',
  allowed: 'Zugelassen am',
  withToken: 'Verwendet einen Token von Ihnen, erstellt am',
  lastUsed: 'zuletzt verwendet am',
  unused: 'noch nicht verwendet',
  end: 'Beenden',
  endOf: (name) => `${name} beenden`,
  ask: (name) => `„${name}“ beenden?`,
  askHint: 'Er wird sofort abgewiesen. Sie können ihn wieder zulassen.',
  askTokenHint:
    'Sein Token endet mit ihm, und alles andere, das diesen Token verwendet, wird auch abgewiesen.',
  cancel: 'Abbrechen',
  ended: 'Der Agent wurde beendet. Er wird ab sofort abgewiesen.',
};

export const allowWords: Translated<typeof english.allowWords> = {
  asks: (name) => `„${name}“ möchte für Sie handeln`,
  hint: 'Das kann er mit Ihren Rechten tun, und nie mehr als Sie:',
  never:
    'Er kann nie freigeben, abschließen, unterschreiben, beurteilen oder löschen, keine Personen oder Einstellungen ändern und keine privaten Notizen oder Beurteilungen lesen. Eine Vorhersage braucht jedes Mal Ihr Ja.',
  unknown:
    'Niemand in Ihrem Unternehmen hat dieses Programm eingetragen: Es hat seinen Namen selbst gewählt. Lassen Sie es nur zu, wenn Sie es gerade verbunden haben.',
  returns: (host) => `Ihr Browser kehrt danach zu ${host} zurück.`,
  end: 'Sie können ihn jederzeit unter Einstellungen → Agenten beenden.',
  allow: 'Zulassen',
  refuse: 'Nicht zulassen',
  broken: 'Diese Adresse ist unvollständig',
  brokenHint: 'Bitte beginnen Sie erneut in dem Programm, das Sie hierher geführt hat.',
  failed: 'Dieser Zugriff kann nicht zugelassen werden',
  away: 'Ihr Browser kehrt zum Programm zurück …',
};

export const actionItemWords: Translated<typeof english.actionItemWords> = {
  name: 'Aufgaben anlegen',
  hint: 'Für Sie und für andere, auch aus einem Ziel',
};

export const confirmWords: Translated<typeof english.confirmWords> = {
  title: 'Vorhersage bestätigen',
  prepared: (agent) =>
    `Ein Agent (${agent}) hat diese Vorhersage für Sie vorbereitet. Sie wird nur gespeichert, wenn Sie Ja sagen.`,
  week: (week) => `Woche ${week}`,
  likelihood: 'Wie wahrscheinlich',
  quality: 'Wie gut',
  comment: 'Kommentar',
  present: 'Derzeit',
  nothing: 'keine Vorhersage',
  yes: 'Ja, Vorhersage abgeben',
  no: 'Nein',
  goal: 'Ziel öffnen',
  failed: 'Diese Anfrage konnte nicht geladen werden',
  absent: 'Eine solche Anfrage gibt es bei Ihnen nicht',
};

export const requestStateWords: Translated<typeof english.requestStateWords> = {
  confirmed: 'Sie haben Ja gesagt: Die Vorhersage ist abgegeben.',
  refused: 'Sie haben Nein gesagt: Es wurde nichts gespeichert.',
  expired: 'Diese Anfrage ist abgelaufen. Bitte fragen Sie den Agenten erneut.',
};

export const agentsCardWords: Translated<typeof english.agentsCardWords> = {
  title: 'Agenten',
  about:
    'Programme wie Claude handeln für eine Person, mit den Rechten dieser Person und nie mehr. Ihre Schalter stehen in den Einstellungen: Agenten unter Personen, ihre gewerteten Zweitmeinungen unter Einblick.',
  address: 'Adresse für Agenten (MCP)',
  addressHint:
    'Personen geben sie im Programm ein. Sie funktioniert mit OAuth oder mit einem persönlichen Token.',
  copy: 'Adresse kopieren',
  copied: 'Die Adresse wurde kopiert.',
  notCopied: 'Die Adresse konnte nicht kopiert werden. Bitte markieren und kopieren Sie sie selbst.',
  failed: 'Die Programme konnten nicht geladen werden.',
  none: 'Es ist kein Programm eingetragen. Personen können trotzdem einen Agenten mit einem eigenen Token verbinden.',
  mayRegister: 'Programme dürfen sich selbst registrieren.',
  mayNotRegister: 'Nur hier eingetragene Programme können Personen um Zugriff bitten.',
  list: 'Programme',
  add: 'Programm hinzufügen',
  remove: 'Entfernen',
  removeOf: (name) => `${name} entfernen`,
  ask: (name) => `„${name}“ entfernen?`,
  askHint: 'Es wird sofort für alle beendet, die es zugelassen haben.',
  cancel: 'Abbrechen',
  removed: 'Das Programm wurde entfernt.',
  added: 'Das Programm wurde hinzugefügt.',
  registered: 'Hat sich selbst registriert',
  people: (count) =>
    count === 0
      ? 'noch von niemandem zugelassen'
      : `zugelassen von ${count === 1 ? '1 Person' : `${shownNumber(count)} Personen`}`,
  clientId: (id) => `Client-ID ${id}`,
  name: 'Name',
  nameHint: 'Wie Personen ihn sehen, wenn sie gefragt werden: „Claude“.',
  addresses: 'Rückkehradressen',
  addressesHint: 'Eine je Zeile, wie sie in der Dokumentation des Programms steht.',
};
