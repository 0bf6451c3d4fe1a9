/** Fetches the code of every drawer and dialog of the goal screens, so that one opens also where the server is away by then. */
export async function fetchLayerFiles(): Promise<void> {
  await Promise.all([
    import('./drafting/components/goal-drafting.tsx'),
    import('./approval/components/approval-act.tsx'),
    import('./approval/components/goal-review.tsx'),
    import('./shelving/components/shelving-act.tsx'),
    import('./ownership/components/change-owner.tsx'),
    import('./ownership/components/change-parent.tsx'),
    import('./ownership/components/delete-goal.tsx'),
    import('./carry-over/components/carry-over.tsx'),
    import('./predictions/components/goal-update.tsx'),
    import('./results/components/finalize-form.tsx'),
    import('./results/components/retract-result.tsx'),
    import('./results/components/review-result.tsx'),
    import('./comments/components/new-comment.tsx'),
    import('./reading/components/filter-form.tsx'),
  ]);
}
