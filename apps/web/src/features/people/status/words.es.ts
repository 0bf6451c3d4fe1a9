import type { Translated } from '@bellwether/domain/locale/language';
import { fallingWords } from '@bellwether/domain/people/status/leaving';
import { layerTitles } from '../words.layers.ts';
import type * as english from './words.ts';

export const statusWords: Translated<typeof english.statusWords> = {
  part: 'Acciones',
  deactivate: layerTitles.deactivate,
  activate: layerTitles.activate,
  effect: (name) =>
    `La sesión de ${name} se cierra al momento en todas partes, ya no puede iniciar sesión y no recibe correos. No se elimina nada.`,
  goals: (count) =>
    count === 1
      ? 'Esta persona sigue siendo responsable de 1 objetivo abierto.'
      : `Esta persona sigue siendo responsable de ${count} objetivos abiertos.`,
  quarter: (label, count) => `${label}: ${count === 1 ? '1 objetivo' : `${count} objetivos`}`,
  users: (count) =>
    count === 1
      ? '1 persona a cargo sigue dependiendo de esta persona.'
      : `${count} personas a cargo siguen dependiendo de esta persona.`,
  falling({ ApprovalCount, UserCount, AppraisalCount, RequestCount, FallsTo }) {
    const words = fallingWords({
      approvals: ApprovalCount,
      reports: UserCount,
      appraisals: AppraisalCount,
      requests: RequestCount,
      goals: 0,
      items: 0,
    });
    if (words === '') return '';
    return FallsTo === null
      ? `No hay nadie por encima que lo asuma: ${words}.`
      : `Pasan a ${FallsTo.Name}: ${words}.`;
  },
  items: (count) =>
    count === 1
      ? '1 tarea la debe reasignar quien la pidió.'
      : `${count} tareas las deben reasignar quienes las pidieron.`,
  seeUsers: 'Ver las personas a cargo',
  failed: 'No se ha podido cargar lo que se ve afectado.',
  deactivated: (name) => `Se ha desactivado a ${name}.`,
  freeEmail: layerTitles.freeEmail,
  personalData: 'Datos personales, retención y borrado',
  freeEffect: (name, email) =>
    `Otra persona puede tener ${email} al momento. ${name} se queda sin correo; para volver a activar a ${name} hace falta uno nuevo. No se puede deshacer.`,
  emailFreed: (email) => `${email} está libre.`,
  needsEmail: (name) => `El correo de ${name} se liberó, así que hace falta uno nuevo.`,
  activated: (name) => `Se ha vuelto a activar a ${name}.`,
};

export const inviteWords: Translated<typeof english.inviteWords> = {
  act: 'Invitar',
  actOf: (name) => `Invitar a ${name}`,
  done: (email) => `Se ha enviado una invitación a ${email}.`,
};

export const reinviteWords: Translated<typeof english.reinviteWords> = {
  act: 'Invitar de nuevo',
  actOf: (name) => `Invitar de nuevo a ${name}`,
  done: (email) => `Se ha vuelto a enviar una invitación a ${email}.`,
};

const reportsOf = (count: number) => (count === 1 ? '1 persona a cargo' : `${count} personas a cargo`);

export const wayOutWords: Translated<typeof english.wayOutWords> = {
  reassignGoals: layerTitles.reassignGoals,
  reassignAll: 'Reasignar todos los objetivos',
  reassignExplanation: (count, name) =>
    `${count === 1 ? '1 objetivo abierto' : `${count} objetivos abiertos`} de ${name} ${count === 1 ? 'cambia' : 'cambian'} de responsable. Los borradores, las predicciones y los comentarios se quedan con los objetivos.`,
  newOwner: 'Nueva persona responsable',
  reassigned: (count, name) =>
    count === 1 ? `1 objetivo es ahora de ${name}.` : `${count} objetivos son ahora de ${name}.`,
  noGoals: (name) => `No ve objetivos abiertos de ${name}.`,
  notYours:
    'Solo el responsable directo, la dirección general, la administración de la organización y la de objetivos pueden reasignar estos objetivos.',
  moveReports: layerTitles.moveReports,
  moveAll: 'Mover a todas las personas a cargo',
  moveExplanation: (count, name) =>
    `${reportsOf(count)} de ${name} ${count === 1 ? 'pasa' : 'pasan'} a un mismo responsable nuevo. Si elige a una de ellas, esa persona ocupa el puesto bajo el responsable de ${name}.`,
  moved: (count) => `${reportsOf(count)} ${count === 1 ? 'movida' : 'movidas'}.`,
  noReports: (name) => `Nadie depende de ${name}.`,
};
