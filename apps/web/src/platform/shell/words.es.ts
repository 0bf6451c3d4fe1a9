import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const findWords: Translated<typeof english.findWords> = {
  name: 'Buscar objetivos, personas y acciones',
  hint: 'Buscar objetivos, personas y acciones',
  actions: 'Acciones',
  recent: 'Objetivos recientes',
  here: 'Este objetivo',
  places: 'Páginas y colores',
  verbs: (name) => `Con ${name}`,
  searching: 'Buscando…',
  nothing: 'Sin resultados',
  failed: 'La búsqueda ha fallado.',
};

export const keyWords: Translated<typeof english.keyWords> = {
  letters: 'Teclas de una sola letra',
  lettersHint: 'Por ejemplo, U para actualizar. La tecla ? las muestra todas.',
};

export const menuWords: Translated<typeof english.menuWords> = { more: 'Más' };

export const appShellWords: Translated<typeof english.appShellWords> = {
  nextControl: 'Siguiente control',
  closeTheTopmostDrawer: 'Cerrar el panel lateral o cuadro de diálogo superior',
  skipToContent: 'Ir al contenido',
};

export const paletteGroupsWords: Translated<typeof english.paletteGroupsWords> = {
  goTo: (place) => `Ir a ${place}`,
  lightColours: 'Colores claros',
  darkColours: 'Colores oscuros',
  coloursAsTheSystem: 'Colores del sistema',
  signOut: 'Cerrar sesión',
  colourSearch: 'tema apariencia colores modo noche contraste pantalla',
  signOutSearch: 'salir desconectar logout',
};

export const paletteLauncherWords: Translated<typeof english.paletteLauncherWords> = {
  find: 'Buscar',
};

export const passwordDialogWords: Translated<typeof english.passwordDialogWords> = {
  pleaseInputYourPassword: 'Escriba su contraseña.',
  confirmYourPassword: 'Confirme su contraseña',
  pleaseEnterYourPassword: 'Escriba su contraseña para continuar.',
  signInAgain: 'Inicie sesión de nuevo para continuar. Para ello se abre una segunda ventana.',
  continueWith: (provider) => `Continuar con ${provider}`,
  password: 'Contraseña',
  passkey: 'Usar una llave de acceso',
  noPasskey: 'No tiene ninguna llave de acceso. Escriba su contraseña.',
  cancel: 'Cancelar',
  confirm: 'Confirmar',
};

export const placeKeysWords: Translated<typeof english.placeKeysWords> = {
  goTo: (place) => `Ir a ${place}`,
};

export const sideMenuWords: Translated<typeof english.sideMenuWords> = {
  main: 'Principal',
};

export const accountPanelWords: Translated<typeof english.accountPanelWords> = {
  viewProfile: 'Ver perfil',
  settings: 'Ajustes',
  signOut: 'Cerrar sesión',
};

export const userMenuWords: Translated<typeof english.userMenuWords> = {
  accountOf: (name) => `Cuenta de ${name}`,
};
