import { damagedPicture, fileTooLarge, onlyPngOrJpg } from '@bellwether/contract/words.files.fr';
import type { Translated } from '@bellwether/domain/locale/language';
import { textWords } from '@bellwether/domain/shared/words.fr';
import { wrongFileSentence } from './words.files.fr.ts';
import type * as english from './words.ts';

export const platformWords: Translated<typeof english.platformWords> = {
  not_found: 'Élément introuvable.',
  signed_out: 'Connectez-vous.',
  never_theirs: 'Vous n’avez pas l’autorisation nécessaire.',
  bad_input: 'La requête n’est pas valable.',
  unreadable: 'La requête est illisible.',
  too_deep: 'La requête est trop imbriquée.',
  too_many_fields: 'La requête a trop de champs.',
  too_large: 'C’est trop volumineux pour être envoyé.',
  not_json: 'Envoyez du JSON.',
  cursor_lost: 'Cette page n’existe plus. Recommencez à la première.',
  changed_meanwhile:
    'Quelqu’un d’autre a modifié cet élément entre-temps. Rechargez pour voir les modifications.',
  changed_at_once: 'Quelqu’un d’autre a modifié cet élément au même moment. Réessayez.',
  password_needed: 'Saisissez votre mot de passe pour continuer.',
  person_needed: 'Seule une personne connectée peut le faire.',
  second_step_asked: 'Confirmez votre connexion par votre seconde étape.',
  second_step_needed: 'Configurez d’abord une seconde étape : votre entreprise l’exige.',
  scope_missing: 'Ce jeton n’a pas l’autorisation que cet appel demande.',
  agents_off: 'Votre entreprise n’autorise pas les agents à agir au nom des personnes.',
  too_many_calls: 'Ce jeton a fait trop d’appels en une minute. Patientez un instant.',
  bad_idempotency_key: 'L’Idempotency-Key doit avoir de 1 à 200 caractères visibles.',
  key_used: 'Cette Idempotency-Key a déjà servi pour une autre requête.',
  already_done: 'C’est déjà enregistré.',
  not_ready: 'Le service n’est pas prêt. Réessayez dans un instant.',
  database_not_ready: 'La base de données n’est pas prête.',
  too_many_sign_ins: 'Trop de personnes se connectent en ce moment. Réessayez dans un instant.',
  too_many_requests: 'Trop de requêtes à la fois. Réessayez dans un instant.',
  too_many_writes: 'Vous avez fait trop de modifications en une heure. Réessayez plus tard.',
  files_not_ready:
    'Les fichiers ne peuvent être ni enregistrés ni lus pour le moment. Réessayez dans un instant.',
  company_frozen:
    'Rien ne peut être modifié pour le moment, car votre entreprise est en cours de transfert ou de maintenance. Votre saisie est conservée. Réessayez dans un instant.',
  company_moved: 'Votre entreprise a changé de serveur. Rechargez la page dans un instant.',
  company_ended:
    'Votre entreprise a mis fin à son utilisation de Bellwether. Tout sera supprimé ; d’ici là, seuls la direction générale et les admins de l’organisation peuvent se connecter.',
  upgrade_needed: 'Cette adresse est un WebSocket.',
  busy: 'Le serveur est occupé en ce moment. Réessayez dans un instant.',
  no_connection_key:
    'Ce serveur n’a pas de CONNECTION_KEY et ne peut donc pas conserver les secrets d’autres services. L’équipe qui exploite Bellwether peut en définir une.',
  other_connection_key:
    'Ceci a été conservé avec une autre CONNECTION_KEY que celle de ce serveur. L’équipe qui exploite Bellwether peut l’ajouter, ou vous saisissez à nouveau le secret.',
  failed: 'Une erreur est survenue.',
};

export const typeWords: Translated<typeof english.typeWords> = {
  array: 'une liste',
  boolean: 'true ou false',
  int: 'un nombre entier',
  number: 'un nombre',
  object: 'un objet',
  string: 'un texte',
};

export const faultWords: Translated<typeof english.faultWords> = {
  required: 'Ce champ est obligatoire.',
  unknown: 'Ce champ est inconnu.',
  invalid: 'Cette valeur n’est pas valable.',
  wrong_type: (expected) =>
    `Ce doit être ${(typeWords as Readonly<Record<string, string>>)[expected] ?? expected}.`,
  one_of: (values) => `Une de ces valeurs est attendue : ${values}.`,
  at_least: (least) => `La valeur doit être au moins ${least}.`,
  at_most: (most) => `La valeur doit être au plus ${most}.`,
  at_most_values: (most) => `${most} valeurs au plus sont acceptées.`,
  at_most_characters: (most) => `${most} caractères au plus sont possibles.`,
};

export const fileWords: Translated<typeof english.fileWords> = {
  too_many_uploads: 'Vous envoyez trop de fichiers à la fois. Attendez que l’un d’eux soit terminé.',
  too_many_company_uploads: 'Votre entreprise envoie trop de fichiers à la fois. Réessayez dans un instant.',
  too_many_downloads: 'Deux téléchargements sont déjà en cours. Attendez que l’un d’eux soit terminé.',
  too_many_readings: 'Vous importez déjà un fichier. Attendez qu’il soit lu.',
  too_many_pictures: 'Trop d’images sont lues en ce moment. Réessayez dans un instant.',
  not_written: 'Le fichier n’a pas pu être écrit. Réessayez dans un instant.',
  not_a_form: 'Envoyez le fichier en multipart/form-data.',
  file_missing: 'Ce champ est obligatoire.',
  other_part: (name) => `Envoyez un fichier, comme seule partie « ${name} ».`,
  file_too_large: fileTooLarge,
  picture_kind: (file) => wrongFileSentence(file, onlyPngOrJpg),
  picture_damaged: damagedPicture,
  picture_pixels: 'Cette image est trop grande : elle peut avoir 40 mégapixels au plus.',
  text_too_long: ({ label, most }) => textWords.too_long({ label, limit: most }),
};
