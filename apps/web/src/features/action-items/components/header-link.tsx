import { ActionIcon } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { capabilitiesOfProfile } from '#platform/capabilities.ts';
import { actionItemsLink } from '#platform/links.ts';
import { useSession } from '#platform/session.ts';
import { IconClipboardCheck } from '#ui/marks/icons.ts';
import { itemPaletteWords } from '../words.ts';

const label = itemPaletteWords.actionItems;

/** The icon in the header that leads to the action items; absent for observers (action-items.3). */
export function ActionItemsLink() {
  const { Profile } = useSession();
  if (!capabilitiesOfProfile(Profile).keepsActionItems) return null;
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={36}
      aria-label={label}
      title={label}
      renderRoot={(props) => <Link {...props} {...actionItemsLink()} />}
    >
      <IconClipboardCheck size={20} />
    </ActionIcon>
  );
}
