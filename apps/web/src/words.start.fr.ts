import type { Translated } from '@bellwether/domain/locale/language';
import type { startWords as english } from './words.start.ts';

export const startWords: Translated<typeof english> = {
  description: 'Bellwether : des objectifs trimestriels, et une minute par semaine pour dire où ils en sont.',
  starting: 'Bellwether démarre. Si cette ligne reste affichée, rechargez la page.',
  needs:
    'Bellwether nécessite Chrome ou Edge 111, Firefox 125, Safari 17 ou une version plus récente de l’un d’eux.',
  needsScript: 'Bellwether nécessite JavaScript. Activez-le et rechargez la page.',
  tooOld:
    'Ce navigateur est trop ancien pour Bellwether. Il faut Chrome ou Edge 111, Firefox 125, Safari 17 ou une version plus récente de l’un d’eux.',
  notLoaded: 'Impossible de charger Bellwether. Vérifiez votre connexion et rechargez la page.',
};
