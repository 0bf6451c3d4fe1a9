export const emptyMatrixMessage =
  'Tous les sous-objectifs sont peut-être clôturés, ou leurs prévisions sont en attente.';
