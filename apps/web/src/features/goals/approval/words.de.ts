import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const approvalWords: Translated<typeof english.approvalWords> = {
  submit: {
    goal: {
      title: 'Freigabe anfragen',
      button: 'Freigabe anfragen',
      explanation:
        'Das Ziel geht an die Führungskraft der verantwortlichen Person, die es freigibt oder Änderungen erbittet.',
      done: 'Zur Freigabe eingereicht.',
    },
    edit: {
      title: 'Zur Freigabe einreichen',
      button: 'Zur Freigabe einreichen',
      explanation:
        'Das Ziel bleibt, wie es ist, bis die Führungskraft der verantwortlichen Person diese Änderungen freigegeben hat.',
      done: 'Änderungen zur Freigabe eingereicht.',
    },
  },
  publish: {
    goal: {
      title: 'Veröffentlichen',
      button: 'Veröffentlichen',
      explanation: 'Das Ziel ist sofort freigegeben. Alle, die es sehen dürfen, finden es.',
      done: 'Ziel veröffentlicht.',
    },
    edit: {
      title: 'Veröffentlichen',
      button: 'Veröffentlichen',
      explanation: 'Diese Änderungen gelten sofort für das Ziel.',
      done: 'Änderungen veröffentlicht.',
    },
  },
  retract: {
    goal: {
      title: 'Zurückziehen',
      button: 'Zurückziehen',
      explanation: 'Die Anfrage zur Freigabe wird zurückgezogen, und das Ziel wird wieder ein Entwurf.',
      done: 'Anfrage zurückgezogen.',
    },
    edit: {
      title: 'Zurückziehen',
      button: 'Zurückziehen',
      explanation: 'Die vorgeschlagenen Änderungen werden zurückgezogen und sind wieder ein Entwurf.',
      done: 'Anfrage zurückgezogen.',
    },
  },
  discard: {
    goal: {
      title: 'Änderungen verwerfen',
      button: 'Änderungen verwerfen',
      explanation: 'Der Entwurf der Änderungen wird verworfen. Das Ziel bleibt, wie es ist.',
      done: 'Änderungen verworfen.',
    },
    edit: {
      title: 'Änderungen verwerfen',
      button: 'Änderungen verwerfen',
      explanation: 'Der Entwurf der Änderungen wird verworfen. Das Ziel bleibt, wie es ist.',
      done: 'Änderungen verworfen.',
    },
  },
};

export const reviewWords: typeof english.reviewWords = {
  review: {
    title: 'Ziel prüfen',
    question: 'Geben Sie dieses Ziel frei?',
    permission: 'ReviewPublicationRequest',
    yes: 'Freigeben',
    no: 'Änderungen erbitten',
    saidYes: 'Freigegeben',
    saidNo: 'Änderungen erbeten',
  },
  'review-edits': {
    title: 'Vorgeschlagene Änderungen prüfen',
    question: 'Geben Sie diese Änderungen frei?',
    permission: 'ReviewPublicationRequest2',
    yes: 'Freigeben',
    no: 'Änderungen erbitten',
    saidYes: 'Änderungen freigegeben',
    saidNo: 'Änderungen erbeten',
  },
  'review-shelving': {
    title: 'Ziel zurückstellen',
    question: 'Sind Sie damit einverstanden, dieses Ziel zurückzustellen?',
    permission: 'ApproveShelve',
    yes: 'Zurückstellen',
    no: 'Ablehnen',
    saidYes: 'Zurückstellung freigegeben',
    saidNo: 'Zurückstellung abgelehnt',
  },
};

export const reviewKeys: typeof english.reviewKeys = ({ yes, no }, hasNext) =>
  `Taste Y: ${yes}${hasNext ? ' und das nächste öffnen' : ''}. Taste N: ${no}.`;

export const goalReviewWords: Translated<typeof english.goalReviewWords> = {
  shelvedStays:
    'Ein zurückgestelltes Ziel bleibt an seinem Platz, wird markiert und nimmt keine Vorhersagen mehr an, bis es wieder aktiviert wird.',
  wrote: (name) => `${name} schrieb`,
  notLoaded: 'Das Ziel konnte nicht geladen werden.',
};

export const reviewFormWords: Translated<typeof english.reviewFormWords> = {
  submit: 'Senden',
  andNext: (act) => `${act} und weiter`,
  comment: 'Kommentar',
  commentOptional: 'Kommentar (optional)',
};
