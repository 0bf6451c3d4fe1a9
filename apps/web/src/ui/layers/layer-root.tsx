export const LAYER_ROOT_ID = 'layers';

/** Stands once at the end of the main landmark: what opens over the page is drawn into it, so that it belongs to a landmark. */
export function LayerRoot() {
  return <div id={LAYER_ROOT_ID} />;
}
