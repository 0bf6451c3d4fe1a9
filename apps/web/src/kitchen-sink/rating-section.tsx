import { likelihoodLabels, qualityLabels, type Rating, ratings } from '@bellwether/domain/goals/rating';
import { defaultLabels } from '@bellwether/domain/talent/labels';
import { useState } from 'react';
import { RatingPair, RatingScale } from '#ui/form/rating-scale.tsx';
import { GoalMark } from '#ui/marks/goal-mark.tsx';
import { RatingDot } from '#ui/marks/rating-dot.tsx';
import { RatingLine, RatingText } from '#ui/marks/rating-line.tsx';
import { ResultVerdict } from '#ui/marks/result-verdict.tsx';
import { ShareRing } from '#ui/marks/share-ring.tsx';
import { TagRow } from '#ui/marks/tag-row.tsx';
import { WeekStrip } from '#ui/marks/week-strip.tsx';
import classes from './kitchen-sink.module.css';
import { Row, Section } from './section.tsx';

const performance = defaultLabels(5, 3).levels.primary;

export function RatingSection() {
  const [likelihood, setLikelihood] = useState<Rating | null>(3);
  const [quality, setQuality] = useState<Rating | null>(null);
  return (
    <Section title="Ratings">
      <Row>
        {ratings.map((level) => (
          <RatingText key={level} level={level} word={likelihoodLabels[level]} />
        ))}
        <RatingText level={null} word="No prediction" />
      </Row>
      <Row>
        {ratings.map((level) => (
          <RatingText key={level} level={level} word={qualityLabels[level]} />
        ))}
      </Row>
      <Row>
        {ratings.map((level) => (
          <RatingDot key={level} level={level} word={likelihoodLabels[level]} />
        ))}
        <RatingDot level={null} word="No prediction" />
      </Row>
      <Row>
        {ratings.map((level) => (
          <GoalMark key={level} likelihood={level} quality={ratings[4 - level] ?? null} />
        ))}
        <GoalMark likelihood={null} quality={null} />
        <GoalMark likelihood={3} quality={3} result={{ completed: true, percent: null, quality: 3 }} />
        <GoalMark likelihood={3} quality={3} result={{ completed: false, percent: null, quality: 1 }} />
        <GoalMark likelihood={3} quality={3} result={{ completed: null, percent: 80, quality: 3 }} />
        <GoalMark likelihood={3} quality={1} size={24} />
        <GoalMark likelihood={2} quality={4} size={52} />
        <GoalMark
          likelihood={4}
          quality={4}
          size={52}
          result={{ completed: null, percent: 100, quality: 4 }}
        />
        <ShareRing percent={83} label="Goal creation: 83%" />
        <ShareRing percent={null} label="Finalization: nobody counts" size={56} />
      </Row>
      <Row>
        <RatingLine likelihood={{ level: 3, trend: 'worsened' }} quality={{ level: 3, trend: 'improved' }} />
        <RatingLine likelihood={{ level: 0, trend: 'same' }} quality={{ level: 1, trend: null }} />
        <RatingLine likelihood={null} quality={null} />
        <RatingLine
          likelihood={null}
          quality={null}
          result={{ completed: true, percent: null, quality: 3 }}
        />
        <RatingLine
          likelihood={null}
          quality={null}
          result={{ completed: null, percent: 80, quality: null }}
        />
      </Row>
      <Row>
        <ResultVerdict result={{ completed: true, percent: null, quality: 3 }} />
        <ResultVerdict result={{ completed: false, percent: null, quality: 1 }} />
        <ResultVerdict result={{ completed: null, percent: 80, quality: null }} />
      </Row>
      <Row>
        <WeekStrip weeks="1222-3340-----" current={8} />
        <WeekStrip weeks="1222-3340-----" current={10} size="small" />
        <WeekStrip weeks="01234-44321001" current={null} />
        <WeekStrip weeks="-------------" current={0} />
      </Row>
      <Row>
        <TagRow
          tags={[
            { label: 'Needs Update', tone: 'warn' },
            { label: 'At Risk', tone: 'bad' },
            { label: 'Pending edits', tone: 'info' },
            { label: 'Private', tone: 'neutral' },
          ]}
        />
      </Row>
      <div className={classes.narrow}>
        <RatingPair
          likelihood={{
            legend: 'Likelihood of success',
            words: likelihoodLabels,
            value: likelihood,
            onChange: setLikelihood,
            last: { level: 2, label: 'last week' },
          }}
          quality={{
            legend: 'Quality of success',
            words: qualityLabels,
            value: quality,
            onChange: setQuality,
            error: quality === null ? 'Please select!' : undefined,
          }}
        />
        <RatingScale
          legend="Performance"
          words={performance.map(({ label }) => label)}
          descriptions={performance.map(({ description }) => description)}
          value={quality}
          onChange={setQuality}
        />
      </div>
    </Section>
  );
}
