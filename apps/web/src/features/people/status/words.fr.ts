import type { Translated } from '@bellwether/domain/locale/language';
import { ofName } from '@bellwether/domain/locale/sentence-locale.fr';
import { fallingWords } from '@bellwether/domain/people/status/leaving';
import { layerTitles } from '../words.layers.ts';
import type * as english from './words.ts';

export const statusWords: Translated<typeof english.statusWords> = {
  part: 'Actions',
  deactivate: layerTitles.deactivate,
  activate: layerTitles.activate,
  effect: (name) =>
    `Les sessions ${ofName(name)} prennent fin aussitôt partout ; la personne ne peut plus se connecter et ne reçoit plus d’e-mails. Rien n’est supprimé.`,
  goals: (count) =>
    count < 2
      ? `${count} objectif ouvert reste sous la responsabilité de cette personne.`
      : `${count} objectifs ouverts restent sous la responsabilité de cette personne.`,
  quarter: (label, count) => `${label} : ${count < 2 ? `${count} objectif` : `${count} objectifs`}`,
  users: (count) =>
    count < 2
      ? `${count} membre de l’équipe directe garde ce manager.`
      : `${count} membres de l’équipe directe gardent ce manager.`,
  falling({ ApprovalCount, UserCount, AppraisalCount, RequestCount, FallsTo }) {
    const words = fallingWords({
      approvals: ApprovalCount,
      reports: UserCount,
      appraisals: AppraisalCount,
      requests: RequestCount,
      goals: 0,
      items: 0,
    });
    if (words === '') return '';
    return FallsTo === null
      ? `Il n’y a personne au-dessus pour prendre la suite : ${words}.`
      : `Reviennent à ${FallsTo.Name} : ${words}.`;
  },
  items: (count) =>
    count < 2
      ? `${count} action doit être confiée à quelqu’un par la personne qui l’a demandée.`
      : `${count} actions doivent être confiées à quelqu’un par les personnes qui les ont demandées.`,
  seeUsers: 'Voir l’équipe directe',
  failed: 'Impossible de charger ce qui est concerné.',
  deactivated: (name) => `Compte désactivé : ${name}.`,
  freeEmail: layerTitles.freeEmail,
  personalData: 'Données personnelles, conservation et effacement',
  freeEffect: (name, email) =>
    `Une autre personne peut aussitôt utiliser ${email}. ${name} n’a plus d’adresse e-mail ; pour réactiver ${name}, il en faudra une nouvelle. C’est irréversible.`,
  emailFreed: (email) => `${email} est libre.`,
  needsEmail: (name) => `L’adresse e-mail ${ofName(name)} a été libérée : il en faut une nouvelle.`,
  activated: (name) => `Compte réactivé : ${name}.`,
};

export const inviteWords: Translated<typeof english.inviteWords> = {
  act: 'Inviter',
  actOf: (name) => `Inviter ${name}`,
  done: (email) => `Une invitation a été envoyée à ${email}.`,
};

export const reinviteWords: Translated<typeof english.reinviteWords> = {
  act: 'Réinviter',
  actOf: (name) => `Réinviter ${name}`,
  done: (email) => `Une invitation a été renvoyée à ${email}.`,
};

const reportsOf = (count: number) => `${count} membre${count < 2 ? '' : 's'} de l’équipe directe`;

export const wayOutWords: Translated<typeof english.wayOutWords> = {
  reassignGoals: layerTitles.reassignGoals,
  reassignAll: 'Transférer tous les objectifs',
  reassignExplanation: (count, name) =>
    `${count} ${count < 2 ? 'objectif ouvert' : 'objectifs ouverts'} ${ofName(name)} ${count < 2 ? 'reçoit' : 'reçoivent'} une nouvelle personne responsable. Les brouillons, les prévisions et les commentaires restent avec les objectifs.`,
  newOwner: 'Nouvelle personne responsable',
  reassigned: (count, name) =>
    count < 2
      ? `${count} objectif appartient maintenant à ${name}.`
      : `${count} objectifs appartiennent maintenant à ${name}.`,
  noGoals: (name) => `Vous ne voyez aucun objectif ouvert ${ofName(name)}.`,
  notYours:
    'Seuls le manager direct, la direction générale, les admins de l’organisation et les admins des objectifs peuvent transférer ces objectifs.',
  moveReports: layerTitles.moveReports,
  moveAll: 'Déplacer toute l’équipe directe',
  moveExplanation: (count, name) =>
    `${reportsOf(count)} ${ofName(name)} ${count < 2 ? 'reçoit un' : 'reçoivent le même'} nouveau manager. Si vous choisissez l’une de ces personnes, elle prend la place sous le manager ${ofName(name)}.`,
  moved: (count) => `Déplacement fait : ${reportsOf(count)}.`,
  noReports: (name) => `${name} n’a pas d’équipe directe.`,
};
