import { formatLongDay } from '@bellwether/domain/locale/dates';
import type { Translated } from '@bellwether/domain/locale/language';
import type { endedWords as english } from './words.ended.ts';

export const endedWords: Translated<typeof english> = {
  company_ended: ({ company, since, until, admins }) =>
    `${company} puso fin a su uso de Bellwether el ${formatLongDay(since, 'es-ES')}, así que solo la dirección general y la administración de la organización pueden aún iniciar sesión. Todos los datos se conservan al menos hasta el ${formatLongDay(until, 'es-ES')} y después se eliminan. Hasta ese día se puede deshacer esta decisión. Pregunte a: ${admins}.`,
};
