export const emptyMatrixMessage =
  'Vielleicht sind alle untergeordneten Ziele abgeschlossen, oder ihre Vorhersagen stehen noch aus.';
