import type { Translated } from '@bellwether/domain/locale/language';
import { shownDayAt } from '#ui/data/shown.ts';
import type * as english from './words.ts';

export const presetLabels: Translated<typeof english.presetLabels> = {
  google: 'Google Workspace',
  entra: 'Microsoft Entra ID',
  okta: 'Okta',
  keycloak: 'Keycloak',
  other: 'Otro proveedor',
};

export const issuerHints: Translated<typeof english.issuerHints> = {
  google: 'https://accounts.google.com',
  entra: 'https://login.microsoftonline.com/<ID de directorio>/v2.0',
  okta: 'https://<empresa>.okta.com',
  keycloak: 'https://<servidor>/realms/<realm>',
  other: 'La dirección que precede a /.well-known/openid-configuration.',
};

export const providersWords: Translated<typeof english.providersWords> = {
  title: 'Inicio de sesión',
  about: 'Permita iniciar sesión con la cuenta de su empresa, mediante OpenID Connect o SAML 2.0.',
  addOpenId: 'Añadir OpenID Connect',
  addSaml: 'Añadir SAML 2.0',
  loadFailed: 'No se han podido cargar los proveedores de acceso.',
  linked: (count) => (count === 1 ? '1 persona vinculada.' : `${count} personas vinculadas.`),
  enforced: 'Obligatorio: solo quienes conservan su contraseña inician sesión con ella.',
  redirect: 'Dirección de redirección, para su proveedor',
  acs: 'Dirección de aserciones (ACS), para su proveedor',
  metadata: 'Metadatos de Bellwether; la dirección es también su ID de entidad',
  logout: 'Dirección de cierre de sesión (back-channel), para su proveedor',
  certificate: ({ Subject: subject, Until: until }) =>
    `Certificado ${subject}, válido hasta el ${shownDayAt(Date.parse(until))}`,
  record: (domain) => `Registro TXT que acredita ${domain}`,
  claimed: (domain) => `${domain} está acreditado por su registro DNS.`,
  test: 'Probar',
  change: 'Cambiar',
  remove: 'Quitar',
  removeSure: '¿Quitar el proveedor y sus vínculos?',
  cancel: 'Cancelar',
  reachable: 'El proveedor responde. La segunda ventana muestra qué envía y quién iniciaría sesión con ello.',
  openTrial: 'Abrir la segunda ventana',
  saved: 'El proveedor de acceso se ha guardado.',
  add: 'Añadir',
  save: 'Guardar',
  formNew: 'Nuevo proveedor de acceso',
  formOf: (name) => `Cambiar ${name}`,
  preset: 'Producto',
  name: 'Nombre en la página de inicio de sesión',
  issuer: 'Emisor (issuer)',
  clientId: 'ID de cliente',
  secret: 'Secreto de cliente',
  secretKept: 'Déjelo vacío para conservar el guardado. Nunca se muestra.',
  metadataOfProvider: 'Metadatos del proveedor, como texto o como dirección https',
  metadataKept: 'Déjelo vacío para conservar los guardados.',
  domains: 'Dominios de correo que llevan a este proveedor',
  domainsHint: 'Separados por comas, por ejemplo example.com.',
  isOn: 'Activado',
  isEnforced: 'Obligatorio: con contraseña solo inician sesión las personas de abajo',
  glass: 'Conserva una contraseña',
  fewPasswords: ([only]) =>
    only === undefined
      ? 'Ya nadie conserva una contraseña. Si el proveedor falla, nadie podrá iniciar sesión. Indique dos personas.'
      : `Solo ${only} conserva una contraseña. Indique a otra persona que pueda iniciar sesión si el proveedor falla.`,
  glassHint: 'Al menos dos. Cada uso se comunica por correo a toda la administración de la organización.',
  isAuthoritative: 'Todas las direcciones que envía se consideran verificadas',
  isAuthoritativeHint: 'Solo si allí nadie puede elegir su propia dirección.',
  createsPeople: 'Añade a quienes no están aquí, como personas colaboradoras',
  createsUnder: 'Su responsable directo; si no se elige, la dirección general',
  takesUnasked: 'Se puede empezar desde el proveedor',
};

export const providerHappenings: Translated<typeof english.providerHappenings> = {
  signedIn: (who) => `${who} ha iniciado sesión.`,
  endedByProvider: 'El proveedor ha cerrado sesiones.',
  down: 'El proveedor no ha respondido.',
};
