/** Written by tools/write-openapi.ts: the calls of people/views.ts without their shapes. */
import type { Call } from '../../endpoint.ts';
import type * as contract from '../../people/views.ts';

export const deleteView: Call<typeof contract.deleteView> = {"method":"DELETE","path":"/Profile/views/{id}","who":"person","isVersioned":false,"upload":false};
export const listSavedViews: Call<typeof contract.listSavedViews> = {"method":"GET","path":"/Profile/views","who":"person","isVersioned":false,"upload":false};
export const renameView: Call<typeof contract.renameView> = {"method":"PUT","path":"/Profile/views/{id}","who":"person","isVersioned":false,"upload":false};
export const saveView: Call<typeof contract.saveView> = {"method":"POST","path":"/Profile/views","who":"person","isVersioned":false,"upload":false};
