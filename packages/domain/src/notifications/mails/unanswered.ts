/** After this many unanswered asks in a row, the weekly ask changes its words (notifications.7). */
export const unansweredToSay = 3;
