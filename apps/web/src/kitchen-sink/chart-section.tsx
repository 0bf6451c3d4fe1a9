import { likelihoodLabels, ratings } from '@bellwether/domain/goals/rating';
import { BandBar } from '#ui/marks/band-bar.tsx';
import { BandWeeks } from '#ui/marks/band-weeks.tsx';
import { ReliabilityPlot } from '#ui/marks/reliability-plot.tsx';
import { Tenths } from '#ui/marks/tenths.tsx';
import { Row, Section } from './section.tsx';

const happened = [0.12, 0.31, 0.44, 0.58, 0.62];
const said = [0.05, 0.25, 0.5, 0.75, 0.95];

export function ChartSection() {
  return (
    <Section title="Charts">
      <BandBar whole={52} expected={31.4} band={{ low: 25, high: 37 }} reached={4} />
      <BandBar whole={52} expected={1} band={{ low: 0, high: 2 }} />
      <BandBar whole={4} expected={2.4} band={null} />
      <BandBar isMini whole={18} expected={11} band={{ low: 8, high: 14 }} />
      <BandWeeks
        label="Week 1 to 3: from 34 to 31 of 52 goals expected"
        weeks={[
          { week: 1, expected: 34, low: 26, high: 42 },
          { week: 2, expected: 33, low: null, high: null },
          { week: 3, expected: 31, low: 25, high: 37 },
        ]}
        last={14}
        whole={52}
      />
      <Row>
        <ReliabilityPlot
          label="What the words were worth"
          axes={{ said: 'Said, times in 100', happened: 'Happened, times in 100' }}
          diagonal="exactly as said"
          points={ratings.map((level) => ({
            level,
            word: likelihoodLabels[level],
            said: said[level] ?? 0,
            happened: happened[level] ?? 0,
            band: { low: (happened[level] ?? 0) - 0.1, high: (happened[level] ?? 0) + 0.12 },
            isHollow: level === 0,
          }))}
        />
      </Row>
      <Row>
        <Tenths tenths={0} />
        <Tenths tenths={4} />
        <Tenths tenths={10} />
      </Row>
    </Section>
  );
}
