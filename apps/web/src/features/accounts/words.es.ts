import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const PRODUCT_LINE: string = 'Objetivos trimestrales, y un minuto a la semana para decir cómo van.';

export const EMAIL_REQUIRED: string = 'Escriba su correo.';

export const EMAIL_INVALID: string = 'Escriba un correo válido.';

export const PASSWORD_REQUIRED: string = 'Escriba su contraseña.';

export const CONFIRM_REQUIRED: string = 'Escriba su contraseña para confirmar.';

export const CONFIRM_DIFFERS: string = 'Las contraseñas no coinciden.';

export const LOST_PASSWORD: string = '¿Ha olvidado su contraseña?';

export const LOCKED_OUT: string = '¿Su cuenta está bloqueada?';

export const endedLinkWords: Translated<typeof english.endedLinkWords> = {
  purposes: {
    invitation: 'Servía para elegir su primera contraseña.',
    reset:
      'Servía para elegir una contraseña nueva: vale una vez, durante una hora, y solo vale el enlace más reciente.',
    unlock:
      'Servía para desbloquear su cuenta: vale una vez, durante una hora, y solo vale el enlace más reciente.',
    email:
      'Este enlace servía para confirmar un correo nuevo y ya no vale: se usó, ha caducado o el cambio se deshizo. Para confirmar la dirección, guárdela de nuevo en su perfil.',
  },
  renew: 'Enviar un enlace nuevo',
  renewed:
    'Si esta invitación sigue abierta, un enlace nuevo va de camino a la dirección invitada. Mire también en su carpeta de spam.',
};

export const UNLOCKED: string = 'Su cuenta se ha desbloqueado.';

export const EMAIL_CONFIRMED: string = 'Su correo se ha confirmado.';

export const sessionEnded: typeof english.sessionEnded = (isTextKept) => {
  const ended = 'Su sesión ha terminado. Inicie sesión de nuevo para seguir donde estaba';
  return isTextKept ? `${ended}; lo que ha escrito se conserva.` : `${ended}.`;
};

export const COMPANY_NOT_ACTIVE: string = 'Su empresa no está activa. Contacte con soporte.';

export const DEMO_PASSWORD: typeof english.DEMO_PASSWORD = 'Bellwether-demo-1';

export const DEMO_ACCOUNTS: Translated<typeof english.DEMO_ACCOUNTS> = [
  { name: 'contributor', role: 'Colaboración' },
  { name: 'peer', role: 'Colaboración, mismo equipo' },
  { name: 'lead', role: 'Líder de equipo' },
  { name: 'manager', role: 'Superior de líderes' },
  { name: 'ceo', role: 'Dirección general' },
  { name: 'goaladmin', role: 'Admin. de objetivos' },
  { name: 'goalmanager', role: 'Gestión de objetivos' },
  { name: 'hradmin', role: 'Admin. de RR. HH.' },
  { name: 'orgadmin', role: 'Admin. de la organización' },
  { name: 'observer', role: 'Observación' },
];

export const demoAccountsWords: Translated<typeof english.demoAccountsWords> = {
  demoAccounts: 'Cuentas de demostración',
  chooseOne: 'Elija una e inicie sesión. La contraseña de todas es',
  startYourOwnCompany: 'Crear su propia empresa',
};

export const signInFormWords: Translated<typeof english.signInFormWords> = {
  email: 'Correo',
  password: 'Contraseña',
  signingIn: 'Iniciando sesión…',
  logIn: 'Iniciar sesión',
};

export const signedOutFrameWords: Translated<typeof english.signedOutFrameWords> = {
  termsAndConditions: 'Términos y condiciones',
  privacyPolicy: 'Política de privacidad',
};
