import { useQuery } from '@tanstack/react-query';
import { peersQuery } from '../api.ts';
import { peerWords } from '../words.ts';
import { RequestList } from './request-list.tsx';
import { RoundList } from './round-list.tsx';

/** Peer feedback above the viewer's appraisals. Renders nothing without any. */
export function OwnPeers() {
  const { data } = useQuery(peersQuery);
  if (!data) return null;
  return (
    <>
      <RequestList requests={data.Requests} />
      <RoundList rounds={data.Own} title={peerWords.own} />
    </>
  );
}
