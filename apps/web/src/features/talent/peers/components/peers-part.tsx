import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { peerRoundLink } from '#platform/links.ts';
import classes from '../../components/appraisal.module.css';
import { peerRoundQuery, peersQuery } from '../api.ts';
import { peerWords } from '../words.ts';
import { SaidByPeers } from './round-reading.tsx';

interface PeersPartProps {
  readonly cycleId: number;
  readonly personId: number;
}

/**
 * What peers say, beside an appraisal: for who writes it, and for the employee. Renders nothing for everybody else, and in a
 * cycle without peers (talent.24).
 */
export function PeersPart({ cycleId, personId }: PeersPartProps) {
  const { data: lists } = useQuery(peersQuery);
  const isReader = [...(lists?.Own ?? []), ...(lists?.Team ?? [])].some(
    ({ CycleId, User }) => CycleId === cycleId && User.Id === personId,
  );
  const { data } = useQuery({ ...peerRoundQuery(cycleId, personId), enabled: isReader });
  if (!data) return null;
  const title = peerWords.answersOf(data.User.Name);
  return (
    <section className={classes.part} aria-label={title}>
      <h2>{title}</h2>
      <SaidByPeers round={data} />
      <p>
        <Link {...peerRoundLink(cycleId, personId)}>{peerWords.toRound}</Link>
      </p>
    </section>
  );
}
