/** Written by tools/write-openapi.ts: the calls of people/organisation.ts without their shapes. */
import type { Call } from '../../endpoint.ts';
import type * as contract from '../../people/organisation.ts';

export const getHierarchy: Call<typeof contract.getHierarchy> = {"method":"GET","path":"/user/hierarchy","who":"person","isVersioned":false,"upload":false};
export const getOrgLine: Call<typeof contract.getOrgLine> = {"method":"GET","path":"/profile/OrgLine/{id}","who":"person","isVersioned":false,"upload":false};
export const getOrganisation: Call<typeof contract.getOrganisation> = {"method":"GET","path":"/profile/OrgData","who":"person","isVersioned":true,"upload":false};
export const listAvatars: Call<typeof contract.listAvatars> = {"method":"POST","path":"/Profile/Avatars","who":"person","isVersioned":false,"upload":false};
