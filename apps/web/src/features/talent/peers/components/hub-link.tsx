import { Link } from '@tanstack/react-router';
import { peerHubLink } from '#platform/links.ts';
import { peerWords } from '../words.ts';

/** Leads back to all of peer feedback. */
export function HubLink() {
  return <Link {...peerHubLink()}>{peerWords.title}</Link>;
}
