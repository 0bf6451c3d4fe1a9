import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.menu.ts';

export const menuSearchWords: Translated<typeof english.menuSearchWords> = {
  dashboard: 'inicio panel dashboard resumen recordatorios',
  goals: 'objetivos okr metas goals',
  matrixStart: 'matriz mapa de calor probabilidad pronóstico',
  insight: 'análisis analítica calibración insight',
  organization: 'personas directorio personal plantilla organigrama equipo',
  strategy: 'misión visión valores',
  talent: 'evaluaciones desempeño rendimiento valoraciones',
  reports: 'exportar excel pdf descargar imprimir resumen presentación diapositivas',
  help: 'soporte contacto guía pregunta',
};

export const placeWords: Translated<typeof english.placeWords> = {
  profile: { name: 'Perfil', search: 'mi cuenta yo foto imagen teléfono biografía' },
  changePassword: { name: 'Cambiar contraseña', search: 'inicio de sesión login seguridad' },
  settings: { search: 'preferencias opciones configuración' },
  goalTheme: { name: 'Lema de objetivos', search: 'lema tema del trimestre' },
  importPeople: { search: 'subir csv excel personal empleados' },
  importGoals: { search: 'subir csv excel okr viva lattice' },
  addEmployee: { name: 'Añadir persona', search: 'invitar nueva persona empleado contratar' },
  notifications: { search: 'campana bandeja de entrada novedades' },
  companyGoals: { name: 'Objetivos de empresa', search: 'objetivos de la dirección general' },
  companyMatrix: { search: 'matriz empresa' },
  myAppraisals: { search: 'evaluación desempeño rendimiento valoración opinión' },
  talentMatrix: { search: 'evaluación nine box nueve casillas potencial valoraciones' },
  manual: { name: 'Manual de uso', search: 'cómo trabajar conmigo preguntas disc' },
  privacy: { search: 'protección de datos' },
  terms: { search: 'legal condiciones' },
};

export const brandWords: Translated<typeof english.brandWords> = {
  home: (company) => `${company}, panel`,
};
