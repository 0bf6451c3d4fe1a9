import type { Translated } from '../../locale/language.ts';
import type * as english from './words.compliance.ts';

/** `owe` begins the sentence of `chartWriter.owing`, which has no verb. */
export const complianceChartWords: Translated<typeof english.complianceChartWords> = {
  goals: {
    title: 'Personas con objetivos, por departamento',
    done: 'Con objetivos',
    between: 'Solo borradores',
    open: 'Sin objetivos',
    owe: 'Sin objetivos',
    all: 'Todo el mundo tiene objetivos.',
    rest: 'Todo el mundo tiene objetivos, o borradores de ellos.',
  },
  updates: {
    title: 'Personas con todas las predicciones al día, por departamento',
    done: 'Al día',
    between: '',
    open: 'Sin actualizar',
    owe: 'Con predicciones por actualizar',
    all: 'Todo el mundo ha actualizado sus predicciones.',
    rest: '',
  },
  results: {
    title: 'Personas con todos los objetivos cerrados, por departamento',
    done: 'Cerrados',
    between: 'Pendientes del superior',
    open: 'Sin cerrar',
    owe: 'Con objetivos por cerrar',
    all: 'Todo el mundo ha cerrado sus objetivos.',
    rest: 'Nadie tiene objetivos por cerrar.',
  },
};
