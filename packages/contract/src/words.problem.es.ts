export const wentWrong = 'Algo ha ido mal.';

export const unreachable = 'No se puede acceder al servidor. Compruebe su conexión e inténtelo de nuevo.';
