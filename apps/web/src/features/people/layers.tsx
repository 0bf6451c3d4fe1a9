import { layerRows, layerTable } from '#platform/layers/layer-table.tsx';
import { avatarWords, passwordWords } from './words.ts';

/** The names of this feature's layers in the address. */
export type PeopleLayerName = 'change-password' | 'picture';

const row = layerRows<undefined>();

/** The drawers and dialogs about people (2-people §2). */
export const peopleLayers = layerTable<undefined>({
  feature: 'people',
  useSubject: () => undefined,
  rows: [
    row({
      names: ['change-password'],
      kind: 'drawer',
      title: passwordWords.title,
      width: 400,
      load: async () => (await import('./components/change-password-layer.tsx')).ChangePasswordLayer,
    }),
    row({
      names: ['picture'],
      kind: 'dialog',
      title: avatarWords.title,
      width: 420,
      load: async () => (await import('./components/avatar-layer.tsx')).AvatarLayer,
    }),
  ],
});
