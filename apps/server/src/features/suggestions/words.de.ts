import { goalMessages } from '@bellwether/domain/goals/words.de';
import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const draftingFieldWords: Translated<typeof english.draftingFieldWords> = {
  owner_missing: goalMessages.ownerRequired,
  period_missing: goalMessages.quarterRequired,
};

export const draftCountWords: Translated<typeof english.draftCountWords> = {
  drafting_off: 'Ihr Unternehmen hat die Formulierungshilfe ausgeschaltet.',
  no_drafts_left: (limit) => `Sie haben alle Entwürfe von heute verbraucht (${limit}). Morgen gibt es neue.`,
};

export const faultSentences: Translated<typeof english.faultSentences> = {
  unreachable: 'Der KI-Anbieter ist nicht erreichbar.',
  too_slow: 'Der KI-Anbieter hat zu lange nicht geantwortet.',
  gone: 'Auf die Antwort des KI-Anbieters wurde nicht gewartet.',
  busy: 'Der KI-Anbieter hat im Moment zu viel zu tun.',
  not_accepted:
    'Der KI-Anbieter akzeptiert den Schlüssel oder das Modell dieses Servers nicht. Bitte sagen Sie Ihrer Administration Bescheid.',
  not_understood:
    'Der KI-Anbieter versteht nicht, was er gefragt wird. Bitte sagen Sie Ihrer Administration Bescheid.',
  failing: 'Der KI-Anbieter meldet einen Fehler.',
  redirected:
    'Die Adresse des KI-Anbieters führt woandershin. Bitte sagen Sie Ihrer Administration Bescheid.',
  too_large: 'Die Antwort des KI-Anbieters war zu lang.',
  refused: 'Der KI-Anbieter hat es abgelehnt, das zu schreiben.',
  cut: 'Die Antwort des KI-Anbieters endete mittendrin.',
  unusable: 'Der KI-Anbieter hat nichts Brauchbares geliefert.',
};

export const insteadWords: Translated<typeof english.insteadWords> = {
  all: 'Dieser Text wurde aus Vorlagen entworfen.',
  some: 'Die fehlenden Texte stammen aus Vorlagen. Die anderen hat ein KI-Modell entworfen; bitte prüfen Sie sie, bevor Sie sie verwenden.',
  someUnusable: 'Einige Texte des KI-Anbieters sind nicht brauchbar.',
};
