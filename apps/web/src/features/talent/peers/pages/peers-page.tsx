import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { pages } from '#pages';
import { problemText } from '#platform/problem.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { SkeletonForm } from '#ui/feedback/skeletons.tsx';
import { Page } from '#ui/layout/page.tsx';
import { peersQuery } from '../api.ts';
import { GiverPage } from '../components/giver-page.tsx';
import { RequestList } from '../components/request-list.tsx';
import { RoundList } from '../components/round-list.tsx';
import { RoundPage } from '../components/round-page.tsx';
import { peerWords } from '../words.ts';

/** Peer feedback: everything that concerns the viewer, one request of theirs, or the peers of one person in a cycle. */
export function PeersPage() {
  const { id, userId } = useParams({ strict: false });
  if (userId !== undefined) return <RoundPage cycleId={Number(id)} personId={Number(userId)} />;
  return id === undefined ? <Hub /> : <GiverPage key={id} id={Number(id)} />;
}

function Hub() {
  const { data, error, refetch } = useQuery(peersQuery);
  return (
    <Page title={pages.peers.title}>
      {data ? (
        <>
          <RequestList requests={data.Requests} />
          <RoundList rounds={data.Team} title={peerWords.team} />
          <RoundList rounds={data.Own} title={peerWords.own} />
          {data.Requests.length + data.Team.length + data.Own.length === 0 ? (
            <EmptyState title={peerWords.nothing}>{peerWords.nothingHint}</EmptyState>
          ) : null}
        </>
      ) : error ? (
        <ErrorPanel title={peerWords.failed} detail={problemText(error)} onRetry={() => void refetch()} />
      ) : (
        <SkeletonForm fields={3} />
      )}
    </Page>
  );
}
