/** Why a grid is empty (matrix.1). */
export const emptyMatrixMessage = 'All child goals may be finalized, or status updates are pending.';
