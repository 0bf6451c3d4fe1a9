/** Written by tools/write-openapi.ts: the calls of tenant.company.ts without their shapes. */
import type { Call } from '../endpoint.ts';
import type * as contract from '../tenant.company.ts';

export const deleteLogo: Call<typeof contract.deleteLogo> = {"method":"DELETE","path":"/tenant/Logo/{kind}","who":"person","isVersioned":false,"upload":false};
export const editTenant: Call<typeof contract.editTenant> = {"method":"POST","path":"/Profile/EditTenant","who":"person","isVersioned":false,"upload":false};
export const getLogo: Call<typeof contract.getLogo> = {"method":"GET","path":"/tenant/getLogo","who":"person","isVersioned":false,"upload":false};
export const getLogoPicture: Call<typeof contract.getLogoPicture> = {"method":"GET","path":"/tenant/Logo/{tenant}/{key}","who":"anyone","isVersioned":false,"upload":false,"fileTypes":["image/png"]};
export const saveBranding: Call<typeof contract.saveBranding> = {"method":"POST","path":"/tenant/branding","who":"person","isVersioned":false,"upload":false};
export const uploadLogo: Call<typeof contract.uploadLogo> = {"method":"POST","path":"/tenant/Logo/Upload/{kind}","who":"person","isVersioned":false,"upload":true};
