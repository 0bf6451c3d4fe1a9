import type { Translated } from '../../locale/language.ts';
import type * as english from './words.questions.ts';

export const manualQuestions: Translated<typeof english.manualQuestions> = [
  {
    question: 'Cómo contactar conmigo',
    choices: ['Envíeme un mensaje corto', 'Llámeme', 'Venga a mi mesa', 'Escríbame un correo'],
  },
  {
    question: 'Cuándo trabajo mejor',
    choices: ['Por la mañana temprano', 'Antes del mediodía', 'Por la tarde', 'Por la noche'],
  },
  {
    question: 'Cuando estoy en plena concentración',
    choices: [
      'Puede interrumpirme en cualquier momento',
      'Interrúmpame si es urgente',
      'Escríbame; respondo en unas horas',
      'Espere a que haga una pausa',
    ],
  },
  {
    question: 'Cómo me gusta recibir comentarios',
    choices: [
      'Al momento y sin rodeos',
      'En privado, con un ejemplo',
      'Primero por escrito, después hablamos',
      'En nuestra reunión individual habitual',
    ],
  },
  {
    question: 'Cómo me gusta que me den las gracias',
    choices: ['Con una palabra discreta', 'Delante del equipo', 'Con una nota escrita', 'Con un nuevo reto'],
  },
  {
    question: 'Cómo preparo una reunión',
    choices: [
      'Necesito el orden del día un día antes',
      'Necesito las cifras antes',
      'Necesito saber quién viene y por qué',
      'Voy tal como estoy',
    ],
  },
  {
    question: 'Cómo decido',
    choices: [
      'Pronto; lo corrijo después',
      'Con los datos sobre la mesa',
      'Hablándolo',
      'Tras consultarlo con la almohada',
    ],
  },
  {
    question: 'Cuando no coincidimos',
    choices: [
      'Dígamelo directamente',
      'Deme tiempo y después hablemos',
      'Póngalo por escrito',
      'Pregúnteme primero qué necesito',
    ],
  },
  {
    question: 'Lo que me agota',
    choices: [
      'Las reuniones largas',
      'Las interrupciones constantes',
      'Los cambios repentinos de plan',
      'Las tareas sin un fin claro',
    ],
  },
  {
    question: 'Con qué frecuencia hablar del trabajo en curso',
    choices: ['Todos los días', 'Una vez por semana', 'En cada hito', 'Cuando algo se desvía'],
  },
];
