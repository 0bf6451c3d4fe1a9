import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const providerWords: Translated<typeof english.providerWords> = {
  too_many: 'Ein Unternehmen hat höchstens 10 Anmeldedienste.',
  address_not_allowed: 'Bitte geben Sie eine Adresse ein, die mit https:// beginnt.',
  not_reachable:
    'Der Anmeldedienst hat unter dieser Adresse nicht geantwortet oder beschreibt einen anderen Aussteller.',
  secret_again:
    'Bitte geben Sie das Client-Secret noch einmal ein, weil Aussteller oder Client-ID jetzt anders lauten.',
  kind_fixed: 'Die Art kann nicht geändert werden. Bitte fügen Sie einen anderen Anmeldedienst hinzu.',
  metadata_required:
    'Bitte geben Sie die Metadaten des Anmeldedienstes an, als Text oder durch ihre https-Adresse.',
  metadata_invalid:
    'Das sind keine Metadaten eines SAML-Anmeldedienstes mit einer Adresse für die Anmeldung und einem Zertifikat.',
  domain_taken: (domain) => `${domain} führt zu einem anderen Anmeldedienst.`,
  needs_break_glass:
    'Bitte nennen Sie mindestens zwei aktive Personen, die ihr Passwort behalten, damit ein Fehler des Anmeldedienstes niemanden aussperrt.',
  break_glass_unknown: 'Alle hier müssen aktive Personen Ihres Unternehmens mit einem Passwort sein.',
  enforced_off: 'Nur ein eingeschalteter Anmeldedienst kann verpflichtend sein.',
  domains_required:
    'Bei Google kann jeder ein Konto haben. Bitte nennen Sie die Domains, deren Personen hinzugefügt werden.',
  manager_unknown: 'Bitte wählen Sie eine aktive Person, der andere unterstellt sein können.',
  ticket_over:
    'Diese Anmeldung wurde schon verwendet, hat zu lange gedauert oder in einem anderen Browser begonnen. Bitte beginnen Sie noch einmal.',
  would_sign_in: (name) => `Damit würde ${name} angemeldet.`,
  would_link: (name) => `Damit würde ${name} angemeldet, und beide wären von da an verknüpft.`,
  would_create: 'Hier hat niemand diese Adresse. Damit würde eine mitwirkende Person hinzugefügt.',
};
