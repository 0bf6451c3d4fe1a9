/** Written by tools/write-openapi.ts: the calls of people/notes.ts without their shapes. */
import type { Call } from '../../endpoint.ts';
import type * as contract from '../../people/notes.ts';

export const createNote: Call<typeof contract.createNote> = {"method":"POST","path":"/note","who":"person","isVersioned":false,"upload":false};
export const deleteNote: Call<typeof contract.deleteNote> = {"method":"DELETE","path":"/note/{id}","who":"person","isVersioned":false,"upload":false};
export const listNotes: Call<typeof contract.listNotes> = {"method":"GET","path":"/note/{id}","who":"person","isVersioned":false,"upload":false};
export const saveNote: Call<typeof contract.saveNote> = {"method":"PUT","path":"/note/{id}","who":"person","isVersioned":false,"upload":false};
