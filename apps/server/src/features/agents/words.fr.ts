import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const agentWords: Translated<typeof english.agentWords> = {
  off: 'Votre entreprise n’autorise pas les agents à agir au nom des personnes. Les admins peuvent l’activer.',
  client_unknown:
    'Votre entreprise ne connaît pas ce programme. Les admins peuvent l’inscrire dans Connexions.',
  address_unknown: 'Ce programme veut revenir à une adresse qui n’est pas inscrite pour lui.',
  not_pkce: 'La demande de ce programme n’est pas assez sûre (il doit utiliser PKCE avec S256).',
  other_resource: 'Ce programme demande l’accès à une autre adresse que celle de cette entreprise.',
  scope_unknown: 'Ce programme demande une autorisation qu’aucun agent ne peut avoir.',
  too_many_grants: 'Vous avez autorisé 20 agents. Mettez d’abord fin à l’un d’eux.',
  too_many_clients: 'L’entreprise a 50 programmes. Retirez-en d’abord un.',
  bad_address:
    'Une adresse doit commencer par https://, ou par http:// sur cet ordinateur (localhost), sans fragment.',
  answered: 'Une réponse a déjà été donnée.',
  expired: 'Cette demande a expiré. Demandez de nouveau à l’agent.',
  too_many_requests: 'Vous avez 50 prévisions d’agents en attente. Répondez d’abord à quelques-unes.',
};
