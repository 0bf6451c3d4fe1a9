import { LateLayer, late } from './late-layer.tsx';
import type { AppDrawerProps } from './opened-drawer.tsx';

const OpenedDrawer = late(async () => (await import('./opened-drawer.tsx')).OpenedDrawer);

/** A sheet from the right. Asks before it discards a changed form (see `useUnsaved`). */
export function AppDrawer(props: AppDrawerProps) {
  return (
    <LateLayer opened={props.opened} onClose={props.onClose}>
      <OpenedDrawer {...props} />
    </LateLayer>
  );
}
