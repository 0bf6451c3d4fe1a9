/** The public part of this feature; other features import nothing else of it. */
export { AgentsCard } from './components/agents-card.tsx';
