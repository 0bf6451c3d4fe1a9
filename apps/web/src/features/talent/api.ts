import {
  acknowledgeAppraisal,
  addStatement,
  closeAppraisal,
  completeAppraisal,
  createAppraisal,
  deleteAppraisal,
  getAppraisal,
  listAppraisalsOfPerson,
  printAppraisal,
  saveAppraisal,
  shareAppraisal,
} from '@bellwether/contract/calls/talent/appraisal';
import { getTalentSettings } from '@bellwether/contract/calls/talent/labels';
import {
  draftReview,
  getAppraisalGoals,
  getRatingDistribution,
} from '@bellwether/contract/calls/talent/writing';
import type { Appraisal } from '@bellwether/contract/talent/appraisal';
import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { goalKeys } from '#features/goals/door.ts';
import { api } from '#platform/api.ts';
import { saveFile } from '#platform/save-file.ts';

export const talentKeys = {
  /** The key of all queries that an act on an appraisal can change. */
  lists: ['talent', 'lists'] as const,
  settings: ['talent', 'settings'] as const,
  appraisal: (id: number) => ['talent', 'appraisal', id] as const,
  goals: (personId: number, periodId: number) => ['talent', 'goals', personId, periodId] as const,
};

/** The words of the ratings, and the settings of appraisals. */
export const talentSettingsQuery = queryOptions({
  queryKey: talentKeys.settings,
  queryFn: ({ signal }) => api.call(getTalentSettings, { signal }),
});

export const appraisalQuery = (id: number) =>
  queryOptions({
    queryKey: talentKeys.appraisal(id),
    queryFn: ({ signal }) => api.call(getAppraisal, { params: { id: `${id}` }, signal }),
  });

/** The quarters of one person with their appraisals. */
export const appraisalsOfPersonQuery = (personId: number) =>
  queryOptions({
    queryKey: [...talentKeys.lists, 'person', personId] as const,
    queryFn: ({ signal }) => api.call(listAppraisalsOfPerson, { params: { userId: `${personId}` }, signal }),
  });

/** The person's goals of the quarter that the viewer sees, by pages. */
export const appraisalGoalsQuery = (personId: number, periodId: number) =>
  infiniteQueryOptions({
    queryKey: talentKeys.goals(personId, periodId),
    queryFn: ({ pageParam, signal }) =>
      api.call(getAppraisalGoals, {
        params: { userId: `${personId}`, periodId: `${periodId}` },
        query: { Cursor: pageParam },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.Next,
  });

/** The viewer's ratings of a quarter or a cycle beside other reviewers' ratings. */
export const distributionQuery = (periodId: number, cycleId: number | undefined) =>
  queryOptions({
    queryKey: [...talentKeys.lists, 'distribution', periodId, cycleId] as const,
    queryFn: ({ signal }) =>
      api.call(getRatingDistribution, {
        params: { periodId: `${periodId}` },
        query: cycleId === undefined ? {} : { Cycle: `${cycleId}` },
        signal,
      }),
  });

/** Shows the appraisal from the reply of an act at once, and fetches every list with appraisals again. */
export function acceptAppraisal(client: QueryClient, appraisal: Appraisal): Promise<unknown> {
  client.setQueryData(talentKeys.appraisal(appraisal.Id), appraisal);
  return refreshLists(client);
}

function refreshLists(client: QueryClient): Promise<unknown> {
  return Promise.all([
    client.invalidateQueries({ queryKey: talentKeys.lists }),
    // The dashboard reminds of appraisals.
    client.invalidateQueries({ queryKey: goalKeys.dashboard }),
  ]);
}

interface AppraisalSave {
  readonly Primary: number;
  readonly Secondary: number;
  readonly TertiaryRating: number | null;
  readonly Review: string;
}

/** The person and the quarter of an appraisal, and its cycle if that is one of its own. */
export interface AppraisalAbout {
  readonly UserId: number;
  readonly EvaluationPeriodId: number;
  readonly CycleId?: number;
}

/** Writes the appraisal of a person and a quarter, or changes `former`. */
export function useSaveAppraisal(
  about: AppraisalAbout,
  former: Pick<Appraisal, 'Id' | 'UpdatedAt'> | undefined,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (save: AppraisalSave) => {
      if (!former) return api.call(createAppraisal, { body: { ...save, ...about } });
      const body = { ...save, UserId: about.UserId, EvaluationPeriodId: about.EvaluationPeriodId };
      const { Id, UpdatedAt } = former;
      return api.call(saveAppraisal, { params: { id: `${Id}` }, body: { ...body, UpdatedAt } });
    },
    onSuccess: (appraisal) => acceptAppraisal(client, appraisal),
  });
}

export function useShareAppraisal() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ Id, UpdatedAt }: Pick<Appraisal, 'Id' | 'UpdatedAt'>) =>
      api.call(shareAppraisal, { params: { id: `${Id}` }, query: { UpdatedAt } }),
    onSuccess: ({ evaluationData }) => acceptAppraisal(client, evaluationData),
  });
}

/** Signs as the employee, again if already signed. */
export function useAcknowledgeAppraisal({ Id, UpdatedAt }: Pick<Appraisal, 'Id' | 'UpdatedAt'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (signed: { readonly Sign: string; readonly Comment: string }) =>
      api.call(acknowledgeAppraisal, { params: { id: `${Id}` }, body: { ...signed, UpdatedAt } }),
    onSuccess: (appraisal) => acceptAppraisal(client, appraisal),
  });
}

/** Signs as the manager, which completes the appraisal. */
export function useCompleteAppraisal({ Id, UpdatedAt }: Pick<Appraisal, 'Id' | 'UpdatedAt'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ Sign }: { readonly Sign: string }) =>
      api.call(completeAppraisal, { params: { id: `${Id}` }, body: { Sign, UpdatedAt } }),
    onSuccess: (appraisal) => acceptAppraisal(client, appraisal),
  });
}

/** Completes the appraisal without the employee's signature. */
export function useCloseAppraisal({ Id, UpdatedAt }: Pick<Appraisal, 'Id' | 'UpdatedAt'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ Reason }: { readonly Reason: string }) =>
      api.call(closeAppraisal, { params: { id: `${Id}` }, body: { Reason, UpdatedAt } }),
    onSuccess: (appraisal) => acceptAppraisal(client, appraisal),
  });
}

/** Adds or changes the employee's statement about an appraisal that was closed without their signature. */
export function useAddStatement({ Id, UpdatedAt }: Pick<Appraisal, 'Id' | 'UpdatedAt'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ Statement }: { readonly Statement: string }) =>
      api.call(addStatement, { params: { id: `${Id}` }, body: { Statement, UpdatedAt } }),
    onSuccess: (appraisal) => acceptAppraisal(client, appraisal),
  });
}

export function useDeleteAppraisal() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ Id, UpdatedAt }: Appraisal) =>
      api.call(deleteAppraisal, { params: { id: `${Id}` }, query: { UpdatedAt } }),
    onSuccess: () => refreshLists(client),
  });
}

/** Saves the PDF of a completed appraisal. */
export function usePrintAppraisal() {
  return useMutation({
    mutationFn: (id: number) => api.call(printAppraisal, { params: { id: `${id}` } }),
    onSuccess: saveFile,
  });
}

/** Suggests paragraphs of a review. */
export function useDraftReview() {
  return useMutation({
    mutationFn: (about: AppraisalAbout) => api.call(draftReview, { body: about }),
  });
}
