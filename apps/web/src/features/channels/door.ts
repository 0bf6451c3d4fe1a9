/** The public part of this feature; other features import nothing else of it. */
export { ChannelsCard } from './components/channels-card.tsx';
export { SlackCard } from './slack/components/slack-card.tsx';
