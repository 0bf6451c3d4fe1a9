import { Button } from '@mantine/core';
import { useState } from 'react';
import { RichLinks } from '#ui/data/rich-links.tsx';
import { RichText } from '#ui/data/rich-text.tsx';
import { LocalTime } from '#ui/data/times.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonDetail, SkeletonForm, SkeletonRows } from '#ui/feedback/skeletons.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { ChipRow, FilterChip, ToggleChip } from '#ui/marks/chip.tsx';
import { IconTargetArrow } from '#ui/marks/icons.ts';
import { PersonAvatar } from '#ui/marks/person-avatar.tsx';
import { CountBadge, StateBadge, Tag } from '#ui/marks/tag.tsx';
import { Row, Section } from './section.tsx';

const TONES = ['neutral', 'info', 'good', 'warn', 'bad'] as const;
const noop = () => undefined;

export function StateSection() {
  const [waiting, setWaiting] = useState(true);
  return (
    <>
      <Section title="Labels">
        <Row>
          {TONES.map((tone) => (
            <Tag key={tone} tone={tone}>
              {tone === 'warn' ? 'Needs Update' : tone}
            </Tag>
          ))}
          {TONES.map((tone) => (
            <StateBadge key={tone} tone={tone}>
              {tone === 'good' ? 'Approved' : tone}
            </StateBadge>
          ))}
          <CountBadge count={3} label="3 goals wait for you" />
        </Row>
        <ChipRow onClear={noop}>
          <ToggleChip pressed={waiting} onChange={setWaiting} count={3}>
            Waiting for me
          </ToggleChip>
          <ToggleChip pressed={!waiting} onChange={(pressed) => setWaiting(!pressed)}>
            Followed
          </ToggleChip>
          <FilterChip onRemove={noop}>State: Approved</FilterChip>
          <FilterChip onRemove={noop}>Likelihood: Not sure</FilterChip>
        </ChipRow>
        <Row>
          <PersonAvatar name="Ada Larkwood" />
          <PersonAvatar name="Grace" size={40} />
          <LocalTime at="2026-07-03T08:26:00Z" />
        </Row>
        <RichLinks
          text={
            'First line\n  indented, with https://example.com/plan and ada@example.com,\nbut javascript:alert(1) and goals.Q3 stay text.'
          }
        />
        <RichText html="<p>Robots that <strong>people trust</strong>.</p><ul><li>Safe before fast</li><li>Say the number</li></ul>" />
      </Section>
      <Section title="States">
        <Notice tone="warn">This goal is shelved</Notice>
        <Notice tone="bad" onClose={noop}>
          Something went wrong!!
        </Notice>
        <Notice tone="info" action={<Button size="xs">Review</Button>}>
          Three goals wait for your answer.
        </Notice>
        <Notice tone="good">Saved.</Notice>
        <ErrorPanel
          title="The goals could not be loaded."
          detail="Check your connection, then try again."
          onRetry={noop}
        />
        <EmptyState
          icon={<IconTargetArrow size={32} />}
          title="No goals in this quarter."
          action={<Button>Add a Goal</Button>}
        >
          Goals say what you want to reach by the end of the quarter, and how you will know.
        </EmptyState>
        <SkeletonRows rows={2} />
        <SkeletonDetail />
        <SkeletonForm fields={2} />
        <Row>
          <Button variant="default" onClick={() => toast.success('Goal saved.')}>
            Toast
          </Button>
          <Button variant="default" onClick={() => toast.error('Something went wrong!!')}>
            Error toast
          </Button>
        </Row>
      </Section>
    </>
  );
}
