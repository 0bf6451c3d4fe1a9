import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.arrival.ts';

export const arrivedPageWords: Translated<typeof english.arrivedPageWords> = {
  proved: 'Gracias. Puede cerrar esta ventana.',
  tried: 'Lo que ha enviado su proveedor',
  nobody: 'Esta prueba no ha iniciado ninguna sesión.',
};

export const leftWords: Translated<typeof english.leftWords> = {
  leftHere: 'Ha cerrado sesión aquí.',
  leaveProvider: (name) => `Cerrar sesión también en ${name}`,
};
