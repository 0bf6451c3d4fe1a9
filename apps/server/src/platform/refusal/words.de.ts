import { damagedPicture, fileTooLarge, onlyPngOrJpg } from '@bellwether/contract/words.files.de';
import type { Translated } from '@bellwether/domain/locale/language';
import { textWords } from '@bellwether/domain/shared/words.de';
import { wrongFileSentence } from './words.files.de.ts';
import type * as english from './words.ts';

export const platformWords: Translated<typeof english.platformWords> = {
  not_found: 'Das wurde nicht gefunden.',
  signed_out: 'Bitte melden Sie sich an.',
  never_theirs: 'Dazu sind Sie nicht berechtigt.',
  bad_input: 'Die Anfrage ist nicht gültig.',
  unreadable: 'Die Anfrage konnte nicht gelesen werden.',
  too_deep: 'Die Anfrage ist zu tief verschachtelt.',
  too_many_fields: 'Die Anfrage hat zu viele Felder.',
  too_large: 'Das ist zu groß zum Senden.',
  not_json: 'Bitte senden Sie JSON.',
  cursor_lost: 'Diese Seite gibt es nicht mehr. Bitte beginnen Sie mit der ersten.',
  changed_meanwhile: 'Jemand anderes hat das inzwischen geändert. Laden Sie neu, um die Änderungen zu sehen.',
  changed_at_once: 'Jemand anderes hat das im selben Moment geändert. Bitte versuchen Sie es erneut.',
  password_needed: 'Bitte geben Sie Ihr Passwort ein, um fortzufahren.',
  person_needed: 'Das kann nur eine angemeldete Person tun.',
  second_step_asked: 'Bitte bestätigen Sie Ihre Anmeldung mit dem zweiten Schritt.',
  second_step_needed: 'Bitte richten Sie zuerst einen zweiten Schritt ein: Ihr Unternehmen verlangt ihn.',
  scope_missing: 'Diesem Token fehlt die Berechtigung, die dieser Aufruf braucht.',
  agents_off: 'In Ihrem Unternehmen dürfen Agenten nicht für Personen handeln.',
  too_many_calls: 'Dieser Token hat in einer Minute zu viele Aufrufe gemacht. Bitte warten Sie einen Moment.',
  bad_idempotency_key: 'Der Idempotency-Key muss 1 bis 200 sichtbare Zeichen haben.',
  key_used: 'Dieser Idempotency-Key kam schon mit einer anderen Anfrage.',
  already_done: 'Das wurde schon gespeichert.',
  not_ready: 'Der Dienst ist nicht bereit. Bitte versuchen Sie es gleich erneut.',
  database_not_ready: 'Die Datenbank ist nicht bereit.',
  too_many_sign_ins: 'Im Moment melden sich zu viele Personen an. Bitte versuchen Sie es gleich erneut.',
  too_many_requests: 'Zu viele Anfragen auf einmal. Bitte versuchen Sie es gleich erneut.',
  too_many_writes:
    'Sie haben in einer Stunde zu viele Änderungen gemacht. Bitte versuchen Sie es später erneut.',
  files_not_ready:
    'Dateien können im Moment nicht gespeichert oder gelesen werden. Bitte versuchen Sie es gleich erneut.',
  company_frozen:
    'Im Moment kann nichts geändert werden, weil Ihr Unternehmen gerade umzieht oder gewartet wird. Was Sie eingegeben haben, bleibt erhalten. Bitte versuchen Sie es gleich erneut.',
  company_moved:
    'Ihr Unternehmen ist auf einen anderen Server umgezogen. Bitte laden Sie die Seite gleich neu.',
  company_ended:
    'Ihr Unternehmen hat die Nutzung von Bellwether beendet. Alles wird gelöscht; bis dahin können sich nur Geschäftsführung und Organisationsadmins anmelden.',
  upgrade_needed: 'Diese Adresse ist ein WebSocket.',
  busy: 'Der Server ist im Moment ausgelastet. Bitte versuchen Sie es gleich erneut.',
  no_connection_key:
    'Dieser Server hat keinen CONNECTION_KEY und kann deshalb die Geheimnisse anderer Dienste nicht aufbewahren. Wer Bellwether betreibt, kann einen setzen.',
  other_connection_key:
    'Das wurde mit einem anderen CONNECTION_KEY aufbewahrt, als dieser Server hat. Wer Bellwether betreibt, kann ihn hinzufügen, oder Sie geben das Geheimnis erneut ein.',
  failed: 'Etwas ist schiefgegangen.',
};

export const typeWords: Translated<typeof english.typeWords> = {
  array: 'eine Liste',
  boolean: 'true oder false',
  int: 'eine ganze Zahl',
  number: 'eine Zahl',
  object: 'ein Objekt',
  string: 'ein Text',
};

export const faultWords: Translated<typeof english.faultWords> = {
  required: 'Dieses Feld ist erforderlich.',
  unknown: 'Dieses Feld ist nicht bekannt.',
  invalid: 'Dieser Wert ist nicht gültig.',
  wrong_type: (expected) =>
    `Hier muss ${(typeWords as Readonly<Record<string, string>>)[expected] ?? expected} stehen.`,
  one_of: (values) => `Möglich ist eines von: ${values}.`,
  at_least: (least) => `Das muss mindestens ${least} sein.`,
  at_most: (most) => `Das darf höchstens ${most} sein.`,
  at_most_values: (most) => `Höchstens ${most} Werte sind möglich.`,
  at_most_characters: (most) => `Höchstens ${most} Zeichen sind möglich.`,
};

export const fileWords: Translated<typeof english.fileWords> = {
  too_many_uploads: 'Sie senden zu viele Dateien auf einmal. Bitte warten Sie, bis eine fertig ist.',
  too_many_company_uploads:
    'Ihr Unternehmen sendet zu viele Dateien auf einmal. Bitte versuchen Sie es gleich erneut.',
  too_many_downloads: 'Zwei Downloads laufen schon. Bitte warten Sie, bis einer fertig ist.',
  too_many_readings: 'Sie importieren schon eine Datei. Bitte warten Sie, bis sie gelesen ist.',
  too_many_pictures: 'Im Moment werden zu viele Bilder gelesen. Bitte versuchen Sie es gleich erneut.',
  not_written: 'Die Datei konnte nicht geschrieben werden. Bitte versuchen Sie es gleich erneut.',
  not_a_form: 'Bitte senden Sie die Datei als multipart/form-data.',
  file_missing: 'Dieses Feld ist erforderlich.',
  other_part: (name) => `Senden Sie eine Datei, als einzigen Teil „${name}“.`,
  file_too_large: fileTooLarge,
  picture_kind: (file) => wrongFileSentence(file, onlyPngOrJpg),
  picture_damaged: damagedPicture,
  picture_pixels: 'Dieses Bild ist zu groß: Es kann höchstens 40 Megapixel haben.',
  text_too_long: ({ label, most }) => textWords.too_long({ label, limit: most }),
};
