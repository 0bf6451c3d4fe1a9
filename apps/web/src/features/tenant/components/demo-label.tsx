import { Code } from '@mantine/core';
import { Panel, PanelButton } from '#ui/layers/panel-button.tsx';
import { Tag } from '#ui/marks/tag.tsx';
import { DEMO_COMMAND, DEMO_EXPLAINED, DEMO_OWN, DEMO_TITLE, demoLabelWords } from '../words.ts';
import classes from './demo-label.module.css';

/** A small label on every screen of the demo company, with the command that starts one's own company. */
export function DemoLabel() {
  return (
    <PanelButton
      className={classes.label}
      label={demoLabelWords.demoWhatThisCompany}
      renderPanel={(panel) => (
        <Panel panel={panel} className={classes.words} width={360}>
          <p>{DEMO_EXPLAINED}</p>
          <p>{DEMO_OWN}</p>
          <Code block className={classes.command} tabIndex={0}>
            {DEMO_COMMAND}
          </Code>
        </Panel>
      )}
    >
      <Tag tone="info">{DEMO_TITLE}</Tag>
    </PanelButton>
  );
}
