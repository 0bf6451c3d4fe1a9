import type { Translated } from '@bellwether/domain/locale/language';
import { formatNumber } from '@bellwether/domain/locale/numbers';
import { importLimits } from '@bellwether/domain/shared/table/table';
import type * as english from './words.ts';

export const goalImportWords: Translated<typeof english.goalImportWords> = {
  no_rows: 'Este archivo no contiene objetivos: no hay nada después de la fila de encabezados.',
  too_many_rows: `Este archivo tiene más de ${formatNumber(importLimits.rows, 'es-ES')} filas. Impórtelo por partes.`,
  column_missing: (column) =>
    `Este archivo no tiene ninguna columna «${column}». Cada objetivo necesita un título.`,
  meaning_unknown: 'Elija uno de los significados de la lista.',
  not_done: 'Solo se puede deshacer una importación ya escrita.',
  undo_over: 'Una importación se puede deshacer durante 24 horas. Esta es más antigua.',
  touched:
    'Alguien ha cambiado o usado objetivos de esta importación desde entonces, así que ya no se puede deshacer.',
};

export const goalFaultWords: Translated<typeof english.goalFaultWords> = {
  title_missing: () => 'Esta fila no tiene título.',
  title_too_long: (limit) => `Un título puede tener como máximo ${limit} caracteres.`,
  quarter_missing: () => 'Esta fila no indica ni un trimestre ni una fecha.',
  quarter_unknown: (text) =>
    `«${text}» no es un trimestre. Use un nombre como Q3 2026, o una fecha de inicio y una de fin.`,
  quarter_out_of_range: () =>
    'Este trimestre es de hace más de diez años, o de más de cinco trimestres en el futuro.',
  owner_missing: () => 'Esta fila no indica ningún responsable.',
  owner_unknown: (text) => `Nadie en la empresa tiene la dirección, el ID o el nombre «${text}».`,
  owner_ambiguous: (text) =>
    `Varias personas se llaman «${text}». Indique al responsable con su correo o su ID.`,
  owner_left_out: () => 'Esta fila se omite, como usted eligió.',
  owner_observer: (name) => `${name} solo observa, y quien solo observa no tiene objetivos.`,
  owner_deactivated: (name) =>
    `La cuenta de ${name} está desactivada y solo puede tener objetivos de trimestres terminados.`,
  measurement_missing: () => 'Este objetivo no tiene medición, así que allí figura también su título.',
  text_cut: (limit) => `Este texto se corta después de ${limit} caracteres.`,
  row_repeated: (row) => `Esta fila no dice nada que no diga la fila ${row}.`,
  example_row: () => 'El ejemplo de la plantilla no es un objetivo.',
  parent_unknown: (text) => `Ningún objetivo se llama «${text}», así que este no se vincula.`,
  parent_ambiguous: (text) => `Varios objetivos se llaman «${text}», así que este no se vincula.`,
  parent_left_out: (text) => `«${text}» no se puede escribir, así que este objetivo no se vincula.`,
  parent_private: (text) => `«${text}» es privado, así que este objetivo no se vincula.`,
  parent_later: (text) => `«${text}» es de un trimestre posterior, así que este objetivo no se vincula.`,
  parent_other_year: (text) =>
    `«${text}» está cerrado o es de otro ejercicio, así que este objetivo no se vincula.`,
  parent_circle: () => 'Estos objetivos están vinculados en círculo, así que este no se vincula.',
  word_unknown: (word) =>
    `«${word}» es un valor desconocido y aún no se tiene en cuenta. Indique qué significa.`,
  date_unknown: (text) => `«${text}» no es una fecha en este orden de día y mes.`,
  check_in_outside: (day) => `El seguimiento del ${day} está fuera del trimestre o en el futuro, y se omite.`,
  check_in_of_draft: () => 'Un borrador no tiene seguimientos, así que se omiten.',
  author_unknown: (text) => `«${text}» no se conoce, así que este seguimiento figura a nombre de usted.`,
  visibility_unknown: (word) => `«${word}» no dice con certeza quién ve este objetivo, así que será privado.`,
  already_here: (title) => `«${title}» ya está aquí y se queda como está.`,
  column_unknown: (heading) => `La columna «${heading}» no se lee.`,
};

export const goalFaultsFile: Translated<typeof english.goalFaultsFile> = {
  name: 'bellwether-objetivos-omitidos.csv',
  title: 'Filas omitidas',
  sheet: 'Objetivos',
  whatIsWrong: 'Qué está mal',
};

export const importedWords: Translated<typeof english.importedWords> = {
  result: (text) => (text === '' ? 'Importado de un archivo.' : `Importado de un archivo: ${text}`),
};
