/** Written by tools/write-openapi.ts: the calls of webhooks.ts without their shapes. */
import type { Call } from '../endpoint.ts';
import type * as contract from '../webhooks.ts';

export const addWebhook: Call<typeof contract.addWebhook> = {"method":"POST","path":"/tenant/webhooks","who":"administersPeople","isVersioned":false,"upload":false};
export const listWebhookDeliveries: Call<typeof contract.listWebhookDeliveries> = {"method":"GET","path":"/tenant/webhooks/{id}/Deliveries","who":"administersPeople","isVersioned":false,"upload":false};
export const listWebhooks: Call<typeof contract.listWebhooks> = {"method":"GET","path":"/tenant/webhooks","who":"administersPeople","isVersioned":false,"upload":false};
export const removeWebhook: Call<typeof contract.removeWebhook> = {"method":"DELETE","path":"/tenant/webhooks/{id}","who":"administersPeople","isVersioned":false,"upload":false};
export const replayWebhook: Call<typeof contract.replayWebhook> = {"method":"POST","path":"/tenant/webhooks/{id}/Replay","who":"administersPeople","isVersioned":false,"upload":false};
export const rollWebhookSecret: Call<typeof contract.rollWebhookSecret> = {"method":"POST","path":"/tenant/webhooks/{id}/Roll","who":"administersPeople","isVersioned":false,"upload":false};
export const saveWebhook: Call<typeof contract.saveWebhook> = {"method":"PUT","path":"/tenant/webhooks/{id}","who":"administersPeople","isVersioned":false,"upload":false};
export const testWebhook: Call<typeof contract.testWebhook> = {"method":"POST","path":"/tenant/webhooks/{id}/Test","who":"administersPeople","isVersioned":false,"upload":false};
