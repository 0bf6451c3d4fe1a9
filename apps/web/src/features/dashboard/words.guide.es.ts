import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.guide.ts';

export const guideWords: Translated<typeof english.guideWords> = {
  company: 'Ponga en marcha su empresa',
  person: 'Le damos la bienvenida a Bellwether',
  companyLead: 'Cuatro pasos, unos diez minutos. Se marcan al completarlos, en cualquier orden.',
  personLead: 'Cuatro pasos, unos cuatro minutos. Se marcan al completarlos, en cualquier orden.',
  dismiss: 'Ocultar',
  done: 'hecho',
  failed: 'No se ha podido ocultar la guía.',
};

export const themeStep: Translated<typeof english.themeStep> = {
  title: 'Diga de qué trata este trimestre',
  why: 'Una línea que todo el mundo ve en el panel.',
};

export const stepWords: Translated<typeof english.stepWords> = {
  company_info: {
    title: 'Compruebe la información de su empresa',
    why: 'Nombre, sitio web, zona horaria y logotipo.',
  },
  people: {
    title: 'Incorpore a su personal',
    why: 'Importe una lista desde una hoja de cálculo e invite a las personas cuando quiera.',
  },
  strategy_line: {
    title: 'Escriba su estrategia en una línea',
    why: 'Misión, visión o valores. Todo el mundo los ve en el panel una vez publicados.',
  },
  company_goal: {
    title: 'Publique el primer objetivo de empresa',
    why: 'Los objetivos de los demás pueden contribuir a él.',
  },
  profile: { title: 'Complete su perfil', why: 'Una foto, un teléfono o unas palabras sobre usted.' },
  manager_goals: {
    title: 'Vea los objetivos de su superior',
    why: 'Siga uno o haga que su propio objetivo contribuya a él.',
  },
  first_update: {
    title: 'Haga su primera actualización semanal',
    why: 'Dos pulsaciones por objetivo, una vez por semana: qué probabilidad y qué calidad.',
  },
  first_goal: {
    title: 'Ponga en marcha su primer objetivo',
    why: 'Escríbalo y pida a su superior que lo apruebe.',
  },
};
