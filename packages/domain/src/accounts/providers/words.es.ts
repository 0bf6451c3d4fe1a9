import type { Translated } from '../../locale/language.ts';
import type * as english from './words.ts';

export { arrivalFaults } from './arrival-faults.ts';

export const providerMessages: Translated<typeof english.providerMessages> = {
  nameRequired: 'Escriba un nombre.',
  issuerRequired: 'Escriba el emisor.',
  clientRequired: 'Escriba el ID de cliente.',
  domainInvalid: 'Escriba dominios como example.com.',
};

const ask = 'Consulte a la administración de la organización.';

export const arrivalMessages: Translated<typeof english.arrivalMessages> = {
  provider_down: ({ help }) =>
    `El acceso de su empresa no ha respondido. Inténtelo de nuevo o escriba a ${help}.`,
  org_admin: 'la administración de la organización',
  provider_refused: 'El acceso de su empresa ha rechazado su entrada o se ha cancelado.',
  answer_invalid: 'La respuesta del acceso de su empresa no es válida. Empiece de nuevo.',
  attempt_over:
    'Este inicio de sesión ya se ha usado, ha tardado demasiado o empezó en otro navegador. Empiece de nuevo.',
  provider_off: 'Esta forma de iniciar sesión está desactivada.',
  deactivated: `Su cuenta está desactivada aquí. ${ask}`,
  no_email: `El acceso de su empresa no ha indicado su dirección de correo. ${ask}`,
  unverified: `El acceso de su empresa no indica que su dirección de correo esté verificada. ${ask}`,
  linked_elsewhere: `La persona con su dirección de correo inicia sesión con otra cuenta de su empresa. ${ask}`,
  unknown:
    'Nadie tiene aquí su dirección de correo. Pida a la administración de la organización que le añada.',
  not_addable: `No ha sido posible añadirle aquí. ${ask}`,
  other_person: 'Ha iniciado sesión como otra persona. Use su propia cuenta.',
  not_fresh: 'El acceso de su empresa no le ha preguntado de nuevo. Vuelva a iniciar sesión allí.',
};
