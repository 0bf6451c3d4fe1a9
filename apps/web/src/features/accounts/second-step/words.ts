export const securityWords = {
  required:
    'Your company asks for a second step. Please set one up to go on: a passkey, or an application for codes.',
  passkeys: 'Passkeys',
  passkeysHint:
    'A passkey signs you in by fingerprint, face or PIN of a device, without a password. It also confirms your sign-in after the password.',
  noPasskeys: 'You have no passkeys.',
  noSupport: 'This browser cannot make passkeys here.',
  add: 'Add a passkey',
  name: 'Name of the passkey',
  nameHint: 'Where it is: “Laptop”, “Security key”.',
  nameRequired: 'Please enter a name!',
  create: 'Create',
  cancel: 'Cancel',
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  added: 'The passkey was added.',
  removed: 'The passkey was removed.',
  made: 'Added on',
  lastUsed: 'last used on',
  unused: 'not used yet',
  failed: 'Your second step could not be loaded.',
  codes: 'Codes of an application',
  codesHint:
    'An application such as a password manager shows a new code every 30 seconds. It is asked for after your password.',
  codesOn: 'Switched on on',
  switchOn: 'Set up',
  switchOff: 'Switch off',
  switchedOn: 'Codes are switched on.',
  switchedOff: 'Codes are switched off.',
  scan: 'Scan this with your application, or type the key into it.',
  picture: 'QR code with the key',
  key: 'Key',
  code: 'Code that it shows',
  codeRequired: 'Please enter the code.',
  confirm: 'Switch on',
  recovery: 'Recovery codes',
  recoveryHint:
    'Each signs you in once, in place of your second step. Keep them where you find them without your device.',
  left: (count: number) => (count === 1 ? 'One code is left.' : `${count} codes are left.`),
  renew: 'Make new codes',
  renewHint: 'New codes end the former ones.',
  shownOnce: 'These codes are shown only now. Please copy or print them.',
  copy: 'Copy codes',
  copied: 'The codes were copied.',
  notCopied: 'The codes could not be copied. Please select and copy them yourself.',
  done: 'I have kept them',
} as const;

export const secondStepWords = {
  title: 'Confirm your sign-in',
  code: 'Code',
  codeHint: 'The code of your application, or one of your recovery codes.',
  recoveryHint: 'One of your recovery codes.',
  codeRequired: 'Please enter the code.',
  confirm: 'Confirm',
  passkey: 'Use a passkey',
  back: 'Back',
} as const;

export const passkeySignInWords = {
  signIn: 'Sign in with a passkey',
} as const;

export const resetWords = {
  part: 'Second step',
  hint: 'Removes the passkeys and codes of this person, for example after a device was lost. They are signed out and told by mail.',
  reset: 'Remove second step',
  done: 'The second step was removed.',
} as const;
