/** Messages of the forms about calibration. */
export const calibrationMessages = {
  required: 'This is required.',
  guideWrong: 'Please give a whole percentage for each level, 100 together.',
  nobody: 'Please choose a group.',
} as const;
