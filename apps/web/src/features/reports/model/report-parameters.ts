import * as z from 'zod/mini';
import { idParameter, layerParameters } from '#platform/layers/layer-search.ts';
import { kept } from '#platform/search-params.ts';

/** The choices of a report in its dialog. */
export const reportParameters = layerParameters({
  /** The quarter, or the first of several. */
  quarter: idParameter,
  /** The last quarter of several. */
  until: idParameter,
  mode: idParameter,
  /** A review cycle instead of a quarter. */
  ofCycle: idParameter,
  format: kept(z.enum(['excel', 'pdf'])),
});
export type ReportParameters = ReturnType<typeof reportParameters.read>;

/** The quarter of the page of team goal updates. */
export const teamParameters = layerParameters({ quarter: idParameter });
export type TeamParameters = ReturnType<typeof teamParameters.read>;
