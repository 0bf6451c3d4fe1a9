import type { LookItem } from '@bellwether/contract/insight/look';
import { ActionIcon, Button, Menu } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { useSideLink } from '#features/goals/door.ts';
import { useAddressLayer } from '#platform/layers/address-layer.ts';
import { IconDots } from '#ui/marks/icons.ts';
import type { InsightLayerName } from '../../model/layer-names.ts';
import { weekWords } from '../../words.ts';
import classes from './look-row.module.css';

interface LookActsProps {
  readonly item: LookItem;
  /** The id of the goal's title, which describes the buttons. */
  readonly titleId: string;
}

/** The first act as a button that shows under the pointer and with the focus, and all of them in a menu. */
export function LookActs({ item, titleId }: LookActsProps) {
  const sideLink = useSideLink();
  const navigate = useNavigate();
  const { openLayer } = useAddressLayer<InsightLayerName | 'owner'>();
  const toggle = useRef<HTMLButtonElement>(null);
  const acts = [
    ...(item.MayGiveAway ? [{ name: 'owner' as const, label: weekWords.giveAway }] : []),
    ...(item.MayTalk ? [{ name: 'talked' as const, label: weekWords.talk }] : []),
    ...(item.MayGiveView && item.StatusId !== 0
      ? [{ name: 'second-view' as const, label: weekWords.view }]
      : []),
  ];
  const [first] = acts;
  const open = (name: InsightLayerName | 'owner') => openLayer(name, { goal: item.GoalId });
  return (
    <span className={classes.acts}>
      {first ? (
        <Button
          className={classes.first ?? ''}
          variant="default"
          size="xs"
          aria-describedby={titleId}
          onClick={() => open(first.name)}
        >
          {first.label}
        </Button>
      ) : null}
      <Menu position="bottom-end" menuItemTabIndex={0}>
        <Menu.Target>
          <ActionIcon
            ref={toggle}
            variant="subtle"
            color="gray"
            size={32}
            aria-label={weekWords.more(item.Title)}
          >
            <IconDots size={18} aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => void navigate(sideLink(item.GoalId))}>{weekWords.open}</Menu.Item>
          {acts.map(({ name, label }) => (
            <Menu.Item
              key={name}
              onClick={() => {
                // The dialog returns the focus to the element that had it, and the menu's row is gone by then.
                toggle.current?.focus({ preventScroll: true });
                open(name);
              }}
            >
              {label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </span>
  );
}
