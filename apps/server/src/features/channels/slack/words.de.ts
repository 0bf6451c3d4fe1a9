import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

/** Why a call about the app of Slack is refused, by code. */
export const slackWords: Translated<typeof english.slackWords> = {
  token_refused: 'Slack nimmt diesen Token nicht an. Bitte kopieren Sie den „Bot User OAuth Token“ der App.',
  no_answer: 'Slack hat nicht geantwortet. Bitte versuchen Sie es erneut.',
  ask_over: 'Dieser Link gilt nicht mehr. Bitte geben Sie in Slack noch einmal /bellwether ein.',
  other_address: 'Das Konto in Slack hat eine andere E-Mail-Adresse als Sie.',
  not_set_up: 'Ihr Unternehmen hat keine Slack-App.',
};

/** What the app says in Slack. */
export const slackSays: Translated<typeof english.slackSays> = {
  connect: 'Mit Bellwether verbinden',
  askConnect:
    'Sie sind noch nicht verbunden. Verbinden Sie sich einmal, und diese App sagt Ihnen, was auf Sie wartet.',
  notHere: 'Dieser Workspace ist nicht der, zu dem die App dieses Unternehmens gehört.',
  noProfile: 'Slack nennt dieser App Ihre E-Mail-Adresse nicht, daher können Sie nicht verbunden werden.',
  connected: (name) => `Sie sind als ${name} verbunden.`,
  updateWeek: 'Meine Woche aktualisieren',
  review: 'Ziele prüfen',
  approve: 'Freigeben',
  open: 'Ziel öffnen',
  weekAsk: (count) =>
    count === 1
      ? 'Eines Ihrer Ziele wartet auf sein Wochen-Update.'
      : `${count} Ihrer Ziele warten auf ihr Wochen-Update.`,
  approveAsk: (owner, title) => `${owner} bittet Sie um die Freigabe von „${title}“.`,
  approveEditAsk: (author, title) => `${author} bittet Sie um die Freigabe von Änderungen an „${title}“.`,
  change: (part, from, to) => `${part}\nJetzt: ${from || '–'}\nVorgeschlagen: ${to || '–'}`,
  alsoChanged: (parts) => `Außerdem geändert: ${parts.join(', ')}`,
  parts: {
    isPrivate: 'Sichtbarkeit',
    parent: 'übergeordnetes Ziel',
    strategicObjective: 'strategisches Ziel',
  },
  approved: (title) => `Sie haben „${title}“ freigegeben.`,
  approvedEdit: (title) => `Sie haben die Änderungen an „${title}“ freigegeben.`,
  refused: (reason) => `Nichts wurde geändert. ${reason}`,
  ownedBy: (owner) => `Ziel von ${owner}`,
};
