import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { ActionIcon, Menu } from '@mantine/core';
import { useRef, useState } from 'react';
import { KeyCaps } from '#ui/layers/key-caps.tsx';
import { IconChevronDown, IconChevronUp, IconDots } from '#ui/marks/icons.ts';
import { useTakeBack } from '../../acting/model/use-take-back.ts';
import { type LayerName, useGoalLayer } from '../../model/goal-search.ts';
import { type GoalAct, menuActsOf } from '../model/goal-acts.ts';
import { goalKeyOf } from '../model/goal-keys.ts';
import { notPossibleNow } from '../words.detail.ts';
import { moreMenuWords } from '../words.ts';
import classes from './detail-header.module.css';

interface MoreMenuProps {
  readonly info: GoalInfo;
  /** Acts of the header for which it has no room; they stand first. */
  readonly first: readonly GoalAct[];
}

/** Shows every act that this person may do; acts that are not possible now come second, with the reason. */
export function MoreMenu({ info, first }: MoreMenuProps) {
  const { openLayer } = useGoalLayer();
  const [explained, setExplained] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const ofMenu = menuActsOf(info);
  const takeBack = useTakeBack()(info);
  const possible = [...first.filter((act) => act.reason === undefined), ...ofMenu.possible];
  const notNow = [...first.filter((act) => act.reason !== undefined), ...ofMenu.notNow];
  if (possible.length + notNow.length === 0 && !takeBack) return null;
  const open = (layer: LayerName) => {
    // The dialog returns focus to the element that had it, so focus the button: the menu's row is gone by
    // then.
    button.current?.focus({ preventScroll: true });
    openLayer(layer);
  };
  return (
    // The menu fills the available height and scrolls, so Tab must reach the scroll area.
    <Menu
      width={280}
      menuItemTabIndex={0}
      position="bottom-end"
      middlewares={{ size: { padding: 8 } }}
      onClose={() => setExplained(false)}
    >
      <Menu.Target>
        <ActionIcon
          ref={button}
          variant="default"
          size={36}
          className={classes.toggle}
          aria-label={moreMenuWords.more}
        >
          <IconDots size={18} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown mah="70vh" style={{ overflowY: 'auto' }}>
        {takeBack ? <Menu.Item onClick={takeBack.act}>{takeBack.label}</Menu.Item> : null}
        {possible.map((act) => (
          <Menu.Item
            key={act.layer}
            {...(act.danger ? { color: 'red' } : {})}
            rightSection={<KeyCaps of={goalKeyOf[act.layer]} />}
            onClick={() => open(act.layer)}
          >
            {act.label}
          </Menu.Item>
        ))}
        {notNow.length > 0 ? (
          <>
            {possible.length > 0 ? <Menu.Divider /> : null}
            <Menu.Item
              closeMenuOnClick={false}
              aria-expanded={explained}
              rightSection={
                explained ? (
                  <IconChevronUp size={14} aria-hidden="true" />
                ) : (
                  <IconChevronDown size={14} aria-hidden="true" />
                )
              }
              onClick={() => setExplained(!explained)}
            >
              {notPossibleNow(notNow.length)}
            </Menu.Item>
            {explained
              ? notNow.map((act) => (
                  <Menu.Item key={act.layer} closeMenuOnClick={false} aria-disabled="true" data-disabled>
                    {act.label}
                    <span className={classes.reason}>{act.reason}</span>
                  </Menu.Item>
                ))
              : null}
          </>
        ) : null}
      </Menu.Dropdown>
    </Menu>
  );
}
