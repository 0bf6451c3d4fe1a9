import type { Translated } from '@bellwether/domain/locale/language';
import { formatNumber } from '@bellwether/domain/locale/numbers';
import { readerLocale } from '#ui/data/reader-locale.ts';
import type * as english from './words.legal.ts';

export const privacyPageWords: Translated<typeof english.privacyPageWords> = {
  bellwetherKeepsWhatYour:
    'Bellwether guarda lo que su empresa necesita para trabajar con objetivos: su nombre, correo, puesto y lugar en la empresa, lo que usted añade a su perfil, y los objetivos, predicciones, resultados y comentarios que escribe.',
  auditLog: (days) =>
    `Un registro de auditoría guarda quién cambió qué y cuándo, con la dirección y el navegador, durante ${formatNumber(days, readerLocale())} días. Lo leen la administración de la organización y la dirección general; no contiene textos privados.`,
  whoSeesIt: 'Quién lo ve',
  peopleOfYourOwn:
    'Personas de su propia empresa, hasta donde cada rol lo permite. Los objetivos privados solo los ven la persona responsable y sus superiores. Otras empresas de la misma instalación no ven nada.',
  whereItIs: 'Dónde está',
  onTheInstallationThat:
    'En la instalación que gestiona su empresa, o quien la gestione por ella. Las páginas no cargan nada de otros servidores ni ponen cookies de seguimiento. Su navegador guarda un token de inicio de sesión y textos que usted aún no ha guardado; al cerrar sesión se quitan ambos.',
  services: 'Servicios externos',
  noServices: 'Esta instalación no envía datos de personas a ningún servicio externo.',
  someServices: 'Esta instalación usa estos servicios externos:',
  kinds: {
    model: 'Modelo de lenguaje, para borradores y resúmenes',
    mail: 'Correos',
    storage: 'Imágenes y archivos',
    assessment: 'Preguntas del manual de uso',
  },
  yourRights: 'Sus derechos',
  exportAndErase:
    'En sus ajustes, «Sus datos» crea un archivo con todo lo que se guarda sobre usted. Cuando ya no esté en la empresa, la administración de la organización puede crearlo para usted y puede borrar sus datos: se elimina lo que le identifica, y sus objetivos y comentarios se conservan sin su nombre. Las copias de seguridad hechas antes caducan más tarde.',
  ownPage: 'La política de privacidad de su empresa',
  questions: 'Preguntas',
  askTheOrgAdmin: 'Pregunte a la administración de la organización de su empresa.',
  backToLogIn: 'Volver a iniciar sesión',
};

export const termsPageWords: Translated<typeof english.termsPageWords> = {
  ownPage: 'Las condiciones de su empresa',
  yourCompanyGivesYou:
    'Su empresa le da esta cuenta para planificar, predecir y revisar objetivos. Úsela para eso, no comparta su contraseña y escriba sobre otras personas como hablaría delante de ellas.',
  whatYouWrite: 'Lo que escribe',
  itBelongsToYour:
    'Pertenece a su empresa. Las predicciones, los resultados y las evaluaciones se quedan en el historial una vez dados; pueden seguirles otros nuevos, pero nada se retira sin que se vea.',
  theEndOfAn: 'El fin de una cuenta',
  yourCompanyCanDeactivate:
    'Su empresa puede desactivar una cuenta en cualquier momento. El software es libre bajo la licencia Apache 2.0 y se ofrece sin garantía; los acuerdos sobre su funcionamiento son cosa de su empresa.',
  backToLogIn: 'Volver a iniciar sesión',
};
