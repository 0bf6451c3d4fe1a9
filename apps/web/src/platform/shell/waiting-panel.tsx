import { isRating, likelihoodLabels, qualityLabels } from '@bellwether/domain/goals/rating';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { shownTime } from '#ui/data/shown.ts';
import { OpenedPanel, type PanelProps } from '#ui/layers/opened-panel.tsx';
import { goalLink } from '../links.ts';
import { offlineState } from '../offline/offline-state.ts';
import { waitingStore } from '../offline/waiting-store.ts';
import type { WaitingUpdate } from '../offline/waiting-update.ts';
import { offlineWords } from '../offline/words.ts';
import { useDraftScope } from '../session.ts';
import classes from './waiting-panel.module.css';

interface WaitingPanelProps {
  readonly panel: PanelProps;
  readonly onPress: () => void;
}

/** Lists the updates on this device: those that wait, and those that the server refused, with what was typed. */
export function WaitingPanel({ panel, onPress }: WaitingPanelProps) {
  const updates = useUpdates();
  const refused = updates.filter(({ refusal }) => refusal !== undefined);
  const waiting = updates.filter(({ refusal }) => refusal === undefined);
  return (
    <OpenedPanel panel={panel} className={classes.panel} width={340}>
      {[
        { title: offlineWords.titleRefused, list: refused },
        { title: offlineWords.title, list: waiting },
      ].map(({ title, list }) =>
        list.length === 0 ? null : (
          <section key={title} aria-label={title}>
            <h2 className={classes.title}>{title}</h2>
            <ul className={classes.list}>
              {list.map((update) => (
                <Update key={update.id} update={update} onPress={onPress} />
              ))}
            </ul>
          </section>
        ),
      )}
    </OpenedPanel>
  );
}

function Update({ update, onPress }: { readonly update: WaitingUpdate; readonly onPress: () => void }) {
  const { about, at, refusal, body } = update;
  return (
    <li className={classes.update}>
      <Link {...goalLink(about.goalId)} className={classes.goal} onClick={onPress}>
        {about.title}
      </Link>
      <p className={classes.quiet}>
        {about.week === undefined ? '' : `${about.week} · `}
        {offlineWords.given(shownTime(at))}
      </p>
      {update.name === 'predictGoal' ? <p>{ratingWords(update.body)}</p> : null}
      {body.Comment ? <p className={classes.comment}>{body.Comment}</p> : null}
      {refusal === undefined ? null : (
        <>
          <p className={classes.refusal}>{refusal}</p>
          <Button size="compact-xs" variant="default" onClick={() => void waitingStore.remove(update.id)}>
            {offlineWords.discard}
          </Button>
        </>
      )}
    </li>
  );
}

function ratingWords({
  Likelihood,
  Quality,
}: {
  readonly Likelihood: number;
  readonly Quality: number;
}): string {
  if (!isRating(Likelihood) || !isRating(Quality)) return '';
  return offlineWords.prediction(likelihoodLabels[Likelihood], qualityLabels[Quality]);
}

function useUpdates(): readonly WaitingUpdate[] {
  const scope = useDraftScope();
  const counts = offlineState.use();
  const [updates, setUpdates] = useState<readonly WaitingUpdate[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the counts is a change of the list
  useEffect(() => {
    waitingStore
      .list(scope)
      .then(setUpdates, (error: unknown) => console.warn('The list cannot be read.', error));
  }, [scope, counts]);
  return updates;
}
