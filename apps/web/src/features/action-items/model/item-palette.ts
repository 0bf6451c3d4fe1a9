import { useRouter } from '@tanstack/react-router';
import { capabilitiesOfProfile } from '#platform/capabilities.ts';
import { useAddressLayer } from '#platform/layers/address-layer.ts';
import { actionItemsLink } from '#platform/links.ts';
import { ensureSession, useSession } from '#platform/session.ts';
import type { PaletteFeature, PaletteOffer, PaletteSource } from '#platform/shell/menu-entry.ts';
import { IconClipboardCheck, IconPlus } from '#ui/marks/icons.ts';
import { itemPaletteWords, itemWords } from '../words.ts';
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
      {
        id: 'new-action-item',
        label: itemWords.new,
        words: itemPaletteWords.newSearch,
        icon: IconPlus,
        run: () => openLayer('action-item'),
      },
      {
        id: 'action-items',
        label: itemPaletteWords.actionItems,
        name: itemPaletteWords.actionItems,
        words: itemPaletteWords.listSearch,
        icon: IconClipboardCheck,
        run: () => router.history.push(to),
      },
    ],
  };
}

const FOUND = 5;

/** Finds the person's action items of both tabs by title. */
const itemPalette: PaletteSource = {
  group: itemPaletteWords.group,
  icon: IconClipboardCheck,
  async find(text, signal) {
    const session = await ensureSession();
    if (!session || !capabilitiesOfProfile(session.Profile).keepsActionItems) return [];
    // Every page loads this file, and few searches need this call.
    const { foundItems } = await import('../api.ts');
    const { data } = await foundItems(text, FOUND, signal);
    const { to } = actionItemsLink();
    return data.map(({ Id, Title, Assignee, IsCompleted }) => ({
      id: `item-${Id}`,
      label: Title,
      description: IsCompleted ? itemWords.completedFor(Assignee.Name) : Assignee.Name,
      place: `${to}?${IsCompleted ? 'tab=completed&' : ''}open=action-item&about=${Id}`,
    }));
  },
};

/** The action items' part of the palette. */
export const actionItemOffer: PaletteFeature = { sources: [itemPalette], useOffer };
