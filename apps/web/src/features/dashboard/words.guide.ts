import type { GuideStepName } from '@bellwether/contract/dashboard.guide';

export const guideWords = {
  company: 'Start your company',
  person: 'Welcome to Bellwether',
  companyLead: 'Four steps, about ten minutes. They are ticked as you do them, in any order.',
  personLead: 'Four steps, about four minutes. They are ticked as you do them, in any order.',
  dismiss: 'Dismiss',
  done: 'done',
  failed: 'The guide was not dismissed.',
} as const;

/** The step that replaces the strategy if the company has switched the strategy off. */
export const themeStep = {
  title: 'Say what this quarter is about',
  why: 'One line that everybody sees on the dashboard.',
} as const;

export const stepWords: Readonly<Record<GuideStepName, { title: string; why: string }>> = {
  company_info: { title: 'Check your company’s info', why: 'Name, site, time zone and logo.' },
  people: {
    title: 'Bring your people',
    why: 'Import a list from a spreadsheet, and invite them when you are ready.',
  },
  strategy_line: {
    title: 'Write your strategy in a line',
    why: 'Mission, vision or values. Everybody sees them on the dashboard once they are published.',
  },
  company_goal: {
    title: 'Publish the first company goal',
    why: 'Everybody else’s goals can contribute to it.',
  },
  profile: { title: 'Fill in your profile', why: 'A picture, a phone number or a few words about you.' },
  manager_goals: {
    title: 'Look at your manager’s goals',
    why: 'Follow one, or let your own goal contribute to it.',
  },
  first_update: {
    title: 'Give your first weekly update',
    why: 'Two presses a goal, once a week: how likely, and how good.',
  },
  first_goal: { title: 'Get your first goal going', why: 'Write it, and ask your manager to approve it.' },
};
