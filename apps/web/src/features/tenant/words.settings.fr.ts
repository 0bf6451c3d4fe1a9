import { formsOf } from '@bellwether/domain/locale/forms';
import type { Translated } from '@bellwether/domain/locale/language';
import { localeNames, locales } from '@bellwether/domain/locale/locales';
import { sentenceLocale } from '@bellwether/domain/locale/sentence-locale.fr';
import { openAppraisalsSentence } from '@bellwether/domain/talent/open-appraisals';
import { shownNumber } from '#ui/data/shown.ts';
import { companyWays } from './words.layers.ts';
import type * as english from './words.settings.ts';

export const settingWords: Translated<typeof english.settingWords> = {
  way: companyWays.settings,
  notYours:
    'Seuls la direction générale, les admins de l’organisation et les admins RH peuvent modifier les paramètres de l’entreprise.',
  labels: 'Libellés et descriptions',
  failed: 'Impossible de charger les paramètres.',
  saved: 'Les paramètres ont été enregistrés.',
  locked: 'Cela ne peut changer que tant que l’entreprise n’a pas d’objectif.',
  lockedByAppraisals: (open) =>
    openAppraisalsSentence(
      'Ce paramètre',
      open.map(({ Quarter, Count }) => ({ quarter: Quarter, count: Count })),
    ),
  save: 'Enregistrer',
  reload: 'Recharger',
  stale: '« Recharger » affiche les paramètres actuels ; vos modifications ici sont perdues.',
  refused: (count, address) =>
    count === 1
      ? `Un e-mail à ${address} a été refusé par son serveur de messagerie`
      : `${shownNumber(count)} e-mails ont été refusés par des serveurs de messagerie ces 30 derniers jours, le dernier à ${address}`,
  held: 'Aucun e-mail n’est envoyé pour le moment : ceci est une copie restaurée. La personne qui exploite Bellwether peut rétablir l’envoi.',
  waiting: (count) =>
    count === 1
      ? 'Un e-mail attend le serveur de messagerie depuis le'
      : `${shownNumber(count)} e-mails attendent le serveur de messagerie depuis le`,
  serverSays: (words) => `. Le serveur de messagerie dit : ${words}`,
  address: 'Indiquez une adresse qui commence par https://, ou rien.',
  number: (least, most) => `Indiquez un nombre entier de ${shownNumber(least)} à ${shownNumber(most)}.`,
};

const { months, weekdays } = formsOf(sentenceLocale);

export const settingChoices: typeof english.settingChoices = {
  RatingLevels: [
    { value: 3, label: '3 niveaux' },
    { value: 5, label: '5 niveaux' },
  ],
  TertiaryRatingLevels: [
    { value: 3, label: '3 niveaux' },
    { value: 5, label: '5 niveaux' },
  ],
  GoalType: [
    { value: 'SMART', label: 'Objectifs SMART' },
    { value: 'OKR', label: 'Objectifs et résultats clés (OKR)' },
    { value: 'ObjectiveResult', label: 'Objectif et résultat' },
  ],
  Locale: localeNames.map((name) => ({ value: name, label: locales[name].name })),
  SecondStepRequired: [
    { value: 'nobody', label: 'Au choix de chacun' },
    { value: 'admins', label: 'Obligatoire pour les admins' },
    { value: 'everybody', label: 'Obligatoire pour tout le monde' },
  ],
  FirstFiscalMonth: months.map((label, at) => ({ value: at + 1, label })),
  AskWeekday: weekdays.map((label, at) => ({ value: at + 1, label })),
};
