import { layerRows, layerTable } from '#platform/layers/layer-table.tsx';
import { layerTitles } from './words.layers.ts';

/** The width of the appraisal drawers (screens.2). */
const APPRAISAL_DRAWER = 780;

/** With room for the goals of the quarter beside the text. */
const WIDE_DRAWER = 1040;

/** With room for five columns of cards. */
const SESSION_DRAWER = 1240;

const row = layerRows<undefined>();

/** The drawers and dialogs about appraisals. */
export const talentLayers = layerTable<undefined>({
  feature: 'talent',
  useSubject: () => undefined,
  rows: [
    row({
      names: ['appraisal'],
      kind: 'drawer',
      title: layerTitles.view,
      width: APPRAISAL_DRAWER,
      wide: WIDE_DRAWER,
      load: async () => (await import('./components/appraisal-layer.tsx')).AppraisalLayer,
    }),
    row({
      names: ['new-appraisal', 'edit-appraisal'],
      kind: 'drawer',
      title: (name) => (name === 'new-appraisal' ? layerTitles.create : layerTitles.edit),
      width: APPRAISAL_DRAWER,
      wide: WIDE_DRAWER,
      fetchedAhead: false,
      load: async () => (await import('./components/write-appraisal-layer.tsx')).WriteAppraisalLayer,
    }),
    row({
      names: ['delete-appraisal'],
      kind: 'dialog',
      title: layerTitles.delete,
      width: 420,
      load: async () => (await import('./components/delete-appraisal-layer.tsx')).DeleteAppraisalLayer,
    }),
    row({
      names: ['close-appraisal'],
      kind: 'dialog',
      title: layerTitles.close,
      width: 520,
      load: async () => (await import('./components/close-appraisal-layer.tsx')).CloseAppraisalLayer,
    }),
    row({
      names: ['appraisal-labels'],
      kind: 'drawer',
      title: layerTitles.labels,
      width: APPRAISAL_DRAWER,
      load: async () => (await import('./components/labels-layer.tsx')).LabelsLayer,
    }),
    row({
      names: ['course'],
      kind: 'drawer',
      title: layerTitles.course,
      width: APPRAISAL_DRAWER,
      load: async () => (await import('./course/components/course-layer.tsx')).CourseLayer,
    }),
    row({
      names: ['new-cycle', 'edit-cycle'],
      kind: 'drawer',
      title: (name) => (name === 'new-cycle' ? layerTitles.newCycle : layerTitles.editCycle),
      width: APPRAISAL_DRAWER,
      load: async () => (await import('./cycles/components/cycle-layer.tsx')).CycleLayer,
    }),
    row({
      names: ['calibration'],
      kind: 'drawer',
      title: layerTitles.calibration,
      width: WIDE_DRAWER,
      wide: SESSION_DRAWER,
      load: async () => (await import('./calibration/components/calibration-layer.tsx')).CalibrationLayer,
    }),
    row({
      names: ['new-calibration'],
      kind: 'drawer',
      title: layerTitles.newCalibration,
      width: APPRAISAL_DRAWER,
      load: async () =>
        (await import('./calibration/components/new-calibration-layer.tsx')).NewCalibrationLayer,
    }),
  ],
});
