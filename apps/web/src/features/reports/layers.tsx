import { layerRows, layerTable } from '#platform/layers/layer-table.tsx';
import { fileLayerNames, reportOf, teamLayerName } from './model/report-layers.ts';
import { reportParameters, teamParameters } from './model/report-parameters.ts';
import { reportTitles } from './words.layers.ts';

const row = layerRows<null>();

/** The dialogs of the reports. */
export const reportLayers = layerTable<null>({
  feature: 'reports',
  useSubject: () => null,
  rows: [
    row({
      names: fileLayerNames,
      kind: 'dialog',
      search: reportParameters,
      title: (name) => reportTitles[reportOf[name]],
      width: 1040,
      load: async () => (await import('./components/report-layer.tsx')).ReportLayer,
    }),
    row({
      names: [teamLayerName],
      kind: 'dialog',
      search: teamParameters,
      title: reportTitles.teamGoalUpdates,
      width: 520,
      load: async () => (await import('./team/components/team-layer.tsx')).TeamLayer,
    }),
  ],
});
