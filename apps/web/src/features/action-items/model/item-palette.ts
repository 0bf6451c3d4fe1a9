import { useRouter } from '@tanstack/react-router';
import { capabilitiesOfProfile } from '#platform/capabilities.ts';
import { useAddressLayer } from '#platform/layers/address-layer.ts';
import { actionItemsLink } from '#platform/links.ts';
import { useSession } from '#platform/session.ts';
import type { PaletteFeature, PaletteOffer } from '#platform/shell/menu-entry.ts';
import { IconClipboardCheck, IconPlus } from '#ui/marks/icons.ts';
import { itemWords } from '../words.ts';
import type { ActionItemLayerName } from './layer-names.ts';

const nothing: PaletteOffer = { next: [], recent: [], here: [] };

/** Offers a link to the action items, and a command that adds an item from every page. */
function useOffer(): PaletteOffer {
  const router = useRouter();
  const { Profile } = useSession();
  const { openLayer } = useAddressLayer<ActionItemLayerName>();
  if (!capabilitiesOfProfile(Profile).keepsActionItems) return nothing;
  const { to } = actionItemsLink();
  return {
    ...nothing,
    next: [
      { id: 'new-action-item', label: itemWords.new, icon: IconPlus, run: () => openLayer('action-item') },
      {
        id: 'action-items',
        label: 'Action Items',
        icon: IconClipboardCheck,
        run: () => router.history.push(to),
      },
    ],
  };
}

/** The action items' part of the palette. */
export const actionItemOffer: PaletteFeature = { sources: [], useOffer };
