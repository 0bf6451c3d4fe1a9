import { likelihoodLabels, qualityLabels, type Rating, ratings } from '@bellwether/domain/goals/rating';
import { useState } from 'react';
import { Sparkline } from '#ui/data/sparkline.tsx';
import { RatingPair } from '#ui/form/rating-scale.tsx';
import { GoalRing } from '#ui/marks/goal-ring.tsx';
import { RatingBadge, RatingDot } from '#ui/marks/rating-badge.tsx';
import { ShareRing } from '#ui/marks/share-ring.tsx';
import { TrendArrow } from '#ui/marks/trend-arrow.tsx';
import classes from './kitchen-sink.module.css';
import { Row, Section } from './section.tsx';

export function RatingSection() {
  const [likelihood, setLikelihood] = useState<Rating | null>(3);
  const [quality, setQuality] = useState<Rating | null>(null);
  return (
    <Section title="Ratings">
      <Row>
        {ratings.map((level) => (
          <RatingBadge key={level} level={level} word={likelihoodLabels[level]} />
        ))}
        <RatingBadge level={null} word="No prediction" />
        <RatingBadge level={4} word="Very good" prefix="Quality" />
      </Row>
      <Row>
        {ratings.map((level) => (
          <RatingDot key={level} level={level} word={likelihoodLabels[level]} />
        ))}
        <RatingDot level={null} word="No prediction" />
        <TrendArrow trend="improved" label="Likelihood improved" />
        <TrendArrow trend="same" label="Likelihood unchanged" />
        <TrendArrow trend="worsened" label="Likelihood worsened" />
      </Row>
      <Row>
        {ratings.map((level) => (
          <GoalRing key={level} level={level} label={likelihoodLabels[level]} />
        ))}
        <GoalRing level={null} label="No prediction" />
        <GoalRing level={4} percent={80} label="Completed, 80 %" size={56} />
        <GoalRing level={1} percent={25} label="25 %" size={40} />
        <ShareRing percent={83} label="Goal creation: 83 %" />
        <ShareRing percent={null} label="Finalization: nobody counts" size={56} />
        <Sparkline
          points={[1, 2, 2, null, 3, 3, 4]}
          label="Likelihood over 7 weeks, last Very likely"
          width={120}
        />
        <Sparkline points={[4, 3, 3, 2, 1, 0]} label="Likelihood over 6 weeks, last Not at all" />
        <Sparkline points={[null, null]} label="No prediction yet" />
      </Row>
      <div className={classes.narrow}>
        <RatingPair
          likelihood={{
            legend: 'Likelihood of success',
            words: likelihoodLabels,
            value: likelihood,
            onChange: setLikelihood,
          }}
          quality={{
            legend: 'Quality of success',
            words: qualityLabels,
            value: quality,
            onChange: setQuality,
            error: quality === null ? 'Please select!' : undefined,
          }}
        />
      </div>
    </Section>
  );
}
