import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const securityWords: Translated<typeof english.securityWords> = {
  required:
    'Su empresa exige un segundo paso. Para continuar, configure uno: una llave de acceso o una aplicación de códigos.',
  passkeys: 'Llaves de acceso',
  passkeysHint:
    'Con una llave de acceso inicia sesión sin contraseña, con la huella, la cara o el PIN de un dispositivo. También confirma su inicio de sesión tras la contraseña.',
  noPasskeys: 'No tiene llaves de acceso.',
  noSupport: 'Este navegador no puede crear llaves de acceso aquí.',
  add: 'Añadir llave de acceso',
  name: 'Nombre de la llave de acceso',
  nameHint: 'Dónde está: «Portátil», «Llave de seguridad».',
  nameRequired: 'Escriba un nombre.',
  create: 'Crear',
  cancel: 'Cancelar',
  remove: 'Quitar',
  removeOf: (name) => `Quitar ${name}`,
  added: 'La llave de acceso se ha añadido.',
  removed: 'La llave de acceso se ha quitado.',
  made: 'Añadida el',
  lastUsed: 'último uso el',
  unused: 'aún sin usar',
  failed: 'No se ha podido cargar su segundo paso.',
  codes: 'Códigos de una aplicación',
  codesHint:
    'Una aplicación, por ejemplo un gestor de contraseñas, muestra un código nuevo cada 30 segundos. Se pide después de su contraseña.',
  codesOn: 'Activados el',
  switchOn: 'Configurar',
  switchOff: 'Desactivar',
  switchedOn: 'Los códigos están activados.',
  switchedOff: 'Los códigos están desactivados.',
  scan: 'Escanee esto con su aplicación o escriba la clave en ella.',
  picture: 'Código QR con la clave',
  key: 'Clave',
  code: 'Código que muestra',
  codeRequired: 'Escriba el código.',
  confirm: 'Activar',
  recovery: 'Códigos de recuperación',
  recoveryHint:
    'Con cada uno inicia sesión una vez, en lugar de su segundo paso. Guárdelos donde los encuentre sin su dispositivo.',
  left: (count) => (count === 1 ? 'Queda un código.' : `Quedan ${count} códigos.`),
  renew: 'Crear códigos nuevos',
  renewHint: 'Los códigos nuevos anulan los anteriores.',
  shownOnce: 'Estos códigos solo se muestran ahora. Cópielos o imprímalos.',
  copy: 'Copiar códigos',
  copied: 'Los códigos se han copiado.',
  notCopied: 'No se han podido copiar los códigos. Selecciónelos y cópielos a mano.',
  done: 'Ya los he guardado',
};

export const secondStepWords: Translated<typeof english.secondStepWords> = {
  title: 'Confirme su inicio de sesión',
  code: 'Código',
  codeHint: 'El código de su aplicación o uno de sus códigos de recuperación.',
  recoveryHint: 'Uno de sus códigos de recuperación.',
  codeRequired: 'Escriba el código.',
  confirm: 'Confirmar',
  passkey: 'Usar una llave de acceso',
  back: 'Volver',
};

export const resetWords: Translated<typeof english.resetWords> = {
  part: 'Segundo paso',
  hint: 'Quita las llaves de acceso y los códigos de esta persona, por ejemplo si ha perdido un dispositivo. Su sesión se cierra y recibe un aviso por correo.',
  reset: 'Quitar segundo paso',
  done: 'El segundo paso se ha quitado.',
};
