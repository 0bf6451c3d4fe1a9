/** Written by tools/write-openapi.ts: the calls of action-items.ts without their shapes. */
import type { Call } from '../endpoint.ts';
import type * as contract from '../action-items.ts';

export const completeActionItem: Call<typeof contract.completeActionItem> = {"method":"POST","path":"/actionitem/{id}/Complete","who":"keepsActionItems","isVersioned":false,"upload":false};
export const createActionItem: Call<typeof contract.createActionItem> = {"method":"POST","path":"/actionitem","who":"keepsActionItems","isVersioned":false,"upload":false};
export const deleteActionItem: Call<typeof contract.deleteActionItem> = {"method":"DELETE","path":"/actionitem/{id}","who":"keepsActionItems","isVersioned":false,"upload":false};
export const listActionItemUsers: Call<typeof contract.listActionItemUsers> = {"method":"GET","path":"/actionitem/users","who":"keepsActionItems","isVersioned":false,"upload":false};
export const listActionItems: Call<typeof contract.listActionItems> = {"method":"POST","path":"/actionitem/Get","who":"keepsActionItems","isVersioned":false,"upload":false};
export const markActionItem: Call<typeof contract.markActionItem> = {"method":"GET","path":"/actionitem/MarkComplete/{id}/{tab}","who":"keepsActionItems","isVersioned":false,"upload":false};
export const reopenActionItem: Call<typeof contract.reopenActionItem> = {"method":"POST","path":"/actionitem/{id}/Reopen","who":"keepsActionItems","isVersioned":false,"upload":false};
export const updateActionItem: Call<typeof contract.updateActionItem> = {"method":"PUT","path":"/actionitem/{id}","who":"keepsActionItems","isVersioned":false,"upload":false};
