import type { Translated } from '../../locale/language.ts';
import { capital } from '../../shared/capital.ts';
import type * as english from './writer.en.ts';
import {
  aboutSomeone,
  appraisal,
  appraisalsDue,
  by,
  countOf,
  dataAsked,
  days,
  daysLeft,
  disputed,
  dueIn,
  fallen,
  goal,
  item,
  leftOpen,
  leftWords,
  of,
  ofQuarter,
  predicted,
  quoted,
  signatureDue,
  someone,
  waiting,
  weeksMissed,
} from './writer.phrases.es.ts';

/** The Spanish texts of every kind. */
export const notificationWriter: Translated<typeof english.notificationWriter> = {
  goal_submitted: {
    subject: 'Objetivo enviado para su aprobación',
    body: (facts) =>
      `${by(facts)} ha enviado ${goal(facts)}${facts.isWaiting ? '. Está pendiente de su revisión.' : ' para su aprobación.'}`,
  },
  goal_edits_submitted: {
    subject: 'Cambios de un objetivo enviados para su aprobación',
    body: (facts) =>
      `${by(facts)} ha enviado cambios en ${goal(facts)}${facts.isWaiting ? '. Están pendientes de su revisión.' : ' para su aprobación.'}`,
  },
  goal_approved: {
    subject: 'Objetivo aprobado',
    body: (facts) => `${by(facts)} ha aprobado ${goal(facts)}.`,
  },
  goal_published: {
    subject: 'Objetivo publicado',
    body: (facts) => `${by(facts)} ha publicado ${goal(facts)}.`,
  },
  goal_edits_approved: {
    subject: 'Cambios de un objetivo aprobados',
    body: (facts) => `${by(facts)} ha aprobado los cambios en ${goal(facts)}.`,
  },
  changes_requested: {
    subject: 'Cambios pedidos',
    body: (facts) => `${by(facts)} ha pedido cambios en ${goal(facts)}.`,
  },
  edit_changes_requested: {
    subject: 'Cambios pedidos',
    body: (facts) => `${by(facts)} ha pedido otros cambios en ${goal(facts)}.`,
  },
  manager_goal_approved: {
    subject: 'Objetivo de su superior aprobado',
    body: ({ title, isTitled }) =>
      isTitled
        ? 'Se ha aprobado el objetivo de su superior.'
        : title === null
          ? 'Se ha aprobado un objetivo de su superior.'
          : `Se ha aprobado el objetivo «${title}» de su superior.`,
  },
  shelving_requested: {
    subject: 'Solicitud de aparcar un objetivo',
    body: (facts) =>
      `${by(facts)} ha pedido aparcar ${goal(facts)}.${waiting(facts, 'La solicitud está pendiente de su revisión.')}`,
  },
  shelving_denied: {
    subject: 'Solicitud de aparcar rechazada',
    body: (facts) => `${by(facts)} ha rechazado la solicitud de aparcar ${goal(facts)}.`,
  },
  goal_shelved: {
    subject: 'Objetivo aparcado',
    body: (facts) => `${by(facts)} ha aparcado ${goal(facts)}.`,
  },
  parent_goal_shelved: {
    subject: 'Objetivo superior aparcado',
    body: (facts) => `${by(facts)} ha aparcado ${goal(facts)}, al que contribuye uno de los suyos.`,
  },
  goal_reactivated: {
    subject: 'Objetivo reactivado',
    body: (facts) => `${by(facts)} ha reactivado ${goal(facts)}.`,
  },
  goal_reassigned: {
    subject: 'Objetivo con nueva persona responsable',
    body: (facts) => `${by(facts)} ha pasado ${goal({ ...facts, isOwnGoal: false })} a ${someone(facts)}.`,
  },
  goal_updated: {
    subject: 'Objetivo actualizado',
    body: (facts) =>
      `${by(facts)} ha actualizado ${goal(facts)}${predicted(facts)}${facts.prediction?.comment ? '' : '.'}`,
  },
  new_comment: {
    subject: 'Nuevo comentario',
    body: (facts) => `${by(facts)} ha comentado ${goal(facts)}.`,
  },
  goal_finalized: {
    subject: 'Objetivo cerrado',
    body: (facts) =>
      `${by(facts)} ha cerrado ${goal(facts)}.${waiting(facts, 'El resultado está pendiente de su revisión.')}`,
  },
  result_reviewed: {
    subject: 'Resultado revisado',
    body: (facts) => disputed(facts) ?? `${by(facts)} ha revisado el resultado ${of(goal(facts))}.`,
  },
  result_changed: {
    subject: 'Resultado cambiado',
    body: (facts) => `${by(facts)} ha cambiado el resultado ${of(goal(facts))}.`,
  },
  result_review_changed: {
    subject: 'Revisión de un resultado cambiada',
    body: (facts) =>
      disputed(facts) ?? `${by(facts)} ha cambiado la revisión del resultado ${of(goal(facts))}.`,
  },
  result_retracted: {
    subject: 'Resultado retirado',
    body: (facts) => `${by(facts)} ha retirado el resultado ${of(goal(facts))}.`,
  },
  goal_deleted: {
    subject: 'Objetivo eliminado',
    body: (facts) => `${by(facts)} ha eliminado ${goal(facts)}.`,
  },
  parent_goal_deleted: {
    subject: 'Objetivo superior eliminado',
    body: (facts) => `${by(facts)} ha eliminado ${goal(facts)}, al que contribuye uno de los suyos.`,
  },
  goal_restored: {
    subject: 'Objetivo restaurado',
    body: (facts) => `${by(facts)} ha restaurado ${goal(facts)}.`,
  },
  taken_back: {
    subject: 'Acción deshecha',
    body: (facts) => `${by(facts)} ha deshecho lo último que se hizo en ${goal(facts)}.`,
  },
  goal_realigned: {
    subject: 'Objetivo vinculado de nuevo',
    body: (facts) => `${by(facts)} ha cambiado la vinculación ${of(goal(facts))}.`,
  },
  update_asked: {
    subject: 'Actualice sus objetivos',
    body: ({ week, endsQuarter }) => {
      const when = week === null ? 'de esta semana' : `de la semana ${week}`;
      return endsQuarter
        ? `Falta la predicción ${when} de sus objetivos, o su resultado.`
        : `Falta la actualización ${when} de sus objetivos.`;
    },
  },
  update_reminded: {
    subject: 'Recordatorio: su actualización semanal',
    body: (facts) => `${by(facts)} le recuerda que hay objetivos suyos pendientes de actualizar.`,
  },
  goal_reminded: {
    subject: 'Recordatorio: sus objetivos',
    body: (facts) => `${by(facts)} le recuerda que debe enviar un objetivo para este trimestre.`,
  },
  result_reminded: {
    subject: 'Recordatorio: sus resultados',
    body: (facts) =>
      `${by(facts)} le recuerda que hay objetivos del último trimestre pendientes de resultado.`,
  },
  appraisals_reminded: {
    subject: 'Recordatorio: evaluaciones vencidas',
    body: (facts) =>
      `${by(facts)} le recuerda que hay evaluaciones${ofQuarter(facts)} vencidas que usted debe escribir.`,
  },
  cycle_appraisals_reminded: {
    subject: 'Recordatorio: evaluaciones',
    body: (facts) => `${by(facts)} le recuerda que hay evaluaciones${ofQuarter(facts)} pendientes de usted.`,
  },
  peers_reminded: {
    subject: 'Recordatorio: opinión de pares',
    body: (facts) =>
      `${by(facts)} le recuerda que hay opiniones de pares${ofQuarter(facts)} pendientes de usted.`,
  },
  views_asked: {
    subject: 'Su opinión antes de que respondan',
    body: () => 'Diga cómo de probables ve los objetivos de las personas a su cargo, antes de que respondan.',
  },
  approvals_fell: { subject: 'Aprobaciones pendientes de usted', body: (facts) => fallen(facts) },
  deputy_named: {
    subject: 'Usted es suplente',
    body: (facts) => `${capital(someone(facts))} está ausente ${days(facts)}. Usted hace la suplencia.`,
  },
  deputy_released: {
    subject: 'Fin de la suplencia',
    body: (facts) => `Usted ya no hace la suplencia de ${someone(facts)}.`,
  },
  absence_set: {
    subject: 'Su ausencia',
    body: (facts) => `${by(facts)} ha indicado que usted está ausente ${days(facts)}.`,
  },
  absence_cancelled: {
    subject: 'Su ausencia se ha cancelado',
    body: (facts) => `${by(facts)} ha cancelado su ausencia.`,
  },
  person_left: { subject: 'Alguien ha dejado la empresa', body: (facts) => leftWords(facts) },
  updates_missed: {
    subject: 'Faltan actualizaciones semanales',
    body: (facts) =>
      `${capital(someone(facts))} no actualiza sus objetivos desde hace ${weeksMissed(facts.count)} semanas.`,
  },
  action_item_assigned: {
    subject: 'Tarea asignada',
    body: (facts) => `${by(facts)} ha asignado ${item(facts)} a ${someone(facts)}.`,
  },
  action_item_changed: {
    subject: 'Tarea cambiada',
    body: (facts) => `${by(facts)} ha cambiado ${item(facts)}.`,
  },
  action_item_given_away: {
    subject: 'Tarea pasada a otra persona',
    body: (facts) => `${by(facts)} ha pasado ${item(facts)} a ${someone(facts)}.`,
  },
  action_item_completed: {
    subject: 'Tarea completada',
    body: (facts) => `${by(facts)} ha completado ${item(facts)}.`,
  },
  action_item_reopened: {
    subject: 'Tarea reabierta',
    body: (facts) => `${by(facts)} ha reabierto ${item(facts)}.`,
  },
  action_item_deleted: {
    subject: 'Tarea eliminada',
    body: (facts) => `${by(facts)} ha eliminado ${item(facts)}.`,
  },
  appraisal_shared: {
    subject: 'Evaluación lista para firmar',
    body: (facts) => `${by(facts)} le pide que lea y firme su evaluación${ofQuarter(facts)}.`,
  },
  appraisal_reopened: {
    subject: 'Evaluación lista para firmar',
    body: (facts) =>
      `${by(facts)} ha cambiado la evaluación${ofQuarter(facts)} después de su firma. Léala y fírmela de nuevo.`,
  },
  appraisal_acknowledged: {
    subject: 'Evaluación firmada',
    body: (facts) =>
      `${by(facts)} ha firmado ${appraisal(facts)}.${waiting(facts, 'Ahora le toca firmar a usted.')}`,
  },
  appraisal_completed: {
    subject: 'Evaluación completada',
    body: (facts) => `${by(facts)} ha completado ${appraisal(facts)}.`,
  },
  appraisal_closed: {
    subject: 'Evaluación completada sin firma',
    body: (facts) =>
      facts.person?.isReader
        ? `${by(facts)} ha completado su evaluación${ofQuarter(facts)} sin su firma. Puede añadir una declaración en un plazo de 30 días.`
        : `${by(facts)} ha completado ${appraisal(facts)} sin la firma de la persona evaluada.`,
  },
  appraisal_confirmed: {
    subject: 'Acuse de recibo de una evaluación',
    body: (facts) => `${by(facts)} ha dado acuse de recibo de ${appraisal(facts)}, que queda así completada.`,
  },
  appraisal_stated: {
    subject: 'Declaración añadida a una evaluación',
    body: (facts) => `${by(facts)} ha añadido una declaración a ${appraisal(facts)}.`,
  },
  appraisal_changed: {
    subject: 'Evaluación cambiada',
    body: (facts) =>
      facts.person?.isActor
        ? `${by(facts)} ha cambiado lo que escribió sobre ${appraisal(facts)}.`
        : `${by(facts)} ha cambiado ${appraisal(facts)}.`,
  },
  appraisal_deleted: {
    subject: 'Evaluación eliminada',
    body: (facts) => `${by(facts)} ha eliminado ${appraisal(facts)}.`,
  },
  calibration: {
    subject: 'Calibración abierta',
    body: (facts) =>
      `${by(facts)} ha abierto una calibración de evaluaciones${ofQuarter(facts)}. Usted participa.`,
  },
  calibration_closed: {
    subject: 'Calibración cerrada',
    body: (facts) =>
      `${by(facts)} ha cerrado la calibración de evaluaciones${ofQuarter(facts)}. Las valoraciones están en los borradores.`,
  },
  calibration_cancelled: {
    subject: 'Calibración cancelada',
    body: (facts) =>
      `${by(facts)} ha cancelado la calibración de evaluaciones${ofQuarter(facts)}. Los borradores conservan sus valoraciones.`,
  },
  data_asked: { subject: 'Se solicitaron sus datos', body: dataAsked },
  profile_updated: {
    subject: 'Su perfil ha cambiado',
    body: (facts) => `${by(facts)} ha cambiado su perfil.`,
  },
  role_changed: {
    subject: 'Su rol ha cambiado',
    body: (facts) => `${by(facts)} ha cambiado su rol o sus permisos.`,
  },
  webhook_switched_off: {
    subject: 'Webhook desactivado',
    body: () =>
      'Se ha desactivado un webhook, porque su destinatario lo ha cancelado o lleva cinco días fallando. Lo que no se entregó se puede reenviar.',
  },
  flags_imported: {
    subject: 'Permisos concedidos por una importación',
    body: (facts) =>
      `Una importación de ${by(facts)} ha dado permisos a ${someone(facts)}: ${facts.flags.join(', ')}.`,
  },
  manager_changed: {
    subject: 'Cambio de responsable directo',
    body: (facts) =>
      facts.person === null
        ? `${by(facts)} ha cambiado su responsable directo: ahora usted no depende de nadie.`
        : `${by(facts)} ha cambiado su responsable directo: ahora usted depende de ${facts.person.name}.`,
  },
  new_direct_report: {
    subject: 'Nueva persona a cargo',
    body: (facts) => `${capital(someone(facts))} depende ahora de usted.`,
  },
  direct_report_moved: {
    subject: 'Una persona a cargo ha cambiado',
    body: (facts) => `${capital(someone(facts))} ya no depende de usted.`,
  },
  strategy_published: {
    subject: 'Estrategia publicada',
    body: (facts) =>
      facts.changed.length === 0
        ? `${by(facts)} ha publicado la estrategia.`
        : `${by(facts)} ha publicado la estrategia. Cambios en: ${facts.changed.join(', ')}.`,
  },
  quarter_begun: {
    subject: 'Trimestre empezado',
    body: ({ quarter }) => `Ha empezado ${quarter ?? 'un trimestre'}.`,
  },
  quarter_left_open: { subject: 'Trimestre sin terminar', body: (facts) => leftOpen(facts) },
  appraisals_due: { subject: 'Evaluaciones por entregar', body: appraisalsDue },
  cycle_appraisals_due: { subject: 'Evaluaciones por entregar', body: appraisalsDue },
  signature_due: { subject: 'Evaluación pendiente de usted', body: signatureDue },
  self_review_due: {
    subject: 'Autoevaluación por entregar',
    body: (facts) => `Su autoevaluación${ofQuarter(facts)} ${dueIn(facts, 'vence', 'venció')}.`,
  },
  peers_proposed: {
    subject: 'Pares propuestos',
    body: (facts) =>
      `${capital(someone(facts))} ha propuesto personas para la opinión de pares${ofQuarter(facts)}. Decida a quién preguntar.`,
  },
  peer_asked: {
    subject: 'Opinión de pares solicitada',
    body: (facts) => `${by(facts)} le pide su opinión ${aboutSomeone(facts)}. Acepte o rechace la solicitud.`,
  },
  peer_withdrawn: {
    subject: 'Opinión de pares ya no necesaria',
    body: (facts) => `${by(facts)} ya no necesita su opinión ${aboutSomeone(facts)}.`,
  },
  peer_declined: {
    subject: 'Opinión de pares rechazada',
    body: (facts) => `${by(facts)} ha rechazado dar su opinión ${aboutSomeone(facts)}.`,
  },
  peer_feedback_due: {
    subject: 'Opinión de pares por entregar',
    body: (facts) => `Su opinión ${aboutSomeone(facts)} ${dueIn(facts, 'vence', 'venció')}.`,
  },
  people_file_waits: {
    subject: 'Un archivo de personas está pendiente de usted',
    body: () =>
      'Un archivo de personas de la carpeta vigilada está pendiente de usted, porque algo en él requiere su decisión. No se ha escrito nada de lo que contiene.',
  },
  people_file_failed: {
    subject: 'No se ha podido leer un archivo de personas',
    body: () =>
      'Un archivo de la carpeta vigilada no se ha podido leer o aplicar como lista de personas. Se ha apartado y no ha cambiado nada.',
  },
  token_ends: {
    subject: 'Un token caduca pronto',
    body: (facts) =>
      `Su token ${quoted(facts.token)}caduca en ${daysLeft(facts.count)}. Cree uno nuevo si su programa debe seguir funcionando.`,
  },
  company_token_ends: {
    subject: 'Un token de la empresa caduca pronto',
    body: (facts) =>
      `El token ${quoted(facts.token)}de la empresa caduca en ${daysLeft(facts.count)}. Cree uno nuevo si su programa debe seguir funcionando.`,
  },
  token_owner_left: {
    subject: 'La persona titular de un token ha dejado la empresa',
    body: (facts) =>
      facts.count === 1
        ? `${capital(someone(facts))} ha dejado la empresa y es titular de un token de empresa. Sigue funcionando con sus derechos hasta que la administración lo anule.`
        : `${capital(someone(facts))} ha dejado la empresa y es titular de ${countOf(facts.count)} tokens de empresa. Siguen funcionando con sus derechos hasta que la administración los anule.`,
  },
  action_item_due: {
    subject: 'Vencimiento de una tarea',
    body: (facts) => `${capital(item(facts))} ${dueIn(facts, 'vence', 'venció')}.`,
  },
};
