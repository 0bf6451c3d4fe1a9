import type { Translated } from '@bellwether/domain/locale/language';
import { ofName } from '@bellwether/domain/locale/sentence-locale.fr';
import { shownNumber } from '#ui/data/shown.ts';
import type * as english from './words.ts';

export const orgWords: Translated<typeof english.orgWords> = {
  failed: 'Impossible de charger l’organisation.',
  none: 'Il n’y a encore personne ici.',
  structure: 'Structure de l’organisation',
  company: 'Modifier les infos de l’entreprise',
  importPeople: 'Importer des personnes',
  chart: 'Organigramme',
  list: 'Liste',
  show: 'Afficher comme',
  chartLabel: 'Organigramme',
  listLabel: 'Personnes par manager',
  find: 'Trouver une personne',
  myPlace: 'Ma place',
  closer: 'Zoomer',
  farther: 'Dézoomer',
  fit: 'Tout afficher',
  print: 'Imprimer',
  path: 'Managers au-dessus',
  gone: 'Compte désactivé',
  absent: 'Cette personne n’est pas dans l’organisation.',
  absentDetail:
    'La personne n’existe pas, ou elle n’est pas visible pour vous. Voici le sommet de l’organisation.',
  team: (reports, below) =>
    below > reports ? `${reports} en direct · ${below} en dessous` : `${reports} en dessous`,
  open: (name) => `Afficher l’équipe ${ofName(name)}`,
  close: (name) => `Masquer l’équipe ${ofName(name)}`,
  all: (count) => `Tout afficher (${count})`,
  help: 'Les flèches parcourent l’organigramme, Espace ouvre et ferme une équipe, Entrée ouvre le profil.',
  part: (people) =>
    `Votre entreprise compte ${shownNumber(people)} personnes. L’organigramme montre celles qui entourent une personne : choisissez un manager ou cherchez quelqu’un.`,
};

export const markWords: Translated<typeof english.markWords> = {
  by: 'Colorer par',
  byNothing: 'Sans couleurs',
  byLikelihood: 'Colorer par probabilité',
  byCompliance: 'Colorer par participation',
  hints: {
    likelihood:
      'La probabilité médiane des objectifs de ce trimestre, de chaque personne et de toutes les personnes en dessous. Seuls comptent les objectifs que vous voyez.',
    compliance:
      'À jour : a des objectifs ce trimestre, a donné leurs prévisions de la dernière semaine et a clôturé ceux du trimestre précédent. Seulement dans votre périmètre.',
  },
  failed: 'Impossible de charger la probabilité et la participation.',
  noGoals: 'Pas d’objectifs publiés',
  unpredicted: 'Pas encore de prévision',
  goals: (count) => (count < 2 ? `${count} objectif` : `${count} objectifs`),
  elsewhere: 'Hors de votre périmètre',
  allDone: 'À jour',
  upToDate: (done, people) => `${done} sur ${people} à jour`,
  open: { goals: 'Pas encore d’objectifs', lastweekgoals: 'Prévision manquante', lastgoals: 'Non clôturé' },
  bar: (counts) => `objectifs : ${counts}`,
};
