import { late } from '#ui/layers/late-layer.tsx';
import type { PaletteFeature } from './menu-entry.ts';
import { Palette } from './palette.tsx';
import type { LatePalette } from './palette-launcher.tsx';

/** Returns a palette with these parts of features, as the shell takes it. */
export function paletteOf(...features: readonly PaletteFeature[]): LatePalette {
  return late(async () => (props) => <Palette {...props} features={features} />, false);
}
