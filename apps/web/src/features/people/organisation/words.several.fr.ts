import type { Translated } from '@bellwether/domain/locale/language';
import { shownNumber } from '#ui/data/shown.ts';
import type * as english from './words.several.ts';

const counted = (count: number, one: string, several: string) =>
  `${shownNumber(count)} ${count < 2 ? one : several}`;

export const severalWords: Translated<typeof english.severalWords> = {
  bar: 'Pour les personnes sélectionnées',
  chosen: (count) => counted(count, 'sélectionnée', 'sélectionnées'),
  tick: (name) => `Sélectionner ${name}`,
  tickAll: 'Sélectionner toutes les personnes de la liste',
  tickHeading: 'Sélection',
  none: 'Effacer',
  export: 'Exporter',
  tooMany: (most) => `Au plus ${most} personnes à la fois.`,
  acts: {
    manager: 'Changer de manager',
    reinvite: 'Réinviter',
    deactivate: 'Désactiver',
  },
  explanation: {
    manager: (count) =>
      counted(count, 'personne reçoit un nouveau manager.', 'personnes reçoivent le même nouveau manager.'),
    reinvite: (count) =>
      counted(
        count,
        'personne reçoit une nouvelle invitation, si elle n’en a pas accepté. Les liens précédents ne sont plus valables.',
        'personnes reçoivent une nouvelle invitation, si elles n’en ont pas accepté. Les liens précédents ne sont plus valables.',
      ),
    deactivate: (count) =>
      counted(
        count,
        'personne perd aussitôt son accès. Ses objectifs et ce qu’elle a écrit restent.',
        'personnes perdent aussitôt leur accès. Leurs objectifs et ce qu’elles ont écrit restent.',
      ),
  },
  leaves: (goals, reports) =>
    [
      `${goals} ${goals < 2 ? 'objectif ouvert' : 'objectifs ouverts'}`,
      `${reports} ${reports < 2 ? 'membre' : 'membres'} de l’équipe directe`,
    ].join(' · '),
  notYours: 'Vous ne pouvez pas désactiver cette personne.',
  previewFailed: 'Impossible de charger ce que ces personnes laissent.',
  managerMissing: 'Choisissez un manager.',
  failed: 'Rien n’a été modifié.',
  done: (done, all) => `Fait pour ${done} sur ${all}.`,
  notDone: 'Pas fait pour :',
  cancel: 'Annuler',
  close: 'Fermer',
};
