import { actionItemOffer } from '#features/action-items/model/item-palette.ts';
import { goalOffer } from '#features/goals/reading/model/palette-offer.ts';
import { peopleOffer } from '#features/people/organisation/model/people-palette.ts';
import type { PaletteFeature } from '#platform/shell/menu-entry.ts';
import { Palette, type PaletteProps } from '#platform/shell/palette.tsx';

import { placesOffer } from './palette-places.ts';

/** The features' parts of Ctrl/⌘ K; a feature adds its part here. */
const features: readonly PaletteFeature[] = [peopleOffer, goalOffer, actionItemOffer, placesOffer];

/** Renders the palette with the features' parts. */
export function SignedInPalette(props: Omit<PaletteProps, 'features'>) {
  return <Palette {...props} features={features} />;
}
