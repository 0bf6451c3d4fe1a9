import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const approvalWords: Translated<typeof english.approvalWords> = {
  submit: {
    goal: {
      title: 'Solicitar aprobación',
      button: 'Solicitar aprobación',
      explanation:
        'El objetivo se envía al superior de la persona responsable, que lo aprueba o pide cambios.',
      done: 'Enviado para su aprobación.',
    },
    edit: {
      title: 'Enviar para aprobación',
      button: 'Enviar para aprobación',
      explanation:
        'El objetivo se queda como está hasta que el superior de la persona responsable apruebe estos cambios.',
      done: 'Cambios enviados para su aprobación.',
    },
  },
  publish: {
    goal: {
      title: 'Publicar',
      button: 'Publicar',
      explanation: 'El objetivo queda aprobado al momento. Quien pueda verlo lo encontrará.',
      done: 'Objetivo publicado.',
    },
    edit: {
      title: 'Publicar',
      button: 'Publicar',
      explanation: 'Estos cambios se aplican al objetivo al momento.',
      done: 'Cambios publicados.',
    },
  },
  retract: {
    goal: {
      title: 'Retirar',
      button: 'Retirar',
      explanation: 'La solicitud de aprobación se retira y el objetivo vuelve a ser un borrador.',
      done: 'Solicitud retirada.',
    },
    edit: {
      title: 'Retirar',
      button: 'Retirar',
      explanation: 'Los cambios propuestos se retiran y vuelven a ser un borrador.',
      done: 'Solicitud retirada.',
    },
  },
  discard: {
    goal: {
      title: 'Descartar cambios',
      button: 'Descartar cambios',
      explanation: 'El borrador de los cambios se descarta. El objetivo se queda como está.',
      done: 'Cambios descartados.',
    },
    edit: {
      title: 'Descartar cambios',
      button: 'Descartar cambios',
      explanation: 'El borrador de los cambios se descarta. El objetivo se queda como está.',
      done: 'Cambios descartados.',
    },
  },
};

export const reviewWords: typeof english.reviewWords = {
  review: {
    title: 'Revisar objetivo',
    question: '¿Aprueba este objetivo?',
    permission: 'ReviewPublicationRequest',
    yes: 'Aprobar',
    no: 'Pedir cambios',
    saidYes: 'Aprobado',
    saidNo: 'Cambios pedidos',
  },
  'review-edits': {
    title: 'Revisar cambios propuestos',
    question: '¿Aprueba estos cambios?',
    permission: 'ReviewPublicationRequest2',
    yes: 'Aprobar',
    no: 'Pedir cambios',
    saidYes: 'Cambios aprobados',
    saidNo: 'Cambios pedidos',
  },
  'review-shelving': {
    title: 'Aparcar objetivo',
    question: '¿Está de acuerdo con aparcar este objetivo?',
    permission: 'ApproveShelve',
    yes: 'Aparcar',
    no: 'Rechazar',
    saidYes: 'Solicitud de aparcarlo aprobada',
    saidNo: 'Solicitud de aparcarlo rechazada',
  },
};

export const reviewKeys: typeof english.reviewKeys = ({ yes, no }, hasNext) =>
  `Pulse Y para ${yes.toLowerCase()}${hasNext ? ' y abrir el siguiente' : ''}, N para ${no.toLowerCase()}.`;

export const goalReviewWords: Translated<typeof english.goalReviewWords> = {
  shelvedStays:
    'Un objetivo aparcado se queda donde está, marcado, y no admite más predicciones hasta que se reactive.',
  wrote: (name) => `${name} ha escrito`,
  notLoaded: 'No se ha podido cargar el objetivo.',
};

export const reviewFormWords: Translated<typeof english.reviewFormWords> = {
  submit: 'Enviar',
  andNext: (act) => `${act} y siguiente`,
  comment: 'Comentario',
  commentOptional: 'Comentario (opcional)',
};
