/** Written by tools/write-openapi.ts: the calls of talent/self-review.ts without their shapes. */
import type { Call } from '../../endpoint.ts';
import type * as contract from '../../talent/self-review.ts';

export const getSelfReview: Call<typeof contract.getSelfReview> = {"method":"GET","path":"/talent/cycles/{id}/selfreview/{userId}","who":"person","isVersioned":false,"upload":false};
export const handInSelfReview: Call<typeof contract.handInSelfReview> = {"method":"POST","path":"/talent/cycles/{id}/selfreview","who":"person","isVersioned":false,"upload":false};
export const listSelfReviews: Call<typeof contract.listSelfReviews> = {"method":"GET","path":"/talent/selfreviews","who":"person","isVersioned":false,"upload":false};
export const saveSelfReview: Call<typeof contract.saveSelfReview> = {"method":"PUT","path":"/talent/cycles/{id}/selfreview","who":"person","isVersioned":false,"upload":false};
