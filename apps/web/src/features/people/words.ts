/** Fixed words (texts.9). */
export const profileWords = {
  title: 'Profile',
  saved: 'Your profile has been saved.',
  savedOf: (name: string) => `The profile of ${name} has been saved.`,
  name: 'Name',
  jobTitle: 'Job title',
  email: 'Email',
  phone: 'Phone number',
  timeZone: 'Time zone',
  department: 'Department',
  fromDirectory: 'From the directory',
  departmentHint: 'The department of this person’s organization. Empty: the one above.',
  location: 'Location',
  startDate: 'Start date',
  startDateHint: 'The first day at the company. Cycles of appraisals follow it.',
  linkedin: 'LinkedIn URL',
  biography: 'Biography',
  companyZone: (zone: string) => `As the company: ${zone}`,
  changed: 'Somebody else has changed this profile meanwhile.',
  kept: 'What you typed is kept.',
  unconfirmed: (email: string, present: string) =>
    `${email} is waiting for its confirmation by the link in the e-mail that we sent there. Until then ${present} signs in; to keep that one, put it back into the field.`,
} as const;

export const passwordWords = {
  part: 'Password',
  hint: 'A new password ends your other sessions.',
  title: 'Change Password',
  old: 'Old password',
  fresh: 'New password',
  confirmation: 'Confirm new password',
  oldRequired: 'Please enter your old password.',
  changed: 'Password changed successfully!!',
} as const;

export const mailWords = {
  part: 'E-mail notifications',
  label: 'Send me e-mail notifications',
  hint: 'E-mails about your account, such as a changed password, always come.',
} as const;

export const languageWords = {
  part: 'Language and dates',
  label: 'Language, dates and times',
  ofCompany: (name: string) => `As the company: ${name}`,
  example: (now: string, typed: string) =>
    `Now it is ${now}; deadlines are typed as ${typed}. E-mails and files follow.`,
  proposal: (name: string) => `Your browser asks for ${name}.`,
  accept: 'Use it',
  use: (name: string) => `Use ${name}`,
  keep: (name: string) => `Keep ${name}`,
} as const;

export const notificationWords = {
  part: 'Notifications',
  following: 'Followed goals',
  calendar: 'Calendar',
} as const;

export const sessionWords = {
  part: 'Where you are signed in',
  current: 'This device',
  signedIn: 'Signed in',
  lastSeen: 'last seen',
  end: 'End',
  endOthers: 'End others',
  ended: 'The session has ended.',
  othersEnded: 'The other sessions have ended.',
  failed: 'Your sessions could not be loaded.',
  unknownDevice: 'Unknown device',
  deviceOn: (browser: string, system: string) => `${browser} on ${system}`,
} as const;

export const avatarWords = {
  part: 'Picture',
  open: 'Change picture',
  add: 'Add a picture',
  title: 'Picture',
  choose: 'Choose a picture',
  other: 'Choose another one',
  formats: 'PNG or JPG.',
  crop: 'Part of the picture that is shown; move it with the arrow keys',
  zoom: 'Zoom',
  save: 'Save',
  remove: 'Remove picture',
  removed: 'Your picture has been removed.',
  saved: 'Your avatar has been saved.',
  goOn: 'Close this window to continue.',
  done: 'Continue',
  failed: 'Something went wrong...',
} as const;

/** What the palette offers to do with a person. */
export const personVerbs = {
  oneToOne: (name: string) => `Prepare one-to-one with ${name}`,
  goals: (name: string) => `Goals of ${name}`,
  chart: (name: string) => `Show ${name} in the organization`,
  mail: (name: string) => `Write a mail to ${name}`,
} as const;

export const attachmentLayerWords = {
  cancel: 'Cancel',
  save: 'Save',
} as const;

export const avatarLayerWords = {
  cancel: 'Cancel',
} as const;

export const connectLayerWords = {
  cancel: 'Cancel',
} as const;

export const deactivateLayerWords = {
  cancel: 'Cancel',
} as const;

export const freeEmailLayerWords = {
  cancel: 'Cancel',
} as const;

export const noteLayerWords = {
  cancel: 'Cancel',
} as const;

export const responsibilityPartWords = {
  edit: 'Edit',
} as const;
