import { formatNumber } from '@bellwether/domain/locale/numbers';
import { readerLocale } from '#ui/data/reader-locale.ts';

export const privacyPageWords = {
  bellwetherKeepsWhatYour:
    'Bellwether keeps what your company needs to work with goals: your name, e-mail address, job title and place in the company, what you add to your profile, and the goals, predictions, results and comments that you write.',
  auditLog: (days: number) =>
    `An audit log keeps who changed what and when, with the address and the browser, for ${formatNumber(days, readerLocale())} days. Org admins and the CEO read it; it has no private text.`,
  whoSeesIt: 'Who sees it',
  peopleOfYourOwn:
    'People of your own company, as far as each role allows. Private goals are seen by their owner and the owner’s managers alone. Other companies on the same installation see nothing.',
  whereItIs: 'Where it is',
  onTheInstallationThat:
    'On the installation that your company, or whoever runs it for you, operates. Pages load nothing from other hosts and set no tracking cookies. Your browser keeps a sign-in token and text that you have not saved yet; signing out removes both.',
  services: 'Outside services',
  noServices: 'This installation sends data of people to no outside service.',
  someServices: 'This installation uses these outside services:',
  kinds: {
    model: 'Language model, for drafts and summaries',
    mail: 'E-mails',
    storage: 'Pictures and files',
    assessment: 'Questions of the user manual',
  },
  yourRights: 'Your rights',
  exportAndErase:
    'In your settings, Your data makes a file of everything that is kept about you. When you have left, an org admin can make it for you, and can erase your data: what identifies you is deleted, your goals and comments stay without your name. Backups that were made before age out later.',
  ownPage: 'The privacy policy of your company',
  questions: 'Questions',
  askTheOrgAdmin: 'Ask the org admin of your company.',
  backToLogIn: 'Back to Log in',
} as const;

export const termsPageWords = {
  ownPage: 'The terms of your company',
  yourCompanyGivesYou:
    'Your company gives you this account to plan, predict and review goals. Use it for that, keep your password to yourself, and write about colleagues as you would speak in front of them.',
  whatYouWrite: 'What you write',
  itBelongsToYour:
    'It belongs to your company. Predictions, results and appraisals stay in the history once they are given; they can be followed by new ones but not taken back unseen.',
  theEndOfAn: 'The end of an account',
  yourCompanyCanDeactivate:
    'Your company can deactivate an account at any time. The software is free under the Apache License 2.0 and comes without warranty; agreements on its operation are your company’s.',
  backToLogIn: 'Back to Log in',
} as const;
