import { endpoint } from './endpoint.ts';
import { fileReply, xlsxMediaType } from './file.ts';

/** Report 3 of 3-strategy-reports-signin §2.7, for every signed-in person. */
export const getGoalTemplate = endpoint({
  name: 'getGoalTemplate',
  summary: 'A workbook to plan goals in: the columns of the goal form, choices and one example.',
  method: 'GET',
  path: '/report/goaltemplate',
  reply: fileReply([xlsxMediaType]),
  refuses: [429],
});
