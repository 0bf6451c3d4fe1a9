/** The group, the names and the effects of the settings about privacy. */
export const privacySettingWords = {
  group: 'Privacy and terms',
  keepYears: 'Years that appraisals of erased people are kept',
  keepYearsSays:
    'Counted from the day on which the person was deactivated; 0: they are erased with the person. From the next erasure on.',
  privacyUrl: 'Your privacy policy',
  privacyUrlSays: 'The https address of your own page, which the privacy page names. At once; empty: none.',
  termsUrl: 'Your terms',
  termsUrlSays: 'The https address of your own page, which the terms page names. At once; empty: none.',
} as const;
