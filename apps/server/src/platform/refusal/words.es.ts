import { damagedPicture, fileTooLarge, onlyPngOrJpg } from '@bellwether/contract/words.files.es';
import type { Translated } from '@bellwether/domain/locale/language';
import { textWords } from '@bellwether/domain/shared/words.es';
import { wrongFileSentence } from './words.files.es.ts';
import type * as english from './words.ts';

const soon = 'Inténtelo de nuevo dentro de un momento.';

export const platformWords: Translated<typeof english.platformWords> = {
  not_found: 'No se ha encontrado.',
  signed_out: 'Inicie sesión.',
  never_theirs: 'No tiene autorización para esto.',
  bad_input: 'La petición no es válida.',
  unreadable: 'No se ha podido leer la petición.',
  too_deep: 'La petición tiene demasiados niveles anidados.',
  too_many_fields: 'La petición tiene demasiados campos.',
  too_large: 'Es demasiado grande para enviarlo.',
  not_json: 'Envíe JSON.',
  cursor_lost: 'Esta página ya no existe. Empiece por la primera.',
  changed_meanwhile: 'Otra persona ha cambiado esto mientras tanto. Recargue para ver los cambios.',
  changed_at_once: 'Otra persona ha cambiado esto en el mismo momento. Inténtelo de nuevo.',
  password_needed: 'Escriba su contraseña para continuar.',
  person_needed: 'Solo puede hacerlo una persona que haya iniciado sesión.',
  second_step_asked: 'Confirme su inicio de sesión con su segundo paso.',
  second_step_needed: 'Configure primero un segundo paso: su empresa lo exige.',
  scope_missing: 'A este token le falta el permiso que necesita esta llamada.',
  agents_off: 'Su empresa no permite que los agentes actúen en nombre de personas.',
  too_many_calls: 'Este token ha hecho demasiadas llamadas en un minuto. Espere un momento.',
  bad_idempotency_key: 'La Idempotency-Key debe tener de 1 a 200 caracteres visibles.',
  key_used: 'Esta Idempotency-Key ya llegó antes con otra petición.',
  already_done: 'Esto ya se había guardado.',
  not_ready: `El servicio no está listo. ${soon}`,
  database_not_ready: 'La base de datos no está lista.',
  too_many_sign_ins: `Demasiadas personas inician sesión en este momento. ${soon}`,
  too_many_requests: `Demasiadas peticiones a la vez. ${soon}`,
  too_many_writes: 'Ha hecho demasiados cambios en una hora. Inténtelo más tarde.',
  files_not_ready: `En este momento no se pueden guardar ni leer archivos. ${soon}`,
  company_frozen: `En este momento no se puede cambiar nada, porque su empresa se está trasladando o está en mantenimiento. Lo que ha escrito se conserva. ${soon}`,
  company_moved: 'Su empresa se ha trasladado a otro servidor. Recargue la página dentro de un momento.',
  company_ended:
    'Su empresa ha puesto fin a su uso de Bellwether. Se eliminará todo; hasta entonces solo pueden iniciar sesión la dirección general y la administración de la organización.',
  upgrade_needed: 'Esta dirección es un WebSocket.',
  busy: `El servidor está ocupado en este momento. ${soon}`,
  no_connection_key:
    'Este servidor no tiene CONNECTION_KEY, así que no puede guardar los secretos de otros servicios. Quien gestiona Bellwether puede definirla.',
  other_connection_key:
    'Esto se guardó con una CONNECTION_KEY distinta de la de este servidor. Quien gestiona Bellwether puede añadirla, o bien introduzca de nuevo el secreto.',
  failed: 'Algo ha ido mal.',
};

export const typeWords: Translated<typeof english.typeWords> = {
  array: 'una lista',
  boolean: 'true o false',
  int: 'un número entero',
  number: 'un número',
  object: 'un objeto',
  string: 'un texto',
};

export const faultWords: Translated<typeof english.faultWords> = {
  required: 'Este campo es obligatorio.',
  unknown: 'Este campo no se conoce.',
  invalid: 'Este valor no es válido.',
  wrong_type: (expected) =>
    `Debe ser ${(typeWords as Readonly<Record<string, string>>)[expected] ?? expected}.`,
  one_of: (values) => `Debe ser uno de estos valores: ${values}.`,
  at_least: (least) => `Debe ser como mínimo ${least}.`,
  at_most: (most) => `Puede ser como máximo ${most}.`,
  at_most_values: (most) => `Se admiten como máximo ${most} valores.`,
  at_most_characters: (most) => `Se admiten como máximo ${most} caracteres.`,
};

export const fileWords: Translated<typeof english.fileWords> = {
  too_many_uploads: 'Está enviando demasiados archivos a la vez. Espere a que termine uno.',
  too_many_company_uploads: `Su empresa está enviando demasiados archivos a la vez. ${soon}`,
  too_many_downloads: 'Ya tiene dos descargas en curso. Espere a que termine una.',
  too_many_readings: 'Ya está importando un archivo. Espere a que se lea.',
  too_many_pictures: `Se están leyendo demasiadas imágenes en este momento. ${soon}`,
  not_written: `No se ha podido escribir el archivo. ${soon}`,
  not_a_form: 'Envíe el archivo como multipart/form-data.',
  file_missing: 'Este campo es obligatorio.',
  other_part: (name) => `Envíe un archivo, como única parte «${name}».`,
  file_too_large: fileTooLarge,
  picture_kind: (file) => wrongFileSentence(file, onlyPngOrJpg),
  picture_damaged: damagedPicture,
  picture_pixels: 'Esta imagen es demasiado grande: puede tener como máximo 40 megapíxeles.',
  text_too_long: ({ label, most }) => textWords.too_long({ label, limit: most }),
};
