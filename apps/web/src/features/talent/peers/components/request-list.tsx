import type { PeerRequest } from '@bellwether/contract/talent/peers';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { PeerAnswer } from '#features/notifications/door.ts';
import { peerFeedbackLink } from '#platform/links.ts';
import { shownDay } from '#ui/data/shown.ts';
import period from '../../components/period-list.module.css';
import { peerWords } from '../words.ts';
import classes from './peers.module.css';

/** The people about whom the viewer is asked, with the button that is next. */
export function RequestList({ requests }: { readonly requests: readonly PeerRequest[] }) {
  if (requests.length === 0) return null;
  return (
    <section className={period.owed} aria-labelledby="peer-requests">
      <h2 className={period.title} id="peer-requests">
        {peerWords.requests}
      </h2>
      <ul className={period.people}>
        {requests.map((request) => (
          <li className={classes.row} key={request.Id}>
            <div>
              <p className={period.name}>{request.User.Name}</p>
              <p className={period.quiet}>
                {peerWords.ownStates[request.State]} ·{' '}
                {peerWords.inCycle(request.CycleName, shownDay(request.DueOn))}
              </p>
            </div>
            <RequestActs request={request} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function RequestActs({ request }: { readonly request: PeerRequest }) {
  const { Id, User, State, Write } = request;
  if (State === 'asked')
    return (
      <PeerAnswer
        id={Id}
        name={User.Name}
        accepts={request.Accept === true}
        declines={request.Decline === true}
      />
    );
  const isWritten = Write === true;
  return (
    <Button
      size="sm"
      variant={isWritten ? 'filled' : 'default'}
      aria-label={isWritten ? peerWords.writeOf(User.Name) : peerWords.readOf(User.Name)}
      renderRoot={(props) => <Link {...props} {...peerFeedbackLink(Id)} />}
    >
      {isWritten ? peerWords.write : peerWords.read}
    </Button>
  );
}
