import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.not-me.ts';

export const notMeWords: Translated<typeof english.notMeWords> = {
  hello: (name) => `Hola, ${name}:`,
  asked: (changedBy, company, oldEmail, newEmail) =>
    `${changedBy} ha pedido cambiar el correo de su cuenta en ${company} de ${oldEmail} a ${newEmail}.`,
  isConfirmed: 'Ya se inicia sesión con la dirección nueva.',
  isWaiting: (oldEmail) =>
    `La dirección nueva aún no está confirmada, así que se sigue iniciando sesión con ${oldEmail}.`,
  effect: (oldEmail) =>
    `Si usted no quería este cambio, deshágalo: volverá a valer ${oldEmail}, se cerrarán todas las sesiones, se anularán los tokens y los agentes, se quitarán las formas de acceso añadidas desde entonces y se avisará a la administración de la organización.`,
  act: 'No fui yo',
  putBack: (email) => `${email} vuelve a valer para iniciar sesión en su cuenta.`,
  taken: (email) =>
    `${email} pertenece ya a otra persona, así que no se ha podido restaurar. La administración de la organización pondrá la dirección correcta.`,
  ended:
    'Se han cerrado todas las sesiones, se han anulado los tokens y los agentes, se han quitado las formas de acceso añadidas desde entonces y se ha avisado a la administración de la organización.',
  needsPassword: 'La contraseña se cambió entretanto y ya no vale. Elija una nueva para iniciar sesión.',
  keepsPassword: 'Su contraseña sigue valiendo. Si otra persona puede conocerla, elija una nueva.',
};
