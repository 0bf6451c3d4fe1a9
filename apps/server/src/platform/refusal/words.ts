import { damagedPicture, fileTooLarge, onlyPngOrJpg } from '@bellwether/contract/file';
import { textWords } from '@bellwether/domain/shared/words';
import { type FoundFile, wrongFileSentence } from './words.files.ts';

/** The refusals that any call may use, by code. A feature's own refusals are in its `words.ts`. */
export const platformWords = {
  not_found: 'This was not found.',
  signed_out: 'Please sign in.',
  never_theirs: 'You are not authorized!',
  bad_input: 'The request is not valid.',
  unreadable: 'The request could not be read.',
  too_deep: 'The request is nested too deeply.',
  too_many_fields: 'The request has too many fields.',
  too_large: 'This is too large to send.',
  not_json: 'Please send JSON.',
  cursor_lost: 'This page is no longer there. Please start from the first one.',
  changed_meanwhile: 'Somebody else has changed this meanwhile. Reload to see the changes.',
  changed_at_once: 'This was changed by someone else at the same moment. Please try again.',
  password_needed: 'Please enter your password to go on.',
  person_needed: 'Only a person who is signed in can do this.',
  second_step_asked: 'Please confirm your sign-in by your second step.',
  second_step_needed: 'Please set up a second step first: your company requires one.',
  scope_missing: 'This token lacks the scope that this call needs.',
  agents_off: 'Your company does not let agents act for people.',
  too_many_calls: 'This token has made too many calls within a minute. Please wait a moment.',
  bad_idempotency_key: 'The Idempotency-Key must have 1 to 200 visible characters.',
  key_used: 'This Idempotency-Key came with another request before.',
  already_done: 'This was saved already.',
  not_ready: 'The service is not ready. Please try again in a moment.',
  database_not_ready: 'The database is not ready.',
  too_many_sign_ins: 'Too many people sign in at this moment. Please try again shortly.',
  too_many_requests: 'Too many requests at once. Please try again in a moment.',
  too_many_writes: 'You have made too many changes within an hour. Please try again later.',
  files_not_ready: 'Files cannot be stored or read at this moment. Please try again shortly.',
  company_frozen:
    'Nothing can be changed at this moment, because your company is being moved or looked after. What you typed is kept. Please try again in a moment.',
  company_moved: 'Your company has moved to another server. Please reload the page in a moment.',
  company_ended:
    'Your company has ended its use of Bellwether. Everything will be deleted; until then only its ceo and org admins can sign in.',
  upgrade_needed: 'This address is a WebSocket.',
  busy: 'The server is busy at this moment. Please try again shortly.',
  no_connection_key:
    'This server has no CONNECTION_KEY, so it cannot keep the secrets of other services. Whoever runs Bellwether can set one.',
  other_connection_key:
    'This was kept with another CONNECTION_KEY than this server has. Whoever runs Bellwether can add that key, or you enter the secret again.',
  failed: 'Something went wrong!!',
} as const;

/** The expected type, by the validator's name for it. */
export const typeWords = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
  object: 'an object',
  string: 'text',
} as const;

type Bound = number | bigint;

/** Invalid values of which the contract says nothing, for developers. */
export const faultWords = {
  required: 'This field is required.',
  unknown: 'This field is not known.',
  invalid: 'This value is not valid.',
  wrong_type: (expected: string) =>
    `This must be ${(typeWords as Readonly<Record<string, string>>)[expected] ?? expected}.`,
  one_of: (values: string) => `This must be one of: ${values}.`,
  at_least: (least: Bound) => `This must be at least ${least}.`,
  at_most: (most: Bound) => `This can be at most ${most}.`,
  at_most_values: (most: Bound) => `At most ${most} values are taken.`,
  at_most_characters: (most: Bound) => `This can have at most ${most} characters.`,
} as const;

/** The refusals of calls that take or return a file. */
export const fileWords = {
  too_many_uploads: 'You are sending too many files at once. Please wait until one is done.',
  too_many_company_uploads: 'Your company is sending too many files at once. Please try again in a moment.',
  too_many_downloads: 'You have two downloads running already. Please wait until one is done.',
  too_many_readings: 'You are importing a file already. Please wait until it is read.',
  too_many_pictures: 'Too many pictures are being read at this moment. Please try again shortly.',
  not_written: 'The file could not be written. Please try again in a moment.',
  not_a_form: 'Please send the file as multipart/form-data.',
  file_missing: 'This field is required.',
  other_part: (name: string) => `Send one file, as the only part "${name}".`,
  file_too_large: fileTooLarge,
  picture_kind: (file: FoundFile) => wrongFileSentence(file, onlyPngOrJpg),
  picture_damaged: damagedPicture,
  picture_pixels: 'This picture is too large: it can have at most 40 megapixels.',
  text_too_long: ({ label, most }: { label: string; most: number }) =>
    textWords.too_long({ label, limit: most }),
} as const;
