/** What the calls of this room answer beside the domain's own sentences. */
export const ownershipWords = {
  sameOwner: 'This person owns the goal already.',
  ownerOutOfSight:
    'You would no longer see this goal. Please choose yourself or somebody in your organization.',
  sameParent: 'The goal is aligned there already.',
} as const;
