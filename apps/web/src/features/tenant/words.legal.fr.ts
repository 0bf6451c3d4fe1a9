import type { Translated } from '@bellwether/domain/locale/language';
import { formatNumber } from '@bellwether/domain/locale/numbers';
import { readerLocale } from '#ui/data/reader-locale.ts';
import type * as english from './words.legal.ts';

export const privacyPageWords: Translated<typeof english.privacyPageWords> = {
  bellwetherKeepsWhatYour:
    'Bellwether conserve ce dont votre entreprise a besoin pour travailler avec des objectifs : votre nom, votre adresse e-mail, votre poste et votre place dans l’entreprise, ce que vous ajoutez à votre profil, et les objectifs, prévisions, résultats et commentaires que vous écrivez.',
  auditLog: (days) =>
    `Un journal d’audit conserve pendant ${formatNumber(days, readerLocale())} jours qui a modifié quoi et quand, avec l’adresse et le navigateur. Les admins de l’organisation et la direction générale le lisent ; il ne contient aucun texte privé.`,
  whoSeesIt: 'Qui voit ces données',
  peopleOfYourOwn:
    'Les personnes de votre entreprise, dans la mesure où leur rôle le permet. Les objectifs privés ne sont visibles que pour la personne responsable et ses managers. Les autres entreprises de la même installation ne voient rien.',
  whereItIs: 'Où elles se trouvent',
  onTheInstallationThat:
    'Sur l’installation exploitée par votre entreprise, ou par un tiers pour elle. Les pages ne chargent rien depuis d’autres hôtes et ne posent aucun cookie de suivi. Votre navigateur garde un jeton de connexion et le texte que vous n’avez pas encore enregistré ; la déconnexion supprime les deux.',
  services: 'Services externes',
  noServices: 'Cette installation n’envoie de données de personnes à aucun service externe.',
  someServices: 'Cette installation utilise ces services externes :',
  kinds: {
    model: 'Modèle de langage, pour les textes suggérés et les bilans',
    mail: 'E-mails',
    storage: 'Photos et fichiers',
    assessment: 'Questions du mode d’emploi',
  },
  yourRights: 'Vos droits',
  exportAndErase:
    'Dans vos paramètres, « Vos données » crée un fichier de tout ce qui est conservé sur vous. Quand vous avez quitté l’entreprise, les admins de l’organisation peuvent le créer pour vous et effacer vos données : ce qui vous identifie est supprimé, vos objectifs et vos commentaires restent sans votre nom. Les sauvegardes faites auparavant expirent plus tard.',
  ownPage: 'La politique de confidentialité de votre entreprise',
  questions: 'Questions',
  askTheOrgAdmin: 'Adressez-vous aux admins de l’organisation de votre entreprise.',
  backToLogIn: 'Retour à la connexion',
};

export const termsPageWords: Translated<typeof english.termsPageWords> = {
  ownPage: 'Les conditions de votre entreprise',
  yourCompanyGivesYou:
    'Votre entreprise vous donne ce compte pour planifier des objectifs, donner des prévisions et examiner les résultats. Utilisez-le à cette fin, gardez votre mot de passe pour vous, et écrivez sur vos collègues comme vous parleriez devant eux.',
  whatYouWrite: 'Ce que vous écrivez',
  itBelongsToYour:
    'Cela appartient à votre entreprise. Les prévisions, les résultats et les évaluations restent dans l’historique une fois donnés ; de nouveaux peuvent les suivre, mais ils ne peuvent pas être retirés sans trace.',
  theEndOfAn: 'La fin d’un compte',
  yourCompanyCanDeactivate:
    'Votre entreprise peut désactiver un compte à tout moment. Le logiciel est libre sous la licence Apache 2.0 et fourni sans garantie ; les accords sur son exploitation relèvent de votre entreprise.',
  backToLogIn: 'Retour à la connexion',
};
