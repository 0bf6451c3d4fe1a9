/** The maximum length of a title (texts.3), and the days that a deadline may have (action-items.5). */
export const actionItemLimits = { title: 255, firstDay: '2000-01-01', lastDay: '2100-12-31' } as const;
