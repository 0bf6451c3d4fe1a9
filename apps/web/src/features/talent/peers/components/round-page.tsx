import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { WaitingPage } from '#platform/waiting-page.tsx';
import { shownDay } from '#ui/data/shown.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Page } from '#ui/layout/page.tsx';
import { SelfReviewPart } from '../../self-review/components/self-review-answers.tsx';
import { peerRoundQuery } from '../api.ts';
import { peerWords } from '../words.ts';
import { ChooseForm } from './choose-form.tsx';
import { HubLink } from './hub-link.tsx';
import classes from './peers.module.css';
import { GiverList, SaidByPeers } from './round-reading.tsx';
import { SummaryForm } from './summary-form.tsx';

interface RoundPageProps {
  readonly cycleId: number;
  readonly personId: number;
}

/** The peers of a person: chosen by employee and manager, and what they say as far as the viewer reads it. */
export function RoundPage({ cycleId, personId }: RoundPageProps) {
  const query = useQuery(peerRoundQuery(cycleId, personId));
  const { data } = query;
  // Both forms save the same version. After one saves, remount the other, so that it takes the new version and
  // restores its draft.
  const [choices, setChoices] = useState(0);
  const [summaries, setSummaries] = useState(0);
  if (!data) return <WaitingPage title={peerWords.title} trail={<HubLink />} words={peerWords} of={query} />;
  const { Propose, Decide, Summarize, Open, Words } = data;
  return (
    <Page title={peerWords.about(data.User.Name, data.CycleName)} trail={<HubLink />}>
      <div className={classes.part}>
        <p className={classes.quiet}>
          {Open === 'not_open'
            ? peerWords.opensOn(shownDay(data.OpensOn))
            : peerWords.due(shownDay(data.DueOn))}
        </p>
        <p>{peerWords.namings[data.Naming]}.</p>
        {Open === true ? null : <Notice tone="info">{peerWords.reasons[Open]}</Notice>}
      </div>
      <div className={classes.columns}>
        <div>
          {Decide !== undefined && data.HasSelfReview ? (
            <SelfReviewPart cycleId={cycleId} personId={personId} />
          ) : null}
          <section className={classes.part} aria-label={peerWords.answersTitle}>
            <h2>{Words === null ? peerWords.answersTitle : peerWords.wordsTitle}</h2>
            <SaidByPeers round={data} />
          </section>
          {Summarize === true && (data.HandedIn ?? 0) > 0 ? (
            <SummaryForm key={choices} round={data} onSaved={() => setSummaries(summaries + 1)} />
          ) : null}
          {Summarize !== undefined && Summarize !== true ? (
            <section className={classes.part} aria-label={peerWords.summary}>
              <h2>{peerWords.summary}</h2>
              <p className={classes.text}>{data.Summary?.Text ?? peerWords.noSummary}</p>
            </section>
          ) : null}
        </div>
        <aside aria-label={peerWords.who}>
          <section className={classes.part}>
            <h2>{peerWords.who}</h2>
            <GiverList round={data} />
          </section>
          {Propose === true ? (
            <ChooseForm round={data} act="propose" onSaved={() => setChoices(choices + 1)} />
          ) : null}
          {Decide === true ? (
            <ChooseForm key={summaries} round={data} act="decide" onSaved={() => setChoices(choices + 1)} />
          ) : null}
        </aside>
      </div>
    </Page>
  );
}
