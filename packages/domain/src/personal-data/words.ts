import type { ErasedPart, KeptPart } from './rules.ts';

/** Explains what a form about personal data still needs. */
export const personalDataMessages = {
  reasonRequired: 'Please enter a reason.',
  nameDiffers: 'Please type the name exactly as it is shown.',
} as const;

export const personalDataWords = {
  /** The name that stands for an erased person. */
  former: ({ id }: { id: number }) => `Former employee ${id}`,
} as const;

export const erasedPartWords: Readonly<Record<ErasedPart, string>> = {
  profile: 'Name, e-mail, phone, picture, biography and everything else of the profile',
  manual: 'The user manual with its file',
  notes: 'Private notes about the person and by the person',
  sessions: 'Password, sessions, devices, and addresses in the audit log',
  tokens: 'Own tokens and calendar links',
  notifications: 'Notifications and their settings',
  mails: 'E-mails that wait or were sent',
  imports: 'Files of imports with the person, and plans made from them',
  appraisals: 'Appraisals of the person',
};

export const keptPartWords: Readonly<Record<KeptPart, string>> = {
  goals: 'Goals with their predictions and results',
  comments: 'Comments',
  action_items: 'Action items',
  reviews: 'Appraisals that the person wrote about others',
  appraisals: 'Appraisals of the person',
  backups: 'Backups that were made before; they age out as they always do',
};
