import {
  addPasskey,
  askNewPasskey,
  listPasskeys,
  removePasskey,
} from '@bellwether/contract/calls/accounts/passkeys';
import {
  beginCodes,
  confirmCodes,
  getSecondStep,
  removeCodes,
  renewRecoveryCodes,
  resetSecondStep,
} from '@bellwether/contract/calls/accounts/second-step';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#platform/api.ts';
import { createPasskey } from '#platform/passkey.ts';
import { renewSession } from '#platform/session.ts';

const key = ['accounts', 'second-step'] as const;

/** The person's passkeys, codes and recovery codes. */
export const secondStepQuery = queryOptions({
  queryKey: key,
  queryFn: async ({ signal }) => {
    const [passkeys, step] = await Promise.all([
      api.call(listPasskeys, { signal }),
      api.call(getSecondStep, { signal }),
    ]);
    return { ...step, Passkeys: passkeys.data };
  },
});

/** After a change of the second step the session may no longer ask for one. */
function useChanged() {
  const client = useQueryClient();
  return async () => {
    await client.invalidateQueries({ queryKey: key });
    await renewSession();
  };
}

export function useAddPasskey() {
  const onSuccess = useChanged();
  return useMutation({
    mutationFn: async (name: string) => {
      const question = await api.call(askNewPasskey, {});
      return api.call(addPasskey, { body: { Name: name, Answer: await createPasskey(question) } });
    },
    onSuccess,
  });
}

export function useRemovePasskey() {
  const onSuccess = useChanged();
  return useMutation({
    mutationFn: (id: number) => api.call(removePasskey, { params: { id: `${id}` } }),
    onSuccess,
  });
}

export function useBeginCodes() {
  return useMutation({ mutationFn: () => api.call(beginCodes, {}) });
}

export function useConfirmCodes() {
  const onSuccess = useChanged();
  return useMutation({
    mutationFn: (code: string) => api.call(confirmCodes, { body: { Code: code } }),
    onSuccess,
  });
}

export function useRemoveCodes() {
  const onSuccess = useChanged();
  return useMutation({ mutationFn: () => api.call(removeCodes, {}), onSuccess });
}

export function useRenewRecoveryCodes() {
  const onSuccess = useChanged();
  return useMutation({ mutationFn: () => api.call(renewRecoveryCodes, {}), onSuccess });
}

/** Removes somebody else's second step, for org admins. */
export function useResetSecondStep(personId: number) {
  return useMutation({ mutationFn: () => api.call(resetSecondStep, { params: { id: `${personId}` } }) });
}
