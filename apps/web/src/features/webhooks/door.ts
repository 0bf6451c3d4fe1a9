/** The public part of this feature; other features import nothing else of it. */
export { WebhooksCard } from './components/webhooks-card.tsx';
