export const LAYER_ROOT_ID = 'layers';

/**
 * Stands once at the end of the main landmark: layers over the page are rendered into it, so that they belong
 * to a landmark.
 */
export function LayerRoot() {
  return <div id={LAYER_ROOT_ID} />;
}
