import type { Translated } from '@bellwether/domain/locale/language';
import { shownNumber } from '#ui/data/shown.ts';
import type * as english from './words.directory.ts';

const people = (count: number) => (count === 1 ? '1 persona' : `${shownNumber(count)} personas`);

export const directoryWords: Translated<typeof english.directoryWords> = {
  title: 'Directorio de personas',
  search: 'Buscar personas por nombre, puesto, departamento o correo',
  placeholder: 'Buscar personas',
  searchKey: 'Buscar personas',
  filters: 'Filtros',
  count: people,
  found: (found, all) => `${shownNumber(found)} de ${people(all)}`,
  name: 'Nombre',
  active: 'Activa',
  sortBy: (column) => `Ordenar por ${column.toLowerCase()}`,
  nobody: 'Nadie coincide.',
  nobodyHint: 'Cada palabra debe estar en el nombre, el puesto, el departamento o el correo.',
  clear: 'Quitar búsqueda y filtros',
  cut: (shown, all) =>
    `Las primeras ${shownNumber(shown)} de ${shownNumber(all)} líneas. Pida la exportación a Excel de todas las personas a la dirección general o a la administración de la organización.`,
  open: 'Abrir perfil',
  goals: 'Objetivos',
  everybody: 'Todo el mundo',
  filterNames: { find: 'Búsqueda', roles: 'Roles', status: 'Estado', sortBy: 'Orden' },
  department: 'Departamento',
  chooseDepartment: 'Elegir un departamento',
  sized: (name, people) => `${name} · ${directoryWords.count(people)}`,
  tooMany: (people) =>
    `Su empresa tiene ${shownNumber(people)} personas. Elija un departamento o busque un nombre. Estas son las personas que le rodean.`,
  onlyFirst: (shown) =>
    `Las primeras ${shownNumber(shown)} personas. Busque un nombre para encontrar a otras.`,
};
