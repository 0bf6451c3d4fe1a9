import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.settings.ts';

export const settingsWords: Translated<typeof english.settingsWords> = {
  title: 'Ajustes',
  list: 'Ajustes',
  you: 'Usted',
  company: 'Empresa',
  absent: 'Esta página de los ajustes no existe o no es para usted.',
};

export const settingsTitles: Translated<typeof english.settingsTitles> = {
  account: 'Cuenta',
  security: 'Seguridad',
  notifications: 'Notificaciones',
  language: 'Idioma y fechas',
  absence: 'Ausencia',
  appearance: 'Apariencia',
  sessions: 'Sesiones',
  tokens: 'Tokens',
  agents: 'Agentes',
  data: 'Sus datos',
  info: 'Información de la empresa',
  brand: 'Marca',
  goals: 'Objetivos y semanas',
  talent: 'Etiquetas de talento',
  people: 'Personas',
  insight: 'Análisis',
  connections: 'Conexiones',
  audit: 'Registro de auditoría',
  'all-data': 'Datos de la empresa',
};

/** Other words for which people search; the English ones that Spanish readers type, too. */
export const settingsSearchWords: Translated<typeof english.settingsSearchWords> = {
  account:
    'ajustes preferencias opciones configuración contraseña correo email dirección iniciar sesión login cambiar',
  security:
    'ajustes llave de acceso passkey segundo paso dos factores códigos autenticador recuperación iniciar sesión login',
  notifications:
    'ajustes correos email resumen recordatorios consulta semanal calendario feed seguidos darse de baja',
  language: 'ajustes idioma lengua fechas hora formato región traducción',
  absence: 'ajustes ausente vacaciones permiso baja fuera de la oficina suplente suplencia',
  appearance: 'ajustes tema oscuro claro colores modo teclas atajos',
  sessions: 'ajustes dispositivos cerrar sesión sesiones abiertas navegadores',
  tokens: 'ajustes api programas scripts acceso desarrollo',
  agents: 'ajustes ia ai asistente claude mcp programas acceso',
  data: 'ajustes exportar descargar privacidad rgpd gdpr datos personales zip',
  info: 'ajustes empresa nombre web url zona horaria',
  brand: 'ajustes empresa logo logotipo color apariencia tema',
  goals:
    'ajustes empresa semanas trimestres ejercicio tipo de objetivo predicciones notas estrategia resumen partes',
  talent: 'ajustes empresa evaluación etiquetas valoraciones niveles descripciones plazo',
  people:
    'ajustes empresa contraseña reglas inicio de sesión segundo paso privacidad límites correos rechazados',
  insight: 'ajustes empresa segundas opiniones pronóstico grupos',
  connections:
    'ajustes empresa integraciones inicio de sesión único single sign-on sso directorio scim archivos tokens webhooks chat',
  audit: 'ajustes empresa seguridad eventos historial quién ha cambiado qué registro log siem exportar',
  'all-data':
    'ajustes empresa exportar copia de seguridad archivo descargar dejar terminar eliminar borrar cerrar',
};
