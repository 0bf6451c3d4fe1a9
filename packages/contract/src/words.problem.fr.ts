export const wentWrong = 'Une erreur est survenue.';

export const unreachable = 'Le serveur est inaccessible. Vérifiez votre connexion et réessayez.';
