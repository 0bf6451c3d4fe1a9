export const emptyMatrixMessage =
  'Puede que todos los objetivos subordinados estén cerrados o que falten sus actualizaciones.';
