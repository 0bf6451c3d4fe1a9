/** The three ratings, by the names in the contract. */
export const axes = ['Primary', 'Secondary', 'Tertiary'] as const;
export type Axis = (typeof axes)[number];
