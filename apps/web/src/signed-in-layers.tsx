import { actionItemLayers } from '#features/action-items/layers.tsx';
import { dashboardLayers } from '#features/dashboard/layers.tsx';
import { goalLayers } from '#features/goals/layers.tsx';
import { insightLayers } from '#features/insight/layers.tsx';
import { notificationLayers } from '#features/notifications/layers.tsx';
import { peopleLayers } from '#features/people/layers.tsx';
import { reportLayers } from '#features/reports/layers.tsx';
import { strategyLayers } from '#features/strategy/layers.tsx';
import { summaryLayers } from '#features/summaries/layers.tsx';
import { talentLayers } from '#features/talent/layers.tsx';
import { tenantLayers } from '#features/tenant/layers.tsx';
import { webhookLayers } from '#features/webhooks/layers.tsx';
import { LayerHost } from '#platform/layers/layer-host.tsx';
import type { LayerTable } from '#platform/layers/layer-table.tsx';

/** The drawers and dialogs of all signed-in pages; a feature adds its table here. */
const LAYERS: readonly LayerTable[] = [
  goalLayers,
  dashboardLayers,
  peopleLayers,
  strategyLayers,
  talentLayers,
  tenantLayers,
  notificationLayers,
  actionItemLayers,
  reportLayers,
  insightLayers,
  summaryLayers,
  webhookLayers,
];

/** Renders the layer that the address names. It is a file of its own, because the first paint of a page needs none. */
export function SignedInLayers() {
  return <LayerHost tables={LAYERS} />;
}
