import type { Translated } from '../../locale/language.ts';
import type * as english from './words.texts.ts';

export const typeTexts: Translated<typeof english.typeTexts> = {
  D: {
    title: 'Saca las cosas adelante',
    text: 'Miro el resultado y tomo el camino más corto. Decido pronto, hablo claro y me gustan los problemas que a otros les parecen demasiado difíciles. Prefiero corregir una decisión mañana que esperarla hoy.',
  },
  I: {
    title: 'Se gana a la gente',
    text: 'Trabajo mejor con gente a mi alrededor. Aporto energía e ideas, hablo con facilidad con cualquiera y veo lo que puede salir bien. Hago atractivo un plan para los demás antes de que esté terminado.',
  },
  S: {
    title: 'Alguien con quien contar',
    text: 'Mantengo un ritmo constante y cumplo mi palabra. Escucho, ayudo sin que me lo pidan y cuido de que todos vengan. Doy calma al equipo y termino lo que he empezado.',
  },
  C: {
    title: 'Lo hace bien',
    text: 'Quiero entender las cosas antes de actuar. Pido datos, busco el punto débil y trabajo con exigencia. Lo que entrego está comprobado.',
  },
  DI: {
    title: 'Pone las cosas en marcha',
    text: 'Quiero resultados, y los quiero con los demás. Marco pronto el rumbo y arrastro a la gente con mi energía. Doy lo mejor donde empieza algo nuevo y hay que hacer que otros crean en ello.',
  },
  DC: {
    title: 'Marca el nivel',
    text: 'Quiero resultados que duren. Decido con firmeza y con datos. Espero mucho de mí y de los demás, y digo abiertamente lo que aún no es bastante bueno.',
  },
  ID: {
    title: 'Mueve a las personas',
    text: 'Primero me gano a la gente y después quiero que pase algo. Hablo con convicción, pienso en posibilidades y me gusta estar donde se decide. Una sala que escucha me da energía.',
  },
  IS: {
    title: 'Une a las personas',
    text: 'Soy de trato cálido y abierto, y me interesa la gente. Doy la bienvenida, veo lo bueno de cada cual y mantengo la conversación en el equipo. Trabajo mejor donde la gente trabaja a gusto.',
  },
  SI: {
    title: 'Apoya a los demás',
    text: 'Escucho con paciencia y delicadeza. Ayudo donde puedo, mantengo la paz y recuerdo lo que importa a los demás. La gente viene a mí cuando necesita que la escuchen.',
  },
  SC: {
    title: 'Hace que todo funcione',
    text: 'Trabajo con constancia y cuidado. Me gustan los caminos probados, los acuerdos claros y el tiempo suficiente para hacerlo bien. Lo que cuido funciona, y sigue funcionando.',
  },
  CD: {
    title: 'Resuelve lo difícil',
    text: 'Desmonto los problemas difíciles hasta que ceden. Quiero conocer los datos, me formo mi propia opinión y llego hasta el final. Prefiero una buena pregunta a una respuesta rápida.',
  },
  CS: {
    title: 'Trabaja con cuidado',
    text: 'Trabajo a fondo y con calma. Me preparo bien, cumplo lo acordado y noto lo que otros pasan por alto. Me gusta saber qué se espera, y después puede dejarlo en mis manos.',
  },
};

export const secondLetterTexts: Translated<typeof english.secondLetterTexts> = {
  D: 'Cuando importa, también tomo el mando y empujo para terminar.',
  I: 'También me gusta hacerlo en compañía y con unas buenas risas.',
  S: 'También cuido de que nadie se quede por el camino.',
  C: 'También quiero que los datos sean correctos antes de darlo por hecho.',
};

export const detailTexts: Translated<typeof english.detailTexts> = {
  D: {
    strengths: 'Veo lo que hay que hacer y empiezo. No temo una decisión difícil ni una palabra sincera.',
    motives: 'Una meta clara, libertad en el camino y la sensación de que avanzamos.',
    talk: 'Empiece por el resultado. Dígame qué necesita de mí y para cuándo. Los detalles pueden venir después, si pregunto.',
    pressure: 'Me vuelvo cortante e impaciente, y tomo las cosas en mis manos.',
    help: 'Deme los datos y dos opciones. Dígame abiertamente si le paso por encima; lo acepto bien.',
    blindSpot:
      'Paso por alto con facilidad cómo sienta una decisión a los demás y los detalles que la hacen funcionar.',
  },
  I: {
    strengths: 'Conecto pronto con la gente, tengo muchas ideas y doy a los demás ánimo para intentarlo.',
    motives: 'Gente, variedad, buen ambiente y la sensación de que se ve mi parte.',
    talk: 'Deme un momento para lo personal. Déjeme pensar en voz alta y después ayúdeme a fijar lo acordado.',
    pressure: 'Hablo más, prometo más y aplazo lo desagradable.',
    help: 'Pregúnteme qué va primero. Una lista corta y un recordatorio amable me ayudan más que un correo largo.',
    blindSpot: 'Pierdo el interés por los detalles y digo que sí antes de mirar mi agenda.',
  },
  S: {
    strengths: 'Soy fiable y de carácter tranquilo. Escucho y llevo las cosas hasta el final.',
    motives: 'Un equipo unido, una tarea clara y, de vez en cuando, un agradecimiento sincero.',
    talk: 'Tómese su tiempo y pídame mi opinión; no la impongo. Dígame pronto lo que va a cambiar.',
    pressure: 'Me quedo en silencio, asumo demasiado y digo sí cuando quiero decir no.',
    help: 'Pregúnteme cómo estoy y espere la respuesta. Ayúdeme a poner orden y a ceder algo.',
    blindSpot: 'Evito el conflicto más tiempo del conveniente y me aferro a lo que ha dado resultado.',
  },
  C: {
    strengths: 'Llego al fondo de las cosas. Encuentro pronto los errores y se puede confiar en mi trabajo.',
    motives: 'Buenas preguntas, alta calidad y tiempo y silencio suficientes para pensar.',
    talk: 'Deme con qué prepararme: envíe primero los datos. Hable con precisión y deme tiempo para responder. Separe el asunto de la persona.',
    pressure: 'Me retiro, lo compruebo todo otra vez y lo critico todo.',
    help: 'Dígame qué calidad basta esta vez y qué puede esperar. Tome en serio mis dudas y después decida.',
    blindSpot: 'Espero la última información y rara vez digo lo que va bien.',
  },
};

export const leadingTexts: Translated<typeof english.leadingTexts> = {
  D: {
    leads: 'Pongo una meta exigente y espero que vaya a por ella. Decido pronto y lo mantengo.',
    delegates: 'Le digo el resultado y la fecha; el camino lo elige usted. Intervengo cuando se atasca.',
    feedback: 'Le digo al momento y sin rodeos lo que pienso. Se trata del asunto, no de usted.',
    ask: 'Pídame una decisión, manos libres o que quite un obstáculo. Pídame también que frene.',
  },
  I: {
    leads:
      'Dirijo con entusiasmo. Quiero que sepa para qué lo hacemos y que disfrute haciéndolo con nosotros.',
    delegates:
      'Delego con mucha confianza y pocas instrucciones. Pregúnteme cuando lo necesite con más detalle.',
    feedback: 'Elogio a menudo y ante los demás. La crítica me cuesta más: pídamela.',
    ask: 'Pídame contactos, ideas y ánimo. Pídame también que escriba lo acordado.',
  },
  S: {
    leads:
      'Dirijo con mi presencia. Sé cómo está, mantengo mi puerta abierta y protejo al equipo de la prisa.',
    delegates: 'Explico cómo lo haría yo y sigo cerca. Delego poco a poco.',
    feedback: 'Lo digo en privado y con cuidado. Si lo quiere más claro, dígamelo.',
    ask: 'Pídame tiempo, apoyo y que le escuche. Pídame también que decida en contra de alguien.',
  },
  C: {
    leads: 'Dirijo con expectativas claras. Usted sabe cómo es un buen trabajo y en qué baso una decisión.',
    delegates: 'Describo con exactitud la tarea y su nivel. Miro los resultados intermedios.',
    feedback: 'Repaso el trabajo punto por punto. Lo que no menciono está bien.',
    ask: 'Pídame un análisis, razones y una segunda mirada. Pregúnteme también qué hizo bien.',
  },
};

export const scaleTexts: Translated<typeof english.scaleTexts> = {
  pace: {
    names: ['Acción', 'Reflexión'],
    texts: [
      'Primero actúo y pienso por el camino.',
      'Actúo o espero, según lo pida la situación.',
      'Primero pienso y actúo cuando lo tengo claro.',
    ],
  },
  focus: {
    names: ['Tarea', 'Personas'],
    texts: [
      'Miro primero la tarea y después a las personas.',
      'La tarea y las personas me son igual de cercanas.',
      'Miro primero a las personas y después la tarea.',
    ],
  },
  manner: {
    names: ['Franqueza', 'Paciencia'],
    texts: [
      'Voy al grano y mantengo el ritmo.',
      'Puedo empujar y puedo esperar.',
      'Doy su tiempo a las cosas y a las personas.',
    ],
  },
  planning: {
    names: ['Espontaneidad', 'Precisión'],
    texts: [
      'Sigo el momento y lo mejoro después.',
      'Planifico lo importante y dejo lo demás abierto.',
      'Planifico con antelación y trabajo con exactitud.',
    ],
  },
};
