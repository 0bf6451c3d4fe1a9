/** Written by tools/write-openapi.ts: the calls of channels.slack.ts without their shapes. */
import type { Call } from '../endpoint.ts';
import type * as contract from '../channels.slack.ts';

export const getOwnSlack: Call<typeof contract.getOwnSlack> = {"method":"GET","path":"/User/Slack","who":"person","isVersioned":false,"upload":false};
export const getSlackApp: Call<typeof contract.getSlackApp> = {"method":"GET","path":"/tenant/slack","who":"administersPeople","isVersioned":false,"upload":false};
export const getSlackAsk: Call<typeof contract.getSlackAsk> = {"method":"GET","path":"/slack/link","who":"person","isVersioned":false,"upload":false};
export const linkSlack: Call<typeof contract.linkSlack> = {"method":"POST","path":"/slack/link","who":"person","isVersioned":false,"upload":false};
export const removeSlackApp: Call<typeof contract.removeSlackApp> = {"method":"DELETE","path":"/tenant/slack","who":"administersPeople","isVersioned":false,"upload":false};
export const saveSlackApp: Call<typeof contract.saveSlackApp> = {"method":"PUT","path":"/tenant/slack","who":"administersPeople","isVersioned":false,"upload":false};
export const unlinkSlack: Call<typeof contract.unlinkSlack> = {"method":"DELETE","path":"/User/Slack","who":"person","isVersioned":false,"upload":false};
