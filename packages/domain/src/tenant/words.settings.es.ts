import type { Translated } from '../locale/language.ts';
import { privacySettingWords } from './words.es.ts';
import type * as english from './words.settings.ts';

export const settingGroupWords: Translated<typeof english.settingGroupWords> = {
  goals: 'Objetivos y trimestres',
  language: 'Idioma y fechas',
  predictions: 'Predicciones semanales',
  notifications: 'Notificaciones',
  parts: 'Partes del producto',
  insight: 'Análisis',
  appraisals: 'Evaluaciones',
  sign_in: 'Inicio de sesión',
  privacy: privacySettingWords.group,
  limits: 'Límites por persona',
};

export const settingWords: Translated<typeof english.settingWords> = {
  goal_type: {
    label: 'Tipo de objetivo',
    says: 'Los campos del formulario de un objetivo. A partir del siguiente objetivo.',
  },
  first_fiscal_month: {
    label: 'Primer mes del ejercicio',
    says: 'Dónde empiezan y terminan los trimestres. Todos los trimestres se crean de nuevo de inmediato.',
  },
  quarter_label_shift: {
    label: 'Desplazamiento de los nombres, en trimestres',
    says: 'Adelanta los nombres de los trimestres, o los atrasa si es negativo. Inmediato, para todos los trimestres.',
  },
  locale: {
    label: 'Idioma y fechas',
    says: 'La forma de fechas y horas en pantallas, correos y archivos, para quien no haya elegido otra. Inmediato.',
  },
  ask_weekday: {
    label: 'Se piden el',
    says: 'El día de la semana a partir del cual se piden las predicciones de la semana. A partir de la próxima vez.',
  },
  status_edit_weeks: {
    label: 'Semanas que aún se pueden completar',
    says: 'Cuántas semanas anteriores siguen abiertas para predicciones. Inmediato.',
  },
  digest_minutes: {
    label: 'Minutos hasta un correo',
    says: 'Un correo reúne las notificaciones de ese número de minutos después de la primera. A partir del siguiente.',
  },
  escalate_missed_updates: {
    label: 'Avisar a responsables de actualizaciones que faltan',
    says: 'Se avisa al responsable directo cuando una persona a su cargo lleva dos semanas seguidas sin predicciones, y de nuevo después de otras cuatro. A partir de la próxima semana.',
  },
  notification_days: {
    label: 'Días de conservación',
    says: 'Las notificaciones más antiguas se eliminan la noche siguiente.',
  },
  strategy_enabled: {
    label: 'Estrategia',
    says: 'La página de estrategia de la empresa y su lugar en el panel. Inmediato.',
  },
  employee_notes_enabled: {
    label: 'Notas privadas',
    says: 'El personal guarda notas privadas sobre otras personas. Inmediato; si se desactiva, las notas se ocultan y se conservan.',
  },
  insight_enabled: {
    label: 'Análisis',
    says: 'Lo que cuentan las predicciones: objetivos que conviene mirar, el pronóstico del trimestre y cuánto valen las probabilidades. Inmediato; si se desactiva, no se pierde nada.',
  },
  opinions_enabled: {
    label: 'Segundas opiniones',
    says: 'El personal dice cómo de probables ve los objetivos de otras personas antes de que responda su responsable. Inmediato; si se desactiva, las segundas opiniones se ocultan y se conservan.',
  },
  opinion_reminders_enabled: {
    label: 'Pedir su opinión a responsables',
    says: 'Los miércoles por la mañana se pide a los responsables su opinión sobre un máximo de cinco objetivos. A partir del próximo miércoles.',
  },
  achieved_percent: {
    label: 'Porcentaje que cuenta como cumplido',
    says: 'A partir de este porcentaje, un objetivo con un porcentaje como resultado cuenta como cumplido en el análisis. Inmediato, también para trimestres anteriores.',
  },
  talent_enabled: {
    label: 'Evaluaciones',
    says: 'Los responsables escriben evaluaciones cada trimestre. Inmediato; si se desactiva, las evaluaciones se ocultan y se conservan.',
  },
  talent_for_contributors: {
    label: 'Talento en el menú de todo el mundo',
    says: 'Las personas colaboradoras encuentran Talento en su menú. Los enlaces a sus propias evaluaciones funcionan en cualquier caso.',
  },
  ratings_shared_with_employee: {
    label: 'Compartir valoraciones con el personal',
    says: 'El personal ve las valoraciones de sus evaluaciones, también de las anteriores. Inmediato.',
  },
  appraisal_effective_date: {
    label: 'Evaluaciones desde',
    says: 'Se escriben evaluaciones de los trimestres que empiezan este día o después; vacío: de todos. Inmediato; las evaluaciones de trimestres anteriores siguen en los perfiles.',
  },
  appraisal_grace_weeks: {
    label: 'Semanas para escribir',
    says: 'Pasado este número de semanas desde el fin del trimestre, vence una evaluación que falta, está en borrador o no ha firmado la persona evaluada. Inmediato.',
  },
  rating_levels: {
    label: 'Niveles de la primera y la segunda valoración',
    says: 'Cuántos niveles tienen estas valoraciones.',
  },
  tertiary_ratings_enabled: {
    label: 'Tercera valoración',
    says: 'Las evaluaciones tienen una tercera valoración, que la matriz de talento muestra como marca y como filtro.',
  },
  tertiary_rating_levels: {
    label: 'Niveles de la tercera valoración',
    says: 'Cuántos niveles tiene esta valoración.',
  },
  review_drafts_enabled: {
    label: 'Ayuda de redacción',
    says: 'Quien evalúa puede pedir un texto sugerido a partir de los objetivos y resultados que ve y, en un ciclo, de la autoevaluación y de la opinión de pares; nunca para una valoración. Un modelo de IA conectado lee entonces estas palabras. Inmediato.',
  },
  session_idle_days: {
    label: 'Días sin uso',
    says: 'Quien no use el producto durante este tiempo debe iniciar sesión de nuevo. A partir de la siguiente petición.',
  },
  session_days: {
    label: 'Días como máximo',
    says: 'Pasado este tiempo desde el inicio de sesión, todo el mundo debe iniciarla de nuevo. A partir de la siguiente petición.',
  },
  failed_sign_ins: {
    label: 'Contraseñas incorrectas',
    says: 'Este número seguido bloquea la cuenta diez minutos, y cada vez más tiempo si se repite. Inmediato.',
  },
  failed_sign_in_minutes: {
    label: 'Minutos que cuentan',
    says: 'Las contraseñas incorrectas más antiguas no cuentan. Inmediato.',
  },
  sign_in_theme: {
    label: 'Lema en la página de inicio de sesión',
    says: 'Quien abre la página de inicio de sesión lee el lema del trimestre, también sin cuenta. Inmediato.',
  },
  endless_tokens_allowed: {
    label: 'Tokens sin caducidad',
    says: 'Los programas pueden tener tokens que nunca caducan. A partir del siguiente token; si se desactiva, los actuales siguen funcionando.',
  },
  drafts_per_day: {
    label: 'Borradores de objetivos al día',
    says: 'Cuántos borradores puede pedir una persona. Inmediato.',
  },
  goals_per_person_and_hour: {
    label: 'Objetivos nuevos por hora',
    says: 'A partir de la hora en curso.',
  },
  comments_per_person_and_hour: {
    label: 'Comentarios por hora',
    says: 'A partir de la hora en curso.',
  },
  other_writes_per_person_and_hour: {
    label: 'Otros cambios por hora',
    says: 'A partir de la hora en curso.',
  },
};
