import { EmptyState } from '#ui/empty-state.tsx';
import { Page } from '#ui/page.tsx';

/** The goal list and, beside it, the chosen goal (1-goals §2). */
export function GoalsPage() {
  return (
    <Page title="Goals">
      <EmptyState title="Goal Details">Choose a goal to see its details.</EmptyState>
    </Page>
  );
}
