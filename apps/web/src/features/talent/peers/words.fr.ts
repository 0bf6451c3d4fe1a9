import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const peerWords: Translated<typeof english.peerWords> = {
  title: 'Avis des pairs',
  failed: 'Impossible de charger les avis des pairs.',
  absent: 'Il n’y a pas d’avis des pairs pour vous ici.',
  nothing: 'Personne ne demande votre avis pour le moment',
  nothingHint:
    'Quand un manager vous demande votre avis sur une personne, la demande figure ici et dans vos notifications.',
  requests: 'Votre avis est demandé sur',
  own: 'Avis sur vous',
  team: 'Avis sur votre équipe',
  inCycle: (cycle, due) => `${cycle} · à faire pour le ${due}`,
  open: 'Ouvrir',
  openOf: (name, cycle) => `Ouvrir les avis des pairs sur ${name}, ${cycle}`,
  proposedCount: (count) =>
    count === 0
      ? 'Vous n’avez proposé personne'
      : count === 1
        ? '1 personne proposée'
        : `${count} personnes proposées`,
  teamCount: (waiting, asked, handedIn) =>
    asked === 0 && waiting === 0
      ? 'Personne n’est encore sollicité'
      : `${asked === 0 ? 'Personne n’est encore sollicité' : `${handedIn} sur ${asked} remis`}${
          waiting === 0 ? '' : ` · ${waiting} ${waiting === 1 ? 'proposée' : 'proposées'}, à décider`
        }`,
  write: 'Rédiger',
  writeOf: (name) => `Rédiger un avis sur ${name}`,
  read: 'Lire',
  readOf: (name) => `Lire votre avis sur ${name}`,
  states: {
    proposed: 'Proposition, pas encore décidée',
    asked: 'Demande envoyée, pas encore de réponse',
    accepted: 'Accepté, pas encore remis',
    handed_in: 'Remis',
    declined: 'Demande refusée',
    refused: 'Non retenu par le manager',
    withdrawn: 'N’est plus demandé',
  },
  askedState: 'Demandé par le manager',
  ownStates: {
    proposed: 'Proposition',
    asked: 'Attend votre réponse',
    accepted: 'Accepté, pas encore remis',
    handed_in: 'Remis',
    declined: 'Vous avez refusé',
    refused: 'Pas nécessaire',
    withdrawn: 'Plus nécessaire',
  },
  reasons: {
    not_open: 'L’avis des pairs n’est pas encore ouvert.',
    shared: 'L’évaluation est partagée : l’avis des pairs est fermé.',
    left: 'Le compte de cette personne est désactivé.',
    is_manager:
      'Vous rédigez maintenant l’évaluation de cette personne : votre avis n’est plus demandé comme pair.',
    observer: 'Les comptes en lecture ne donnent pas d’avis.',
    giver_left: 'Le compte de cette personne est désactivé.',
    self: 'Personne ne donne un avis sur soi-même.',
    proposed: 'Le manager n’a pas encore décidé.',
    asked: 'Acceptez d’abord.',
    accepted: 'Vous avez accepté.',
    handed_in: 'Votre avis est remis et ne change plus.',
    declined: 'Vous avez refusé cette demande.',
    refused: 'Le manager ne l’a pas demandé.',
    withdrawn: 'Le manager n’en a plus besoin. Ce que vous avez écrit reste chez vous.',
  },
  ended: {
    self: 'Personne ne donne un avis sur soi-même',
    is_manager: 'Rédige maintenant l’évaluation : il ne faut pas attendre de réponse',
    observer: 'A maintenant un compte en lecture : il ne faut pas attendre de réponse',
    giver_left: 'Compte désactivé : il ne faut pas attendre de réponse',
  },
  opensOn: (day) => `Ouverture le ${day}`,
  about: (name, cycle) => `Avis sur ${name} · ${cycle}`,
  yourFeedback: 'Votre avis',
  readers: {
    both: (name) =>
      `La personne qui évalue lit ceci avec votre nom, et ${name} aussi une fois l’évaluation partagée. Personne d’autre.`,
    manager: (name) =>
      `Seule la personne qui évalue lit ceci avec votre nom. ${name} lit les textes sans les noms une fois l’évaluation partagée, si au moins trois personnes remettent leur avis.`,
    pooled: (name) =>
      `Seule la personne qui évalue lit ceci. ${name} lit un résumé de ce que tout le monde a dit, si au moins trois personnes remettent leur avis.`,
  },
  readByModel:
    'Si la personne qui évalue demande une proposition de texte, le modèle d’IA de l’entreprise lit votre texte, sans votre nom.',
  private: 'Visible pour vous seulement, jusqu’à la remise.',
  due: (day) => `À faire pour le ${day}`,
  late: (day) =>
    `C’était à faire pour le ${day}. Vous pouvez encore le remettre tant que l’évaluation n’est pas partagée.`,
  save: 'Enregistrer',
  handIn: 'Remettre',
  saved: 'C’est enregistré, visible pour vous seulement.',
  handedIn: 'Votre avis est remis.',
  handedInOn: (day) => `Remis le ${day}`,
  handedInLate: (day) => `Remis en retard, le ${day}`,
  changed: 'Vous avez modifié ceci dans une autre fenêtre.',
  load: 'Afficher ce qui est enregistré',
  answerMissing: 'Cette question demande une réponse.',
  noAnswer: 'Pas de réponse.',
  choose: 'Personnes à solliciter',
  proposePeople: 'Personnes que vous proposez',
  proposeTitle: 'Proposer des personnes',
  proposeHint: 'Votre manager décide à qui demander.',
  decideTitle: 'Décider à qui demander',
  decideHint: (fewest) =>
    `De deux à six personnes sont sollicitées. ${fewest > 2 ? 'Dans ce cycle au moins trois, pour que personne ne soit reconnu.' : ''}`.trim(),
  decideKept:
    'Les personnes qui ont remis leur avis restent. Celles laissées de côté ne sont plus sollicitées.',
  propose: 'Proposer',
  proposed: 'Votre proposition est enregistrée.',
  ask: 'Demander à ces personnes',
  asked: 'C’est enregistré. Les nouvelles personnes sont informées.',
  nothingFound: 'Aucune personne trouvée',
  roundChanged: 'Quelque chose a changé ici entre-temps.',
  loadRound: 'Afficher l’état actuel',
  who: 'Personnes sollicitées',
  nobodyYet: 'Personne n’est encore sollicité.',
  nobodyProposed: 'Vous n’avez proposé personne.',
  proposedMark: 'proposition de la personne évaluée',
  answersOf: (name) => `Avis des pairs sur ${name}`,
  answersTitle: 'Ce qu’ils disent',
  wordsTitle: 'Ce que disent les pairs, sans les noms',
  nothingSaid: 'Personne n’a encore remis d’avis.',
  ownNothing: {
    both: 'Vous lirez ce que disent les pairs une fois que votre manager aura partagé l’évaluation.',
    manager:
      'Vous lirez ce que disent les pairs, sans les noms, une fois que votre manager aura partagé l’évaluation, si au moins trois personnes remettent leur avis.',
    pooled:
      'Vous lirez un résumé écrit par votre manager une fois l’évaluation partagée, si au moins trois personnes remettent leur avis.',
  },
  notEnough: 'Trop peu de personnes ont remis leur avis : rien n’est transmis.',
  notEnoughPooled:
    'Rien n’est transmis : moins de trois personnes ont remis leur avis, ou il n’y a pas de résumé.',
  summary: 'Résumé pour la personne évaluée',
  summaryHint:
    'Écrivez avec vos propres mots ce que les pairs disent ensemble. Ne répétez pas de phrases et ne nommez personne. Le résumé est lu une fois l’évaluation partagée, si au moins trois personnes remettent leur avis.',
  saveSummary: 'Enregistrer le résumé',
  summarySaved: 'Le résumé est enregistré.',
  summaryBehind: 'Un avis a été remis après la rédaction de ce résumé.',
  noSummary: 'Il n’y a pas encore de résumé.',
  toRound: 'Les pairs et leurs avis',
  chooseOwn: 'Choisir des personnes',
  chooseOwnOf: (cycle) => `Choisir des personnes pour ${cycle}`,
  namings: {
    both: 'Le manager et la personne évaluée lisent qui a écrit quoi',
    manager: 'Le manager lit qui a écrit quoi ; la personne évaluée lit les textes sans les noms',
    pooled: 'Le manager lit qui a écrit quoi ; la personne évaluée lit un résumé écrit par le manager',
  },
};

export const peerReminderWords: Translated<typeof english.peerReminderWords> = {
  owing: (count) =>
    count < 2
      ? `${count} personne doit encore remettre un avis comme pair.`
      : `${count} personnes doivent encore remettre un avis comme pairs.`,
  asked: (names) => `Vous avez sollicité : ${names}`,
  remind: (count) => (count === 1 ? 'Envoyer un rappel à cette personne' : `Envoyer ${count} rappels`),
  today: 'rappel envoyé aujourd’hui',
  away: 'en absence',
  done: ({ Reminded, Already, Away }) =>
    [
      Reminded < 2 ? `${Reminded} rappel envoyé` : `${Reminded} rappels envoyés`,
      ...(Already > 0 ? [`${Already} déjà aujourd’hui`] : []),
      ...(Away > 0 ? [`${Away} en absence`] : []),
    ].join(', '),
};
