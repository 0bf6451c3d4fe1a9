import { Button } from '@mantine/core';
import { peerAnswerWords } from '../../words.peers.ts';
import { useAnswerPeerRequest } from '../api.peers.ts';
import classes from './peer-answer.module.css';

interface PeerAnswerProps {
  readonly id: number;
  /** Names the request for people who hear the button alone. */
  readonly name: string;
  readonly size?: 'xs' | 'sm';
  /** Whether it can still be accepted, or declined; absent: both. */
  readonly accepts?: boolean;
  readonly declines?: boolean;
  readonly className?: string | undefined;
}

/** Accepts or declines a request for peer feedback in one press (talent.24). */
export function PeerAnswer({
  id,
  name,
  size = 'sm',
  accepts = true,
  declines = true,
  className,
}: PeerAnswerProps) {
  const answer = useAnswerPeerRequest();
  const say = (isAccepted: boolean) => answer.mutate({ id, accepts: isAccepted });
  return (
    <div className={`${classes.acts} ${className ?? ''}`}>
      {accepts ? (
        <Button
          size={size}
          aria-label={peerAnswerWords.acceptOf(name)}
          loading={answer.isPending && answer.variables.accepts}
          onClick={() => say(true)}
        >
          {peerAnswerWords.accept}
        </Button>
      ) : null}
      {declines ? (
        <Button
          size={size}
          variant="default"
          aria-label={peerAnswerWords.declineOf(name)}
          loading={answer.isPending && !answer.variables.accepts}
          onClick={() => say(false)}
        >
          {peerAnswerWords.decline}
        </Button>
      ) : null}
    </div>
  );
}
