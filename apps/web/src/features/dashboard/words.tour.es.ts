import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.tour.ts';

export const tourWords: Translated<typeof english.tourWords> = {
  start: 'Empezar el recorrido',
  leave: 'Terminar el recorrido',
  back: 'Atrás',
  next: 'Siguiente',
  end: 'Listo',
  stopOf: (stop, all) => `${stop} de ${all}`,
  stops: {
    reminders: {
      title: 'Lo que le espera',
      text: 'Todo lo que le espera está aquí, cada cosa con su botón para empezar. Una vez por semana toca actualizar sus objetivos: dos pulsaciones por objetivo.',
    },
    goals: {
      title: 'Sus objetivos',
      text: 'Aquí escribe objetivos y ve cómo van. Encima de la lista elige de quién ve los objetivos: los suyos, los de su superior o los de la empresa.',
    },
    news: {
      title: 'Las novedades',
      text: 'Las aprobaciones, los comentarios y las preguntas sobre sus objetivos están aquí. En los ajustes elige qué llega también por correo.',
    },
    find: {
      title: 'Encontrar cualquier cosa',
      text: 'Escriba unas letras de un objetivo, una persona, una página o un ajuste.',
    },
  },
};
