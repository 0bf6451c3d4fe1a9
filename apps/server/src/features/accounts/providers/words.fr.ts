import type { Translated } from '@bellwether/domain/locale/language';
import { ofName } from '@bellwether/domain/locale/sentence-locale.fr';
import type * as english from './words.ts';

export const providerWords: Translated<typeof english.providerWords> = {
  too_many: 'Une entreprise a 10 services de connexion au plus.',
  address_not_allowed: 'Indiquez une adresse qui commence par https://.',
  not_reachable: 'Le service de connexion n’a pas répondu à cette adresse, ou il décrit un autre émetteur.',
  secret_again: 'Saisissez de nouveau le secret client, car l’émetteur ou l’ID client a changé.',
  kind_fixed: 'Le type ne peut pas changer. Ajoutez un autre service de connexion.',
  metadata_required:
    'Indiquez les métadonnées du service de connexion, sous forme de texte ou par leur adresse https.',
  metadata_invalid:
    'Ce ne sont pas les métadonnées d’un service SAML avec une adresse de connexion et un certificat.',
  domain_taken: (domain) => `${domain} mène à un autre service de connexion.`,
  needs_break_glass:
    'Indiquez au moins deux personnes actives qui gardent leur mot de passe, afin qu’une panne du service de connexion n’exclue personne.',
  break_glass_unknown:
    'Chaque personne indiquée ici doit être active dans votre entreprise et avoir un mot de passe.',
  enforced_off: 'Seul un service de connexion activé peut être rendu obligatoire.',
  domains_required:
    'Tout le monde peut avoir un compte Google. Indiquez les domaines dont les personnes sont ajoutées.',
  manager_unknown: 'Choisissez une personne active qui peut avoir une équipe directe.',
  ticket_over:
    'Cette connexion a déjà servi, a pris trop de temps ou a commencé dans un autre navigateur. Recommencez.',
  would_sign_in: (name) => `Ceci ouvrirait la session ${ofName(name)}.`,
  would_link: (name) => `Ceci ouvrirait la session ${ofName(name)} et lierait désormais les deux comptes.`,
  would_create: 'Personne n’a cette adresse ici. Ceci ajouterait une personne avec le rôle de contribution.',
};
