import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const ownershipWords: Translated<typeof english.ownershipWords> = {
  taken_back:
    'Dieses Ziel gehörte Ihnen, bevor Sie es freigegeben haben, deshalb muss eine andere Person es Ihnen übergeben.',
  same_owner: 'Diese Person ist schon für das Ziel verantwortlich.',
  owner_out_of_sight:
    'Sie würden dieses Ziel nicht mehr sehen. Bitte wählen Sie sich selbst oder jemanden aus Ihrem Bereich.',
  same_owner_of_all: 'Diese Person ist schon für diese Ziele verantwortlich.',
  owner_out_of_sight_of_some:
    'Sie würden einige dieser Ziele nicht mehr sehen. Bitte wählen Sie sich selbst oder jemanden aus Ihrem Bereich.',
  taken_back_of_some:
    'Sie haben einige dieser Ziele freigegeben, deshalb können Sie nicht wieder für sie verantwortlich werden.',
  cursor_unknown: 'Das ist keine Stelle in dieser Liste.',
  same_parent: 'Das Ziel ist dort schon zugeordnet.',
};
