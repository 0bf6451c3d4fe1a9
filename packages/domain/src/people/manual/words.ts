/** The fixed sentences about the user manual (texts.9). */
export const manualMessages = {
  onlyPdf: 'Only PDF formats are allowed to upload.',
  failed: 'Something went wrong!',
  discRequired: 'Please select your DISC type.',
  descriptionRequired: 'Please generate a description.',
} as const;
