export const pageWords = {
  breadcrumb: 'Breadcrumb',
} as const;
