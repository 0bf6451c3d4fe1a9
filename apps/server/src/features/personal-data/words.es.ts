import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const personalDataRefusals: Translated<typeof english.personalDataRefusals> = {
  not_ready: 'Este archivo aún no está listo.',
  failed: 'No se ha podido crear este archivo. Pida otro.',
  removed: 'Este archivo se quitó después de siete días. Pida otro.',
  active_again: 'Esta persona vuelve a estar activa y puede solicitar el archivo por su cuenta.',
};

export const dataFileWords: Translated<typeof english.dataFileWords> = {
  fileName: ({ name }) => `${name} datos personales`,
  title: ({ name, company }) => `Datos de ${name} en ${company}`,
  made: ({ at }) =>
    `Creado el ${at} (UTC). Cada parte está también en la carpeta data, como JSON para programas.`,
  leftOut:
    'No se incluye lo que otras personas escribieron sobre la persona en privado: notas ajenas, segundas opiniones ajenas y evaluaciones sin compartir.',
  leftOutForAdmins:
    'Este archivo lo solicitó la administración. Por eso tampoco incluye lo que esta no puede leer: reuniones individuales, evaluaciones y todo lo relacionado con ellas, notificaciones, acciones, notas, textos y vistas privados, ni los objetivos, comentarios y tareas que no ve. La persona los obtiene en el archivo que cualquiera con una cuenta activa puede solicitar en la página de la cuenta.',
  empty: 'Nada.',
  yes: 'sí',
  no: 'no',
  parts: {
    profile: 'Perfil',
    user_manual: 'Manual de uso',
    goals: 'Objetivos',
    predictions: 'Predicciones',
    results: 'Resultados, también los que otras personas le escribieron',
    comments: 'Comentarios, también los ajenos sobre sus objetivos',
    action_items: 'Tareas',
    one_to_ones: 'De qué habla en las reuniones individuales',
    appraisals: 'Evaluaciones',
    self_reviews: 'Lo que escribió sobre su trabajo en ciclos de evaluación',
    peer_feedback: 'Lo que escribió sobre otras personas como par',
    said_by_peers: 'Lo que sus pares dijeron sobre usted, como lo transmitió su responsable directo',
    calibration_moves: 'Motivos que dio en calibraciones de evaluaciones',
    notes: 'Sus notas privadas',
    saved_views: 'Sus vistas guardadas',
    board_packs: 'Lo que escribió en dosieres del consejo',
    summary_edits: 'Lo que escribió en resúmenes',
    notifications: 'Notificaciones',
    sessions: 'Sesiones',
    tokens: 'Tokens',
    slack: 'Slack',
    agents: 'Agentes',
    agent_requests: 'Predicciones de agentes',
    agent_views: 'Segundas opiniones de agentes',
    acts: 'Lo que el registro de auditoría conserva sobre sus acciones',
    own_record: 'Su propio balance: cuánto valieron sus predicciones',
    files: 'Archivos',
  },
};
