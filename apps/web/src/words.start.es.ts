import type { Translated } from '@bellwether/domain/locale/language';
import type { startWords as english } from './words.start.ts';

export const startWords: Translated<typeof english> = {
  description: 'Bellwether: objetivos trimestrales, y un minuto a la semana para decir cómo van.',
  starting: 'Bellwether se está iniciando. Si esta línea no desaparece, recargue la página.',
  needs:
    'Bellwether necesita Chrome o Edge 111, Firefox 125, Safari 17 o una versión más reciente de alguno de ellos.',
  needsScript: 'Bellwether necesita JavaScript. Actívelo y recargue la página.',
  tooOld:
    'Este navegador es demasiado antiguo para Bellwether. Se necesita Chrome o Edge 111, Firefox 125, Safari 17 o una versión más reciente de alguno de ellos.',
  notLoaded: 'No se ha podido cargar Bellwether. Compruebe su conexión y recargue la página.',
};
