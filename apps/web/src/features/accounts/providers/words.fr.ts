import type { Translated } from '@bellwether/domain/locale/language';
import { shownDayAt } from '#ui/data/shown.ts';
import type * as english from './words.ts';

export const presetLabels: Translated<typeof english.presetLabels> = {
  google: 'Google Workspace',
  entra: 'Microsoft Entra ID',
  okta: 'Okta',
  keycloak: 'Keycloak',
  other: 'Autre service',
};

export const issuerHints: Translated<typeof english.issuerHints> = {
  google: 'https://accounts.google.com',
  entra: 'https://login.microsoftonline.com/<identifiant d’annuaire>/v2.0',
  okta: 'https://<entreprise>.okta.com',
  keycloak: 'https://<serveur>/realms/<realm>',
  other: 'L’adresse avant /.well-known/openid-configuration.',
};

export const providersWords: Translated<typeof english.providersWords> = {
  title: 'Connexion',
  about: 'Permettez de se connecter avec le compte de votre entreprise, par OpenID Connect ou SAML 2.0.',
  addOpenId: 'Ajouter OpenID Connect',
  addSaml: 'Ajouter SAML 2.0',
  loadFailed: 'Impossible de charger les services de connexion.',
  linked: (count) => (count < 2 ? `${count} personne est liée.` : `${count} personnes sont liées.`),
  enforced:
    'Obligatoire : seules les personnes qui gardent leur mot de passe s’en servent pour se connecter.',
  redirect: 'Adresse de redirection, pour votre service',
  acs: 'Adresse de réception des assertions (ACS), pour votre service',
  metadata: 'Métadonnées de Bellwether, aussi identifiant d’entité',
  logout: 'Adresse de déconnexion back-channel, pour votre service',
  certificate: ({ Subject: subject, Until: until }) =>
    `Certificat ${subject}, valable jusqu’au ${shownDayAt(Date.parse(until))}`,
  record: (domain) => `Enregistrement TXT pour vérifier ${domain}`,
  claimed: (domain) => `${domain} est vérifié par son enregistrement DNS.`,
  test: 'Tester',
  change: 'Modifier',
  remove: 'Retirer',
  removeSure: 'Retirer ce service et ses liens ?',
  cancel: 'Annuler',
  reachable: 'Le service répond. La seconde fenêtre montre ce qu’il envoie et qui serait connecté.',
  openTrial: 'Ouvrir la seconde fenêtre',
  saved: 'Le service de connexion est enregistré.',
  add: 'Ajouter',
  save: 'Enregistrer',
  formNew: 'Nouveau service de connexion',
  formOf: (name) => `Modifier ${name}`,
  preset: 'Produit',
  name: 'Nom sur la page de connexion',
  issuer: 'Émetteur',
  clientId: 'ID client',
  secret: 'Secret client',
  secretKept: 'Laissez vide pour garder le secret enregistré. Il n’est jamais affiché.',
  metadataOfProvider: 'Métadonnées du service, en texte ou par leur adresse https',
  metadataKept: 'Laissez vide pour garder les métadonnées enregistrées.',
  domains: 'Domaines d’adresses e-mail qui y mènent',
  domainsHint: 'Séparés par des virgules, par exemple example.com.',
  isOn: 'Activé',
  isEnforced: 'Obligatoire : seules les personnes ci-dessous se connectent par mot de passe',
  glass: 'Garde un mot de passe',
  fewPasswords: ([only]) =>
    only === undefined
      ? 'Plus personne ne garde de mot de passe. Si le service tombe en panne, personne ne pourra se connecter. Indiquez deux personnes.'
      : `Seule une personne garde un mot de passe : ${only}. Indiquez-en une seconde, qui pourra se connecter si le service tombe en panne.`,
  glassHint: 'Au moins deux. Tous les admins de l’organisation reçoivent un e-mail à chaque utilisation.',
  isAuthoritative: 'Toutes les adresses envoyées comptent comme vérifiées',
  isAuthoritativeHint: 'Seulement si personne ne peut y choisir sa propre adresse.',
  createsPeople: 'Ajoute les personnes absentes d’ici, avec le rôle de contribution',
  createsUnder: 'Leur manager ; sans choix, la direction générale',
  takesUnasked: 'La connexion peut commencer chez le service',
};

export const providerHappenings: Translated<typeof english.providerHappenings> = {
  signedIn: (who) => `Connexion : ${who}.`,
  endedByProvider: 'Le service a mis fin à des sessions.',
  down: 'Le service n’a pas répondu.',
};
