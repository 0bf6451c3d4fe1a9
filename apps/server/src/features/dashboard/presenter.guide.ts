import type { GuideReply } from '@bellwether/contract/dashboard.guide';
import type { Guide } from '@bellwether/domain/dashboard/guide';

export function presentGuide(guide: Guide | null): GuideReply {
  if (guide === null) return { Kind: null, Steps: [] };
  return { Kind: guide.kind, Steps: guide.steps.map(({ name, isDone }) => ({ Name: name, IsDone: isDone })) };
}
