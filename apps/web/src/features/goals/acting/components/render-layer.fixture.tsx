import type { Session } from '@bellwether/contract/accounts';
import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { ProblemError } from '@bellwether/contract/problem';
import { ModalBase } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { type Answers, answerCalls } from '#platform/answer-calls.fixture.ts';
import { acceptSession } from '#platform/session-store.ts';
import { DraftScope } from '#ui/form/use-draft.tsx';
import { LayerCloseProvider } from '#ui/layers/layer-close.tsx';
import { UiProvider } from '#ui/theme/ui-provider.tsx';
import { goalKeys } from '../../model/query-keys.ts';
import { GoalRunProvider, type RunStep } from '../model/next-goal.ts';
import { buildSession } from './goal-info.fixture.ts';

interface LayerOptions {
  readonly infos?: readonly GoalInfo[];
  readonly answers?: Answers;
  readonly session?: Session;
}

/** Renders the content of a drawer, with `answers` as replies to the real client's calls. */
export function renderLayer(content: ReactNode, { infos = [], answers = {}, session }: LayerOptions = {}) {
  acceptSession(session ?? buildSession());
  const callsOf = answerCalls({
    listGoals: () => ({ data: [], goalEdits: [], pendingEdits: [], followed: [], ceo: 1, Next: null }),
    ...answers,
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });
  for (const info of infos) client.setQueryData(goalKeys.info(info.Goal.Id), info);
  const close = vi.fn();
  const shown: RunStep[] = [];
  const wrap = (children: ReactNode) => (
    <UiProvider>
      <QueryClientProvider client={client}>
        <DraftScope scope="1.7">
          <LayerCloseProvider close={close} requestClose={close}>
            <GoalRunProvider show={(step) => shown.push(step)} isClosed={false}>
              {/* The frame alone: a question's sentence registers with it, and the content stands in place. */}
              <ModalBase opened onClose={close} withinPortal={false} lockScroll={false} closeOnEscape={false}>
                {children}
              </ModalBase>
            </GoalRunProvider>
          </LayerCloseProvider>
        </DraftScope>
      </QueryClientProvider>
    </UiProvider>
  );
  const view = render(wrap(content));
  return {
    close,
    shown,
    client,
    /** Returns the inputs of one endpoint's calls so far. */
    callsOf,
    rerender: (next: ReactNode) => view.rerender(wrap(next)),
  };
}

export function refusal(status: number, detail: string, errors?: { path: string; message: string }[]): never {
  throw new ProblemError({ status, detail, errors });
}
