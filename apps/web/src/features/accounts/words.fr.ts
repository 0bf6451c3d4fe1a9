import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const PRODUCT_LINE: string =
  'Des objectifs chaque trimestre, et une minute par semaine pour dire où ils en sont.';

export const EMAIL_REQUIRED: string = 'Indiquez votre adresse e-mail.';

export const EMAIL_INVALID: string = 'Indiquez une adresse e-mail valide.';

export const PASSWORD_REQUIRED: string = 'Indiquez votre mot de passe.';

export const CONFIRM_REQUIRED: string = 'Indiquez votre mot de passe pour confirmer.';

export const CONFIRM_DIFFERS: string = 'Les deux mots de passe sont différents.';

export const LOST_PASSWORD: string = 'Mot de passe oublié ?';

export const LOCKED_OUT: string = 'Compte verrouillé ?';

export const endedLinkWords: Translated<typeof english.endedLinkWords> = {
  purposes: {
    invitation: 'Il servait à choisir votre premier mot de passe.',
    reset:
      'Il servait à choisir un nouveau mot de passe : il fonctionne une fois, pendant une heure, et seul le lien le plus récent est valable.',
    unlock:
      'Il servait à déverrouiller votre compte : il fonctionne une fois, pendant une heure, et seul le lien le plus récent est valable.',
    email:
      'Ce lien servait à confirmer une nouvelle adresse e-mail et ne fonctionne plus : il a déjà servi, il est expiré, ou le changement a été annulé. Pour confirmer l’adresse, enregistrez-la de nouveau dans votre profil.',
  },
  renew: 'Envoyer un nouveau lien',
  renewed:
    'Si cette invitation est encore ouverte, un nouveau lien part à l’adresse invitée. Regardez aussi dans vos courriers indésirables.',
};

export const UNLOCKED: string = 'Votre compte est déverrouillé.';

export const EMAIL_CONFIRMED: string = 'Votre adresse e-mail est confirmée.';

export const sessionEnded: typeof english.sessionEnded = (isTextKept) => {
  const ended = 'Votre session a pris fin. Reconnectez-vous pour reprendre là où vous étiez';
  return isTextKept ? `${ended} ; votre saisie est conservée.` : `${ended}.`;
};

export const COMPANY_NOT_ACTIVE: string = 'Votre entreprise n’est pas active. Contactez le support.';

export const DEMO_PASSWORD: typeof english.DEMO_PASSWORD = 'Bellwether-demo-1';

export const DEMO_ACCOUNTS: Translated<typeof english.DEMO_ACCOUNTS> = [
  { name: 'contributor', role: 'Contribution' },
  { name: 'peer', role: 'Contribution, même responsable d’équipe' },
  { name: 'lead', role: 'Responsable d’équipe' },
  { name: 'manager', role: 'Manager des responsables d’équipe' },
  { name: 'ceo', role: 'Direction générale' },
  { name: 'goaladmin', role: 'Admin. des objectifs' },
  { name: 'goalmanager', role: 'Gestionnaire d’objectifs' },
  { name: 'hradmin', role: 'Admin. RH' },
  { name: 'orgadmin', role: 'Admin. de l’organisation' },
  { name: 'observer', role: 'Compte en lecture' },
];

export const demoAccountsWords: Translated<typeof english.demoAccountsWords> = {
  demoAccounts: 'Comptes de démonstration',
  chooseOne: 'Choisissez-en un et connectez-vous. Leur mot de passe à tous :',
  startYourOwnCompany: 'Créer votre entreprise',
};

export const signInFormWords: Translated<typeof english.signInFormWords> = {
  email: 'E-mail',
  password: 'Mot de passe',
  signingIn: 'Connexion…',
  logIn: 'Se connecter',
};

export const signedOutFrameWords: Translated<typeof english.signedOutFrameWords> = {
  termsAndConditions: 'Conditions d’utilisation',
  privacyPolicy: 'Politique de confidentialité',
};
