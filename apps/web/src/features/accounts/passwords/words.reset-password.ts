export const resetPasswordPageWords = {
  changePassword: 'Change password',
} as const;
