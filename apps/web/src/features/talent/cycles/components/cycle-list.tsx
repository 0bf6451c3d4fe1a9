import type { ListedCycle } from '@bellwether/contract/talent/cycles';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { capabilitiesOfProfile } from '#platform/capabilities.ts';
import { useAddressLayer } from '#platform/layers/address-layer.ts';
import { talentMatrixLink, talentTeamLink } from '#platform/links.ts';
import { problemText } from '#platform/problem.ts';
import { useSession } from '#platform/session.ts';
import { shownDay, shownRange } from '#ui/data/shown.ts';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import classes from '../../components/period-list.module.css';
import type { TalentLayerName } from '../../model/layer-names.ts';
import { useTalentView } from '../../model/use-talent-view.ts';
import { talentWords } from '../../words.ts';
import { cyclesQuery, useDeleteCycle, useStartCycle } from '../api.ts';
import { cycleWords } from '../words.ts';
import own from './cycle-list.module.css';

/**
 * Lists the review cycles that the viewer may open, and for HR admins the buttons to set them up. Renders nothing for
 * managers whose people are in none.
 */
export function CycleList() {
  const { Profile } = useSession();
  const { openLayer } = useAddressLayer<TalentLayerName>();
  const runs = capabilitiesOfProfile(Profile).runsCycles;
  const { data, error, refetch } = useQuery(cyclesQuery);
  const cycles = data?.data ?? [];
  if (cycles.length === 0 && !runs && !error) return null;
  return (
    <section className={classes.owed} aria-labelledby="review-cycles">
      <div className={own.head}>
        <div>
          <h2 className={classes.title} id="review-cycles">
            {cycleWords.title}
          </h2>
          <p className={classes.quiet}>{cycleWords.hint}</p>
        </div>
        {runs ? (
          <Button variant="default" size="sm" onClick={() => openLayer('new-cycle')}>
            {cycleWords.create}
          </Button>
        ) : null}
      </div>
      {error && !data ? (
        <LoadFailure onRetry={() => void refetch()}>
          {`${cycleWords.failed} ${problemText(error)}`}
        </LoadFailure>
      ) : null}
      <ul className={classes.people}>
        {cycles.map((cycle) => (
          <CycleRow key={cycle.Id} cycle={cycle} runs={runs} />
        ))}
      </ul>
    </section>
  );
}

function CycleRow({ cycle, runs }: { readonly cycle: ListedCycle; readonly runs: boolean }) {
  const { Profile } = useSession();
  const { viewSearch } = useTalentView();
  const { Id, Name, State, HasEnded, SelfReview, Peers, Review, People } = cycle;
  const isOpen = State === 'running' && HasEnded;
  return (
    <li className={own.row}>
      <div className={own.facts}>
        <p className={classes.name}>
          {isOpen ? (
            <Link
              {...talentTeamLink(cycle.EvaluationPeriodId, Profile.Id)}
              search={{ ...viewSearch, cycle: Id }}
            >
              {Name}
            </Link>
          ) : (
            Name
          )}{' '}
          <span className={classes.quiet}>{cycleWords.states[State]}</span>
        </p>
        <p className={classes.quiet}>
          {shownRange(cycle.StartDate, cycle.EndDate)} · {cycleWords.people(People)}
        </p>
        {SelfReview && State === 'running' ? (
          <p className={classes.quiet}>
            {cycleWords.selfReviews(SelfReview.HandedIn, People, shownDay(SelfReview.DueOn))}
          </p>
        ) : null}
        {Peers && State === 'running' ? (
          <p className={classes.quiet}>
            {cycleWords.peersDone(Peers.HandedIn, Peers.Asked, shownDay(Peers.DueOn))}
          </p>
        ) : null}
        <p className={classes.quiet}>
          {[
            Review
              ? cycleWords.reviewFrom(shownDay(Review.OpensOn), shownDay(Review.DueOn))
              : cycleWords.probationReviews,
            ...(cycle.HasSignatures ? [] : [cycleWords.noSignatures]),
          ].join(' · ')}
        </p>
      </div>
      <div className={own.acts}>
        {isOpen ? (
          <Button
            variant="default"
            size="compact-sm"
            aria-label={talentWords.matrixOf(Name)}
            renderRoot={(props) => (
              <Link
                {...props}
                {...talentMatrixLink(cycle.EvaluationPeriodId, Profile.Id)}
                search={{ ...viewSearch, cycle: Id }}
              />
            )}
          >
            {talentWords.tabs.matrix}
          </Button>
        ) : null}
        {runs ? <Acts cycle={cycle} /> : null}
      </div>
    </li>
  );
}

function Acts({ cycle }: { readonly cycle: ListedCycle }) {
  const { openLayer } = useAddressLayer<TalentLayerName>();
  const start = useStartCycle();
  const remove = useDeleteCycle();
  const { Id, Name, State } = cycle;
  return (
    <div className={own.acts}>
      {State === 'draft' ? (
        <Button
          size="compact-sm"
          aria-label={cycleWords.startOf(Name)}
          loading={start.isPending}
          onClick={() => start.mutate(cycle)}
        >
          {cycleWords.start}
        </Button>
      ) : null}
      <Button
        variant="default"
        size="compact-sm"
        aria-label={cycleWords.editOf(Name)}
        onClick={() => openLayer('edit-cycle', { about: Id })}
      >
        {cycleWords.edit}
      </Button>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={cycleWords.copyOf(Name)}
        onClick={() => openLayer('new-cycle', { about: Id })}
      >
        {cycleWords.copy}
      </Button>
      {State === 'draft' ? (
        <Button
          variant="subtle"
          color="red"
          size="compact-sm"
          aria-label={cycleWords.removeOf(Name)}
          loading={remove.isPending}
          onClick={() => remove.mutate(cycle)}
        >
          {cycleWords.remove}
        </Button>
      ) : null}
    </div>
  );
}
