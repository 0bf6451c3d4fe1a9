import { ActionIcon, Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';
import { KeyCaps, shortcutProps, useWorkingKeys } from '#ui/layers/key-caps.tsx';
import { IconArrowsMaximize, IconMinus, IconPlus } from '#ui/marks/icons.ts';
import { orgWords } from '../words.ts';
import classes from './org-chart.module.css';

interface ChartToolsProps {
  readonly onCloser: () => void;
  readonly onFarther: () => void;
  readonly onFit: () => void;
}

/** The buttons that scale the drawing. */
export function ChartTools({ onCloser, onFarther, onFit }: ChartToolsProps) {
  return (
    <div className={classes.tools}>
      <Tool label={orgWords.closer} keys="+" onPress={onCloser}>
        <IconPlus size={16} aria-hidden="true" />
      </Tool>
      <Tool label={orgWords.farther} keys="-" onPress={onFarther}>
        <IconMinus size={16} aria-hidden="true" />
      </Tool>
      <Tool label={orgWords.fit} keys="0" onPress={onFit}>
        <IconArrowsMaximize size={16} aria-hidden="true" />
      </Tool>
    </div>
  );
}

interface ToolProps {
  readonly label: string;
  readonly keys: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Tool({ label, keys, onPress, children }: ToolProps) {
  const working = useWorkingKeys(keys);
  return (
    <Tooltip
      label={
        <>
          {label} <KeyCaps of={working} />
        </>
      }
    >
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={label}
        {...shortcutProps(working)}
        onClick={onPress}
      >
        {children}
      </ActionIcon>
    </Tooltip>
  );
}
