import { Button } from '@mantine/core';
import { useState } from 'react';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { SkeletonRows } from '#ui/feedback/skeletons.tsx';
import { Pane } from '#ui/layout/pane.tsx';
import classes from './kitchen-sink.module.css';
import { Section } from './section.tsx';

export function PaneSection() {
  const [open, setOpen] = useState(false);
  return (
    <Section title="List and detail">
      <div className={classes.box}>
        <Pane
          listLabel="Goals"
          detailLabel="Goal Details"
          detailOpen={open}
          back={
            <Button variant="subtle" onClick={() => setOpen(false)}>
              Back
            </Button>
          }
          list={
            <div className={classes.padded}>
              <Button variant="default" onClick={() => setOpen(true)}>
                Open a goal
              </Button>
              <SkeletonRows rows={3} />
            </div>
          }
          detail={<EmptyState title="Goal Details">Choose a goal on the left.</EmptyState>}
        />
      </div>
    </Section>
  );
}
