import { saveTalentLabels } from '@bellwether/contract/calls/talent/labels';
import type { TalentLabels } from '@bellwether/contract/talent/labels';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#platform/api.ts';
import { talentKeys } from './api.ts';

/** Saves the company's words for its ratings; `UpdatedAt` is the version that the person read. */
export function useSaveLabels(UpdatedAt: string | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (labels: TalentLabels) => api.call(saveTalentLabels, { body: { ...labels, UpdatedAt } }),
    onSuccess: (saved) => client.setQueryData(talentKeys.settings, saved),
  });
}
