import { formsOf } from '@bellwether/domain/locale/forms';
import type { Translated } from '@bellwether/domain/locale/language';
import { localeNames, locales } from '@bellwether/domain/locale/locales';
import { openAppraisalsSentence } from '@bellwether/domain/talent/open-appraisals';
import { shownNumber } from '#ui/data/shown.ts';
import { companyWays } from './words.layers.ts';
import type * as english from './words.settings.ts';

export const settingWords: Translated<typeof english.settingWords> = {
  way: companyWays.settings,
  notYours:
    'Solo la dirección general, la administración de la organización y la de RR. HH. pueden cambiar los ajustes de la empresa.',
  labels: 'Etiquetas y descripciones',
  failed: 'No se han podido cargar los ajustes.',
  saved: 'Los ajustes se han guardado.',
  locked: 'Esto solo puede cambiar mientras la empresa no tenga ningún objetivo.',
  lockedByAppraisals: (open) =>
    openAppraisalsSentence(
      'Esto',
      open.map(({ Quarter, Count }) => ({ quarter: Quarter, count: Count })),
    ),
  save: 'Guardar',
  reload: 'Recargar',
  stale: '«Recargar» muestra los ajustes actuales; sus cambios de aquí se pierden.',
  refused: (count, address) =>
    count === 1
      ? `El servidor de correo de ${address} rechazó un correo`
      : `Los servidores de correo rechazaron ${shownNumber(count)} correos en los últimos 30 días, el último a ${address}`,
  held: 'Por ahora no se envía ningún correo: esta es una copia restaurada. Quien gestiona Bellwether puede reanudar el envío.',
  waiting: (count) =>
    count === 1
      ? 'Un correo espera al servidor de correo desde'
      : `${shownNumber(count)} correos esperan al servidor de correo desde`,
  serverSays: (words) => `. El servidor de correo dice: ${words}`,
  address: 'Escriba una dirección que empiece por https://, o nada.',
  number: (least, most) => `Escriba un número entero de ${shownNumber(least)} a ${shownNumber(most)}.`,
};

// This page is loaded after the session, which knows the reader's locale.
const { months, weekdays } = formsOf('es-ES');

export const settingChoices: typeof english.settingChoices = {
  RatingLevels: [
    { value: 3, label: '3 niveles' },
    { value: 5, label: '5 niveles' },
  ],
  TertiaryRatingLevels: [
    { value: 3, label: '3 niveles' },
    { value: 5, label: '5 niveles' },
  ],
  GoalType: [
    { value: 'SMART', label: 'Objetivos SMART' },
    { value: 'OKR', label: 'Objetivos y resultados clave' },
    { value: 'ObjectiveResult', label: 'Objetivo y resultado' },
  ],
  Locale: localeNames.map((name) => ({ value: name, label: locales[name].name })),
  SecondStepRequired: [
    { value: 'nobody', label: 'Quien lo quiera' },
    { value: 'admins', label: 'Obligatorio para la administración' },
    { value: 'everybody', label: 'Obligatorio para todo el mundo' },
  ],
  FirstFiscalMonth: months.map((label, at) => ({ value: at + 1, label })),
  AskWeekday: weekdays.map((label, at) => ({ value: at + 1, label })),
};
