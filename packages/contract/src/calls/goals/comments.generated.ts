/** Written by tools/write-openapi.ts: the calls of goals/comments.ts without their shapes. */
import type { Call } from '../../endpoint.ts';
import type * as contract from '../../goals/comments.ts';

export const addComment: Call<typeof contract.addComment> = {"method":"POST","path":"/Goal/CommentAdd","who":"person","isVersioned":false,"upload":false};
export const deleteComment: Call<typeof contract.deleteComment> = {"method":"DELETE","path":"/Goal/CommentDelete/{id}","who":"person","isVersioned":false,"upload":false};
export const listSentences: Call<typeof contract.listSentences> = {"method":"POST","path":"/Goal/sentences","who":"person","isVersioned":false,"upload":false};
export const updateComment: Call<typeof contract.updateComment> = {"method":"PUT","path":"/Goal/CommentUpdate","who":"person","isVersioned":false,"upload":false};
