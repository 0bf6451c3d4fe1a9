import { Code, Popover, UnstyledButton } from '@mantine/core';
import { Tag } from '#ui/marks/tag.tsx';
import { DEMO_COMMAND, DEMO_EXPLAINED, DEMO_OWN, DEMO_TITLE } from '../words.ts';
import classes from './demo-label.module.css';

/** A small label on every screen of the demo company, with a link to start one's own company. */
export function DemoLabel() {
  return (
    <Popover width={360} position="bottom-end" shadow="md" withArrow trapFocus returnFocus>
      <Popover.Target>
        <UnstyledButton className={classes.label} aria-label="Demo: what this company is">
          <Tag tone="info">{DEMO_TITLE}</Tag>
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown className={classes.words}>
        <p>{DEMO_EXPLAINED}</p>
        <p>{DEMO_OWN}</p>
        <Code block className={classes.command} tabIndex={0}>
          {DEMO_COMMAND}
        </Code>
      </Popover.Dropdown>
    </Popover>
  );
}
