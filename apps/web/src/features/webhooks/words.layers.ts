// Apart from the other words, because every signed-in page loads the titles of its layers.

export const webhookLayerWords = {
  addTitle: 'Add webhook',
  editTitle: 'Webhook',
  removeTitle: 'Remove webhook?',
} as const;

export const deliveryLayerWords = { title: 'Deliveries' } as const;
