import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const courseRefusals: Translated<typeof english.courseRefusals> = {
  nothing: 'No hay ninguna evaluación compartida o completada de esta persona que usted pueda leer.',
};

export const courseWords: Translated<typeof english.courseWords> = {
  title: 'Evaluaciones de',
  subtitle: (count) => (count === 1 ? '1 evaluación' : `${count} evaluaciones, la más antigua primero`),
  course: 'Trayectoria',
  columns: {
    period: 'Periodo',
    status: 'Estado',
    ratings: 'Valoraciones',
    goals: 'Objetivos cumplidos',
  },
  statuses: {
    draft: 'Empezada',
    shared: 'Compartida',
    acknowledged: 'Firmada',
    completed: 'Completada',
  },
  confirmed: 'Completada con acuse de recibo, sin firmas',
  unsigned: 'Completada, sin la firma de la persona evaluada',
  now: (then, now) => `${then} (ahora: ${now})`,
  goals: (completed, counted) => (counted === 0 ? 'Sin objetivos' : `${completed} de ${counted}`),
  status: 'Estado',
};
