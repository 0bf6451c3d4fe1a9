/** Written by tools/write-openapi.ts: the calls of one-to-one.ts without their shapes. */
import type { Call } from '../endpoint.ts';
import type * as contract from '../one-to-one.ts';

export const addTalkPoint: Call<typeof contract.addTalkPoint> = {"method":"POST","path":"/onetoone/{userId}","who":"person","isVersioned":false,"upload":false};
export const getOneToOne: Call<typeof contract.getOneToOne> = {"method":"GET","path":"/onetoone/{userId}","who":"person","isVersioned":false,"upload":false};
export const holdOneToOne: Call<typeof contract.holdOneToOne> = {"method":"POST","path":"/onetoone/{userId}/held","who":"person","isVersioned":false,"upload":false};
export const removeTalkPoint: Call<typeof contract.removeTalkPoint> = {"method":"DELETE","path":"/onetoone/{userId}/{id}","who":"person","isVersioned":false,"upload":false};
export const tickTalkGoal: Call<typeof contract.tickTalkGoal> = {"method":"PUT","path":"/onetoone/{userId}/goal/{goalId}","who":"person","isVersioned":false,"upload":false};
export const tickTalkPoint: Call<typeof contract.tickTalkPoint> = {"method":"PUT","path":"/onetoone/{userId}/{id}","who":"person","isVersioned":false,"upload":false};
