import { goalMessages } from '@bellwether/domain/goals/words.es';
import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const draftingFieldWords: Translated<typeof english.draftingFieldWords> = {
  owner_missing: goalMessages.ownerRequired,
  period_missing: goalMessages.quarterRequired,
};

export const draftCountWords: Translated<typeof english.draftCountWords> = {
  drafting_off: 'Su empresa ha desactivado la ayuda de redacción.',
  no_drafts_left: (limit) => `Ha usado todos los borradores de hoy (${limit}). Mañana habrá otros.`,
};

const tell = 'Avise a su administración.';

export const faultSentences: Translated<typeof english.faultSentences> = {
  unreachable: 'No se puede acceder al proveedor de IA.',
  too_slow: 'El proveedor de IA ha tardado demasiado en responder.',
  gone: 'No se ha esperado la respuesta del proveedor de IA.',
  busy: 'El proveedor de IA tiene ahora demasiado trabajo.',
  not_accepted: `El proveedor de IA no acepta la clave o el modelo de este servidor. ${tell}`,
  not_understood: `El proveedor de IA no entiende lo que se le pide. ${tell}`,
  failing: 'El proveedor de IA comunica un error.',
  redirected: `La dirección del proveedor de IA lleva a otro sitio. ${tell}`,
  too_large: 'La respuesta del proveedor de IA era demasiado larga.',
  refused: 'El proveedor de IA ha rechazado escribir esto.',
  cut: 'La respuesta del proveedor de IA se cortó a la mitad.',
  unusable: 'El proveedor de IA no ha dado nada que se pueda usar.',
};

export const insteadWords: Translated<typeof english.insteadWords> = {
  all: 'Este texto se ha redactado con plantillas.',
  some: 'Los textos que faltaban vienen de plantillas. Los demás los ha redactado un modelo de IA; revíselos antes de usarlos.',
  someUnusable: 'Algunos textos del proveedor de IA no se pueden usar.',
};
