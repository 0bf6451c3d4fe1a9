import { deleteLogo, editTenant, saveBranding, uploadLogo } from '@bellwether/contract/calls/tenant.company';
import type { Company, LogoKind } from '@bellwether/contract/tenant.company';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#platform/api.ts';
import { tellCompanyChange } from '#platform/company-change.ts';
import { renewSession } from '#platform/session.ts';
import { forgetBrand } from './api.ts';

export interface CompanyInfo {
  readonly Name: string;
  readonly Url: string;
  readonly TimeZone: string;
}

export interface Branding {
  /** Hex without hash; null = the product's own colour. */
  readonly PrimaryColor: string | null;
  readonly UseLightTextOnPrimary: boolean;
}

/** Changes name, site and zone; `startedFrom` is the version that the form began with. */
export function useEditCompany() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ info, startedFrom }: { info: CompanyInfo; startedFrom: string }) =>
      api.call(editTenant, { body: { ...info, UpdatedAt: startedFrom } }),
    onSuccess: async (company) => {
      await showChange(company);
      await refreshDates(client);
    },
  });
}

export function useSaveBranding() {
  return useMutation({
    mutationFn: ({ branding, startedFrom }: { branding: Branding; startedFrom: string }) =>
      api.call(saveBranding, { body: { ...branding, UpdatedAt: startedFrom } }),
    onSuccess: showChange,
  });
}

export function useUploadLogo() {
  return useMutation({
    mutationFn: ({ kind, file }: { kind: LogoKind; file: File }) =>
      api.call(uploadLogo, { params: { kind }, body: { file, name: file.name } }),
    onSuccess: showChange,
  });
}

export function useDeleteLogo() {
  return useMutation({
    mutationFn: (kind: LogoKind) => api.call(deleteLogo, { params: { kind } }),
    onSuccess: showChange,
  });
}

/** Shows the changed company everywhere: in this tab, in the others of this browser, and on the sign-in page. */
async function showChange({ UpdatedAt }: Company): Promise<void> {
  forgetBrand();
  tellCompanyChange(UpdatedAt);
  try {
    await renewSession();
  } catch (error) {
    console.warn('The company was changed; the page shows it after the next reload.', error);
  }
}

/** Another zone may mean another week, day or deadline in everything that was read. */
function refreshDates(client: QueryClient): Promise<void> {
  return client.invalidateQueries();
}
