import type { Translated } from '@bellwether/domain/locale/language';
import { shownDecimal } from '#ui/data/shown.ts';
import type * as english from './words.company.ts';
import { companyWays } from './words.layers.ts';

export const companyWords: Translated<typeof english.companyWords> = {
  title: companyWays.edit,
  notYours: 'Solo la dirección general puede editar la información de la empresa.',
  info: 'Empresa',
  name: 'Nombre',
  url: 'URL',
  urlHint: 'El sitio web de la empresa. Se añade https:// donde falte.',
  zone: 'Zona horaria',
  zoneHint: 'Los días, las semanas y los plazos la siguen desde ahora. Los datos guardados no cambian.',
  saved: 'La información de la empresa se ha guardado.',
  failed: 'La información de la empresa no se ha guardado',
  changed: 'Otra persona ha cambiado la empresa entretanto. Lo que ha escrito se conserva.',
  kept: 'Su texto se queda en el formulario. «Recargar» toma la versión actual como punto de partida, de modo que «Guardar» la sustituye.',
  ok: 'Aceptar',
  reload: 'Recargar',
  brand: 'Marca',
  color: 'Color',
  colorHint: 'Seis dígitos hexadecimales, por ejemplo 1a4f8b. Déjelo vacío para el azul de Bellwether.',
  colorWrong: 'Escriba un color como 1a4f8b.',
  pick: 'Elegir un color',
  text: 'Texto sobre el color',
  preview: 'Vista previa',
  previewButton: 'Botón',
  previewLink: 'Un enlace',
  brandSaved: 'El color se ha guardado.',
  upload: 'Subir',
  replace: 'Sustituir',
  remove: 'Quitar',
  uploaded: 'El logotipo se ha guardado.',
  removed: 'El logotipo se ha quitado.',
  noLogo: 'Aún ninguno',
  logoHint: 'PNG o JPEG, 1 MB como máximo. Se muestra al momento a todo el mundo.',
};

export const logoLabels: Translated<typeof english.logoLabels> = {
  logo: 'Logotipo',
  squareLogo: 'Logotipo cuadrado',
};

export const textChoices: Translated<typeof english.textChoices> = [
  { value: true, label: 'Claro' },
  { value: false, label: 'Oscuro' },
];

export const schemeLabels: Translated<typeof english.schemeLabels> = {
  light: 'Sobre claro',
  dark: 'Sobre oscuro',
};

export const logoActWords: Translated<typeof english.logoActWords> = {
  picture: (label, scheme) => `${label}, ${scheme.toLowerCase()}`,
  upload: (label) => `Subir ${label.toLowerCase()}`,
  replace: (label) => `Sustituir ${label.toLowerCase()}`,
  remove: (label) => `Quitar ${label.toLowerCase()}`,
};

export const contrastNote: typeof english.contrastNote = (ratio, isMoved) => {
  const told = `Contraste ${shownDecimal(ratio, 1)} : 1.`;
  if (!isMoved) return `${told} El texto se lee bien.`;
  return `${told} El texto necesita al menos ${shownDecimal(4.5, 1)} : 1, así que debajo se muestra un tono cercano al color.`;
};
