import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.help.ts';

export const helpWords: Translated<typeof english.helpWords> = {
  title: 'Ayuda',
  failed: 'No se ha podido cargar la página de ayuda.',
  support: 'Soporte',
  supportText: 'Escríbanos o busque una respuesta en el centro de ayuda.',
  writeOnly: 'Escríbanos cuando algo no funcione.',
  deskOnly: 'Busque una respuesta en el centro de ayuda.',
  desk: 'Centro de ayuda',
  newTab: 'se abre en una pestaña nueva',
  contacts: 'Personas de contacto',
  nobody: 'Aún nadie tiene este rol.',
};

export const contactGroups: typeof english.contactGroups = [
  {
    flag: 'IsOrgAdmin',
    title: 'Administración de la organización',
    description: 'Añade y reubica a personas, y gestiona permisos especiales.',
  },
  {
    flag: 'IsGoalAdmin',
    title: 'Administración de objetivos',
    description:
      'Crea y edita objetivos para otras personas, aprueba en nombre de responsables, y reasigna, vuelve a vincular y aparca objetivos.',
  },
  {
    flag: 'IsHrAdmin',
    title: 'Administración de RR. HH.',
    description: 'Ve y crea informes de evaluación de todo el personal.',
  },
  {
    flag: 'IsGoalManager',
    title: 'Gestión de objetivos',
    description: 'Crea y edita objetivos derivados de los suyos.',
  },
];

export const supportText: typeof english.supportText = (hasEmail, hasDesk) => {
  if (hasEmail && hasDesk) return helpWords.supportText;
  return hasEmail ? helpWords.writeOnly : helpWords.deskOnly;
};
