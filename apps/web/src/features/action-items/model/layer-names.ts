/** The names of this feature's layers in the address; `about` is the item, absent for a new one. */
export type ActionItemLayerName = 'action-item' | 'delete-action-item';
