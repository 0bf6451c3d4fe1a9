/** Written by tools/write-openapi.ts: the calls of talent/peers.ts without their shapes. */
import type { Call } from '../../endpoint.ts';
import type * as contract from '../../talent/peers.ts';

export const answerPeerRequest: Call<typeof contract.answerPeerRequest> = {"method":"POST","path":"/talent/peerfeedback/{id}/answer","who":"person","isVersioned":false,"upload":false};
export const decidePeers: Call<typeof contract.decidePeers> = {"method":"PUT","path":"/talent/cycles/{id}/peers/{userId}","who":"person","isVersioned":false,"upload":false};
export const getPeerFeedback: Call<typeof contract.getPeerFeedback> = {"method":"GET","path":"/talent/peerfeedback/{id}","who":"person","isVersioned":false,"upload":false};
export const getPeerRound: Call<typeof contract.getPeerRound> = {"method":"GET","path":"/talent/cycles/{id}/peers/{userId}","who":"person","isVersioned":false,"upload":false};
export const handInPeerFeedback: Call<typeof contract.handInPeerFeedback> = {"method":"POST","path":"/talent/peerfeedback/{id}","who":"person","isVersioned":false,"upload":false};
export const listPeerFeedback: Call<typeof contract.listPeerFeedback> = {"method":"GET","path":"/talent/peerfeedback","who":"person","isVersioned":false,"upload":false};
export const proposePeers: Call<typeof contract.proposePeers> = {"method":"PUT","path":"/talent/cycles/{id}/peers","who":"person","isVersioned":false,"upload":false};
export const savePeerFeedback: Call<typeof contract.savePeerFeedback> = {"method":"PUT","path":"/talent/peerfeedback/{id}","who":"person","isVersioned":false,"upload":false};
export const savePeerSummary: Call<typeof contract.savePeerSummary> = {"method":"PUT","path":"/talent/cycles/{id}/peers/{userId}/summary","who":"person","isVersioned":false,"upload":false};
