import type { Translated } from '@bellwether/domain/locale/language';
import { ofName } from '@bellwether/domain/locale/sentence-locale.fr';
import { erasedPartWords, keptPartWords, personalDataMessages } from '@bellwether/domain/personal-data/words';
import type * as english from './words.ts';

export const dataWords: Translated<typeof english.dataWords> = {
  intro:
    'Un fichier avec tout ce que Bellwether conserve sur vous : profil, objectifs, prévisions, commentaires, actions, évaluations que vous pouvez lire, notifications, sessions, et ce que d’autres vous ont écrit. N’y figure pas ce que d’autres ont écrit sur vous en privé.',
  ask: 'Demander mes données',
  asked: 'Le fichier est en préparation. Cela prend une minute ou deux.',
  none: 'Pas encore de fichier',
  noneText: 'Demandez-en un, et il apparaîtra ici. Vous pourrez le télécharger pendant sept jours.',
  failed: 'Impossible de charger les fichiers.',
  list: 'Fichiers',
  of: (name) => `Données ${ofName(name)}`,
  states: {
    waiting: 'En préparation',
    ready: 'Prêt',
    failed: 'La préparation a échoué. Demandez un autre fichier.',
    removed: 'Retiré après sept jours',
  },
  until: 'jusqu’au',
  download: 'Télécharger',
  file: 'Données personnelles',
};

export const erasureWords: Translated<typeof english.erasureWords> = {
  titleOf: (name) => `Données personnelles ${ofName(name)}`,
  failed: 'Impossible de charger cette page.',
  exportPart: 'Un fichier avec les données',
  exportHint:
    'Pour une personne qui a quitté l’entreprise et demande ses données. Vous pouvez le télécharger pendant sept jours.',
  exportAsk: 'Créer un fichier',
  holdPart: 'Obligation de conservation',
  holdHint:
    'Tant qu’une obligation est posée, aucune donnée de cette personne n’est effacée ni purgée. La pose et la levée figurent dans le journal d’audit.',
  reason: 'Motif',
  setHold: 'Poser l’obligation de conservation',
  liftHold: 'Lever l’obligation de conservation',
  held: (name) => `Posée par ${name}`,
  holdSet: 'L’obligation de conservation est posée.',
  holdLifted: 'L’obligation de conservation est levée.',
  erasePart: 'Effacer définitivement',
  eraseHint: 'Seulement pour les personnes qui ont quitté l’entreprise. C’est irréversible.',
  goes: 'Ce qui disparaît',
  stays: (former) => `Ce qui reste, sous le nom ${former}`,
  until: 'jusqu’au',
  goOn: 'Continuer',
  typeName: (name) => `Tapez ${name} pour effacer`,
  nameDiffers: personalDataMessages.nameDiffers,
  reasonRequired: personalDataMessages.reasonRequired,
  erase: 'Effacer définitivement',
  cancel: 'Annuler',
  erased: (former) => `Les données sont effacées. La personne s’appelle maintenant ${former}.`,
  obstacles: {
    active:
      'Cette personne est en activité. Seules les données des comptes désactivés peuvent être effacées.',
    invited: 'Cette personne est invitée. Seules les données des comptes désactivés peuvent être effacées.',
    uninvited:
      'Cette personne n’a pas encore été invitée. Seules les données des comptes désactivés peuvent être effacées.',
    held: 'L’obligation de conservation empêche l’effacement.',
    erased: 'Les données de cette personne ont été effacées.',
    other: 'Les données de cette personne ne peuvent pas être effacées.',
  },
  gone: erasedPartWords,
  kept: keptPartWords,
};
