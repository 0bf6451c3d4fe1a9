import type { Translated } from '../locale/language.ts';
import type * as english from './words.ts';

export const goalMessages: Translated<typeof english.goalMessages> = {
  commentRequired: 'Escriba su comentario.',
  dialogCommentRequired: 'Escriba un comentario.',
  commentIsRequired: 'El comentario es obligatorio.',
  ownerRequired: 'Seleccione a la persona responsable.',
  tooManyOwners: 'Como máximo 200 personas pueden recibir el mismo objetivo a la vez.',
  quarterRequired: 'Seleccione un trimestre.',
  themeRequired: 'Escriba un lema.',
  titleRequired: 'Escriba un título.',
  objectiveRequired: 'Escriba un objetivo.',
  measurementRequired: 'Escriba una medición.',
  keyResultsRequired: 'Escriba resultados clave.',
  parentRequiredForOthers: 'Un objetivo para otras personas necesita un objetivo superior.',
  outcomeRequired: 'La descripción del resultado es obligatoria.',
  feedbackRequired: 'La descripción del resultado es obligatoria.',
  qualityRequired: 'Seleccione la calidad.',
  completedRequired: 'Seleccione Sí o No.',
  objectiveResultRequired: 'Escriba un porcentaje superior a 0 y de 100 como máximo.',
  likelihoodAndQualityRequired: 'Seleccione probabilidad y calidad.',
  reviewAnswerRequired: 'Seleccione Sí o No.',
  parentRequired: 'Seleccione un objetivo superior.',
  carryOverRequired: 'Seleccione al menos un objetivo.',
  carryOverForeignResult: 'Este objetivo no se traslada.',
  categoryRequired: 'Seleccione un área funcional.',
  deleteComment: '¿Quiere eliminarlo?',
  deletedAncestor: 'Este objetivo se ha eliminado.',
  goalManagerParentHint: 'Seleccione uno de sus objetivos o cualquier objetivo vinculado a ellos.',
};

export const askedLabels: Translated<typeof english.askedLabels> = {
  context: 'Más contexto',
  wish: '¿Qué debería cambiar?',
};

export const reasonSentences: Translated<typeof english.reasonSentences> = {
  wrong_state: 'No es posible en el estado actual del objetivo.',
  no_open_week: 'Ninguna semana de este objetivo admite predicciones ahora.',
  no_manager: 'La persona responsable del objetivo no tiene superior que pueda revisarlo.',
  has_manager: 'La persona responsable del objetivo tiene superior que revisa el resultado.',
  period_not_begun: 'El trimestre de este objetivo aún no ha empezado.',
  no_edit: 'No hay cambios propuestos.',
  edit_in_review: 'Los cambios propuestos están pendientes de aprobación.',
  edit_not_in_review: 'Los cambios propuestos no están pendientes de aprobación.',
  never_published:
    'Un objetivo que nunca se publicó solo lo puede reactivar el superior o un admin. de objetivos.',
  own_request: 'Nadie puede responder a su propia solicitud.',
  was_own: 'Este objetivo era suyo cuando se envió, así que debe responder otra persona.',
  is_private: 'Un objetivo privado no puede tener objetivos contribuyentes.',
};

export const takeBackSentence =
  'Este objetivo era suyo antes de que usted lo aprobara, así que debe dárselo otra persona.';

export const parentReasonSentences: Translated<typeof english.parentReasonSentences> = {
  not_visible: 'Este objetivo no está disponible.',
  is_itself: 'Un objetivo no puede ser su propio objetivo superior.',
  is_below: 'Este objetivo está por debajo del propio objetivo.',
  is_private: 'Un objetivo privado no puede ser objetivo superior.',
  is_shelved: 'Este objetivo está aparcado.',
  is_finalized: 'Este objetivo está cerrado.',
  later_period: 'Este objetivo empieza en un trimestre posterior.',
  other_year: 'Este objetivo pertenece a otro ejercicio.',
  outside_own_goals: goalMessages.goalManagerParentHint,
};

export const carryOverReasonSentences: Translated<typeof english.carryOverReasonSentences> = {
  already_carried: 'Este objetivo ya se ha trasladado.',
  wrong_state: 'Solo se pueden trasladar objetivos sin terminar.',
  not_offered: 'Los objetivos de este trimestre no se pueden trasladar ahora.',
};

export const severalReasonSentences: Translated<typeof english.severalReasonSentences> = {
  own: 'Es su propio objetivo.',
  not_yours: 'Solo puede enviar recordatorios a personas de su propia organización.',
  owner_gone: 'La persona responsable está desactivada.',
  nothing_owed: 'No hay nada pendiente para este objetivo.',
  away: 'La persona responsable está ausente.',
  today: 'La persona responsable ya ha recibido hoy un recordatorio.',
  followed: 'Ya sigue este objetivo.',
  not_followed: 'No sigue este objetivo.',
};

export const droppedParentSentences: Translated<typeof english.droppedParentSentences> = {
  ...parentReasonSentences,
  not_visible: 'Su objetivo superior ya no está disponible.',
  is_private: 'Su objetivo superior ahora es privado.',
  is_shelved: 'Su objetivo superior está aparcado.',
  is_finalized: 'Su objetivo superior está cerrado.',
  later_period: 'Su objetivo superior empieza en un trimestre posterior.',
  other_year: 'Su objetivo superior pertenece a otro ejercicio.',
};

export const takeBackSentences: Translated<typeof english.takeBackSentences> = {
  nothing_to_take_back: 'Aquí no hay nada que usted pueda deshacer.',
  acted_since: 'Alguien ha actuado sobre este objetivo desde entonces.',
  take_back_too_late: 'Esto se podía deshacer durante una hora; esa hora ya ha pasado.',
};
