import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.appraisal.ts';
import { layerTitles } from './words.layers.ts';

export const appraisalWords: Translated<typeof english.appraisalWords> = {
  view: layerTitles.view,
  create: layerTitles.create,
  edit: layerTitles.edit,
  deleteTitle: layerTitles.delete,
  failed: 'No se ha podido cargar la evaluación.',
  absent: 'Esta evaluación no está disponible.',
  absentHint: 'Se ha eliminado o no puede leerla.',
  reviewer: 'Persona evaluadora',
  evidence: 'Objetivos del trimestre',
  evidenceOf: (count, completed, hasMore) =>
    count === 0
      ? 'Objetivos del trimestre (ninguno)'
      : `Objetivos del trimestre (${hasMore ? `primeros ${count}` : count}: ${completed} ${completed === 1 ? 'cumplido' : 'cumplidos'})`,
  noGoals: 'No hay ningún objetivo de este trimestre que usted pueda ver.',
  goalsFailed: 'No se han podido cargar los objetivos.',
  feedback: 'Comentarios',
  review: 'Texto de la evaluación',
  comment: 'Comentario de la persona evaluada',
  ratings: 'Valoraciones',
  signatures: 'Firmas',
  history: 'Historial',
  showHistory: 'Mostrar historial',
  hideHistory: 'Ocultar historial',
  privateRatings: 'Las valoraciones solo las ven sus superiores.',
  scaleChanged: 'La empresa valora ahora con otra escala. Las valoraciones se deben dar de nuevo.',
  employeeSees: 'La persona evaluada ve estas valoraciones cuando la evaluación se comparte.',
  employeeSeesNot: 'La persona evaluada no ve estas valoraciones.',
  share: 'Compartir',
  shareMissing: (parts) =>
    `Aún no está completa: ${parts}. Tras compartirla, ya no se puede enviar ni escribir nada de esto.`,
  shareAnyway: 'Compartir de todos modos',
  shared: 'La evaluación se ha compartido.',
  print: 'Imprimir',
  deleteQuestion: '¿Quiere eliminar la evaluación?',
  deleteShared: 'Se avisa a la persona evaluada, porque la evaluación estaba compartida.',
  deleted: 'La evaluación se ha eliminado.',
  delete: 'Eliminar',
  saved: 'La evaluación se ha guardado.',
  changed: 'Otra persona ha cambiado esta evaluación entretanto. Lo que ha escrito se conserva.',
  reload: 'Cargar el texto actual',
  editShared: 'La evaluación está compartida. Se avisa de sus cambios a la persona evaluada.',
  editAcknowledged:
    'La persona evaluada ha firmado. Si guarda cambios, esta firma deja de valer y se le pide que firme de nuevo.',
  notYours: 'No puede cambiar esta evaluación.',
  exists: 'Esta persona ya tiene una evaluación de este trimestre.',
  existsInCycle: 'Esta persona ya tiene una evaluación en este ciclo.',
};

export const signWords: Translated<typeof english.signWords> = {
  title: 'Su firma',
  name: 'Su nombre completo',
  nameHint: 'Su nombre escrito es su firma.',
  comment: 'Comentario (opcional)',
  optional: (name) => `${name} (opcional)`,
  former: (name, sign) => `Firma anterior de ${name}: ${sign}`,
  sign: 'Firmar',
  change: 'Cambiar firma',
  signed: 'Ha firmado.',
  changedSince:
    'La evaluación ha cambiado después de que usted la abriera. Lo que ha escrito se conserva. Léala de nuevo antes de continuar.',
  changedBy: (name, what) =>
    `${name} ha cambiado ${what} después de que usted abriera la evaluación. Lo que ha escrito se conserva. Léala de nuevo antes de continuar.`,
  changed: {
    Review: 'el texto de la evaluación',
    Ratings: 'las valoraciones',
    Comment: 'el comentario',
  },
  and: ' y ',
  completedMeanwhile: 'La evaluación se ha completado entretanto, así que ya no se puede firmar.',
  whatChanged: 'Qué ha cambiado',
  before: 'Cuando la abrió',
  now: 'Ahora',
  haveRead: 'Ya lo he leído',
  signedOn: 'Firmó el ',
  changedAfter:
    '; el texto ha cambiado desde entonces. Su comentario de entonces está en el formulario: consérvelo, cámbielo o quítelo.',
  signUntil: (day) =>
    `Firme antes de que termine el ${day}. Después, la evaluación se puede completar sin su firma.`,
  meaning: 'Qué significa firmar',
  employeeMeaning:
    'Confirma que ha leído esta evaluación, no que esté de acuerdo con ella. Puede expresar su desacuerdo en el comentario. El texto, las valoraciones y los nombres se conservan como están ahora. Puede cambiar su firma hasta que la evaluación se complete.',
  managerMeaning:
    'Usted completa esta evaluación. El texto, las valoraciones y los nombres se conservan como están ahora, y después no se puede cambiar nada.',
  complete: 'Firmar y completar',
  completed: 'La evaluación está completada.',
  byEmployee: 'Persona evaluada',
  byManager: 'Responsable',
  notSigned: 'Aún sin firmar',
};

export const confirmWords: Translated<typeof english.confirmWords> = {
  title: 'Su acuse de recibo',
  act: 'La he leído',
  done: 'La evaluación está completada.',
  meaning:
    'Confirma que ha leído esta evaluación, no que esté de acuerdo con ella. Puede expresar su desacuerdo en el comentario. Este ciclo de evaluación no tiene firmas, así que su acuse de recibo completa la evaluación, y después no se puede cambiar nada.',
  without:
    'Este ciclo de evaluación no tiene firmas: el acuse de recibo de la persona evaluada completa la evaluación.',
  acknowledgedOn: 'Acuse de recibo de la persona evaluada',
};

export const closingWords: Translated<typeof english.closingWords> = {
  close: layerTitles.close,
  hasTime: (day) => `La persona evaluada puede firmar hasta el ${day}.`,
  explains:
    'Esto completa la evaluación. Se marca como no firmada por la persona evaluada en la pantalla, al imprimir y en Excel. Se avisa a esa persona, que lee el motivo y puede añadir una declaración en un plazo de 30 días.',
  reason: 'Motivo',
  reasonHint: 'La persona evaluada lo lee, y se imprime.',
  closed: 'La evaluación se ha completado sin la firma de la persona evaluada.',
  mark: 'No firmada por la persona evaluada',
  by: (name) => `Completada sin la firma de la persona evaluada por ${name} · `,
  reasonOf: (reason) => `Motivo: ${reason}`,
  statement: 'Declaración de la persona evaluada',
  none: 'Aún no hay declaración.',
  yours: 'Su declaración',
  until: (day) =>
    `La evaluación se completó sin su firma. Puede añadir una declaración hasta el ${day}; se muestra y se imprime con la evaluación.`,
  add: 'Añadir declaración',
  change: 'Guardar declaración',
  added: 'Su declaración se ha añadido.',
};

export const helpWords: Translated<typeof english.helpWords> = {
  button: 'Sugerir un texto',
  hint: 'A partir de los objetivos y resultados que usted ve y, en un ciclo, de la autoevaluación y de la opinión de pares. Las valoraciones nunca se sugieren.',
  title: 'Texto sugerido',
  accept: 'Añadir',
  acceptOf: (place) => `Añadir el párrafo ${place}`,
  taken: 'Añadido',
  addTo: 'Añadir a',
  sources: 'Se basa en',
  selfReview: 'Autoevaluación',
  peerFeedback: 'Opinión de pares',
  yours: 'Debe completarlo usted',
  nothing: 'No hay nada sobre lo que escribir.',
};

export const fairnessWords: Translated<typeof english.fairnessWords> = {
  yours: 'Sus valoraciones',
  others: 'Completadas por otras personas',
  tooFew: 'La comparación aparece cuando otras 5 personas evaluadoras hayan completado 20 evaluaciones.',
};

export const ownWords: Translated<typeof english.ownWords> = {
  none: 'Aún no hay evaluaciones.',
  noneHint: 'Una evaluación aparece aquí cuando su responsable la comparte.',
  private: 'Las valoraciones solo las ven sus superiores.',
  period: 'Trimestre',
  status: 'Estado',
  rating: 'Valoración',
  action: 'Acción',
  read: 'Leer',
  readAndSign: 'Leer y firmar',
  readOf: (quarter) => `Leer la evaluación de ${quarter}`,
  signOf: (quarter) => `Leer y firmar la evaluación de ${quarter}`,
  readAndConfirm: 'Leer y acusar recibo',
  confirmOf: (quarter) => `Leer la evaluación de ${quarter} y acusar recibo`,
};

export const reasonWords: Translated<typeof english.reasonWords> = {
  none: 'Aún no se ha escrito ninguna evaluación.',
  draft: 'La evaluación es un borrador.',
  shared: 'La evaluación está compartida y espera a la persona evaluada.',
  acknowledged: 'La persona evaluada ha firmado.',
  completed: 'La evaluación está completada.',
  employee_left: 'Esta persona ya no está en la empresa.',
  employee_is_ceo: 'Nadie está por encima de la dirección general para firmar la evaluación.',
  calibrating:
    'Hay una calibración abierta de esta evaluación. Se podrá compartir cuando la calibración termine.',
  scale_changed: 'La empresa valora ahora con otra escala. Edite la evaluación y valore de nuevo.',
  employee_has_time: 'La persona evaluada aún tiene tiempo.',
  statement_over: 'Una declaración se puede añadir durante 30 días, que ya han pasado.',
};
