import { SegmentedControl, useMantineColorScheme } from '@mantine/core';
import { LayerRoot } from '#ui/layers/layer-root.tsx';
import { Page } from '#ui/layout/page.tsx';
import { ChartSection } from './chart-section.tsx';
import { FormSection } from './form-section.tsx';
import classes from './kitchen-sink.module.css';
import { LayerSection } from './layer-section.tsx';
import { PaneSection } from './pane-section.tsx';
import { RatingSection } from './rating-section.tsx';
import { StateSection } from './state-section.tsx';

/** Shows every `ui/` component in all its states, for people, for axe and for screenshots. */
export function KitchenSink() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <main>
      <Page
        title="Kitchen sink"
        actions={
          <SegmentedControl
            aria-label="Colour scheme"
            value={colorScheme}
            onChange={(value) => setColorScheme(value as typeof colorScheme)}
            data={['auto', 'light', 'dark']}
          />
        }
      >
        <div className={classes.sections}>
          <RatingSection />
          <ChartSection />
          <StateSection />
          <FormSection />
          <LayerSection />
          <PaneSection />
        </div>
      </Page>
      <LayerRoot />
    </main>
  );
}
