import type { Move } from '../../shared/lifecycle.ts';

/** The states of a request for peer feedback: one giver, one person, one cycle (talent.23). */
export const peerStates = [
  'proposed',
  'asked',
  'accepted',
  'handed_in',
  'declined',
  'refused',
  'withdrawn',
] as const;
export type PeerState = (typeof peerStates)[number];

/** `removed` is internal: the employee took a proposal back, so the row no longer exists. */
export type PeerLife = PeerState | 'removed';

/** Who takes a move. The manager is who writes the person's review. */
export type PeerMover = 'employee' | 'manager' | 'giver';

interface PeerMove extends Move<PeerLife> {
  readonly by: PeerMover;
}

/** Every move of a request. A giver who declined is not asked again (talent.23, talent.24). */
const peerMoves = {
  proposePeer: { from: ['none'], to: 'proposed', by: 'employee' },
  takeBackPeer: { from: ['proposed'], to: 'removed', by: 'employee' },
  askPeer: { from: ['none', 'proposed', 'refused', 'withdrawn'], to: 'asked', by: 'manager' },
  refusePeer: { from: ['proposed'], to: 'refused', by: 'manager' },
  withdrawPeer: { from: ['asked', 'accepted'], to: 'withdrawn', by: 'manager' },
  acceptPeer: { from: ['asked'], to: 'accepted', by: 'giver' },
  declinePeer: { from: ['asked', 'accepted'], to: 'declined', by: 'giver' },
  savePeer: { from: ['accepted'], to: 'unchanged', by: 'giver' },
  handInPeer: { from: ['accepted'], to: 'handed_in', by: 'giver' },
} as const satisfies Record<string, PeerMove>;

export type PeerMoveName = keyof typeof peerMoves;
export type GiverMove = {
  [Name in PeerMoveName]: (typeof peerMoves)[Name]['by'] extends 'giver' ? Name : never;
}[PeerMoveName];

export const peerMoveNames = Object.keys(peerMoves) as readonly PeerMoveName[];

/** `peerMoves` with every row typed as the whole move. */
export const peerMoveTable: Readonly<Record<PeerMoveName, PeerMove>> = peerMoves;
