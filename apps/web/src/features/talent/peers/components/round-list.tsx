import type { OwnPeerRound, TeamPeerRound } from '@bellwether/contract/talent/peers';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { peerRoundLink } from '#platform/links.ts';
import { shownDay } from '#ui/data/shown.ts';
import period from '../../components/period-list.module.css';
import { peerWords } from '../words.ts';
import classes from './peers.module.css';

type Round = OwnPeerRound | TeamPeerRound;

/** Rounds of feedback: the viewer's own, or those of the people whose review the viewer writes. */
export function RoundList({ rounds, title }: { readonly rounds: readonly Round[]; readonly title: string }) {
  if (rounds.length === 0) return null;
  return (
    <section className={period.owed} aria-label={title}>
      <h2 className={period.title}>{title}</h2>
      <ul className={period.people}>
        {rounds.map((round) => (
          <li className={classes.row} key={`${round.CycleId}.${round.User.Id}`}>
            <div>
              <p className={period.name}>{'Waiting' in round ? round.User.Name : round.CycleName}</p>
              <p className={period.quiet}>
                {stateOf(round)} ·{' '}
                {round.Open === 'not_open'
                  ? peerWords.opensOn(shownDay(round.OpensOn))
                  : 'Waiting' in round
                    ? peerWords.inCycle(round.CycleName, shownDay(round.DueOn))
                    : peerWords.due(shownDay(round.DueOn))}
              </p>
            </div>
            <Button
              size="sm"
              variant={needsChoice(round) ? 'filled' : 'default'}
              aria-label={
                'Waiting' in round
                  ? peerWords.openOf(round.User.Name, round.CycleName)
                  : peerWords.chooseOwnOf(round.CycleName)
              }
              renderRoot={(props) => <Link {...props} {...peerRoundLink(round.CycleId, round.User.Id)} />}
            >
              {'Waiting' in round ? peerWords.open : peerWords.chooseOwn}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const needsChoice = (round: Round) =>
  round.Open === true && ('Waiting' in round ? round.Waiting > 0 || round.Asked === 0 : round.Proposed === 0);

function stateOf(round: Round): string {
  return 'Waiting' in round
    ? peerWords.teamCount(round.Waiting, round.Asked, round.HandedIn)
    : peerWords.proposedCount(round.Proposed);
}
