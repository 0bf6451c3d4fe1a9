import { layerRows, layerTable } from '#platform/layers/layer-table.tsx';
import { appraisalWords } from './words.appraisal.ts';
import { labelWords } from './words.labels.ts';

/** The width of the appraisal drawers (2-people §2). */
const APPRAISAL_DRAWER = 780;

const row = layerRows<undefined>();

/** The drawers and dialogs about appraisals. */
export const talentLayers = layerTable<undefined>({
  feature: 'talent',
  useSubject: () => undefined,
  rows: [
    row({
      names: ['appraisal'],
      kind: 'drawer',
      title: appraisalWords.view,
      width: APPRAISAL_DRAWER,
      load: async () => (await import('./components/appraisal-layer.tsx')).AppraisalLayer,
    }),
    row({
      names: ['new-appraisal', 'edit-appraisal'],
      kind: 'drawer',
      title: (name) => (name === 'new-appraisal' ? appraisalWords.create : appraisalWords.edit),
      width: APPRAISAL_DRAWER,
      load: async () => (await import('./components/write-appraisal-layer.tsx')).WriteAppraisalLayer,
    }),
    row({
      names: ['delete-appraisal'],
      kind: 'dialog',
      title: appraisalWords.deleteTitle,
      width: 420,
      load: async () => (await import('./components/delete-appraisal-layer.tsx')).DeleteAppraisalLayer,
    }),
    row({
      names: ['appraisal-labels'],
      kind: 'drawer',
      title: labelWords.title,
      width: APPRAISAL_DRAWER,
      load: async () => (await import('./components/labels-layer.tsx')).LabelsLayer,
    }),
  ],
});
