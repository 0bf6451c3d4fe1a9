import type { Translated } from '@bellwether/domain/locale/language';
import { layerTitles } from './words.layers.ts';
import type * as english from './words.ts';

export const strategyWords: Translated<typeof english.strategyWords> = {
  mission: 'Misión',
  vision: 'Visión',
  values: 'Valores diferenciales',
  unpublished:
    'Aún no hay nada publicado. La misión, la visión y los valores aparecerán aquí cuando lo estén.',
  nothingShort:
    'La misión, la visión y los valores están sin rellenar. «Ver detalles» muestra qué más hay publicado.',
  ceoMessage: layerTitles.video,
  guidance: 'Orientación de la persona fundadora',
  play: 'Reproducir vídeo',
  watch: 'Ver el vídeo',
  from: 'De',
  published: 'Publicado el',
  basics: layerTitles.basics,
  objectives: layerTitles.objectives,
  objectivesHint: 'Grandes referencias para los próximos 2–3 años.',
  emptyTitle: 'Aún no se ha publicado ninguna estrategia',
  emptyText:
    'La misión, la visión, los valores y los objetivos estratégicos de los próximos años aparecerán aquí cuando se publiquen, para que cada objetivo se pueda vincular a ellos.',
  companyGoals: 'Objetivos de empresa',
  off: 'Su empresa no usa la página de estrategia.',
  failed: 'No se ha podido cargar la estrategia.',
  objective: 'Objetivo estratégico',
  noObjective: 'Ninguno',
  allObjectives: 'Todos los objetivos estratégicos',
  objectiveHint: '¿A cuál de los objetivos estratégicos de la empresa sirve este objetivo?',
  parentServes: (area) => `El objetivo superior sirve a ${area}.`,
  takeObjective: (area) => `Usar ${area}`,
  goalsOf: (count) =>
    count === 1
      ? '1 objetivo de empresa de este trimestre'
      : `${count} objetivos de empresa de este trimestre`,
  goalsFailed: 'No se han podido cargar los objetivos de empresa.',
};

export const editorWords: Translated<typeof english.editorWords> = {
  welcome: 'Le damos la bienvenida a su estrategia',
  welcomeText: 'Diga adónde va la empresa y cómo. La organización solo ve los campos que estén rellenados.',
  completion: {
    Basic: 'Misión, visión y valores',
    Objectives: 'Objetivos estratégicos',
    Video: 'Mensaje',
  },
  draft: 'Esta estrategia es un borrador. La organización no la ve hasta que usted la publique.',
  savedBy: (name) => `Guardada por última vez por ${name}`,
  compare: 'Comparar y publicar',
  whatAllSee: 'Lo que todo el mundo ve ahora',
  addVideo: 'Añadir vídeo',
  updateVideo: 'Cambiar vídeo',
  videoPlaceholder: 'Un breve mensaje de la dirección general dice más que una página de texto.',
  addBasics: 'Añadir su estrategia',
  editBasics: 'Editar',
  addObjectives: 'Añadir sus objetivos estratégicos',
  editObjectives: 'Editar sus objetivos estratégicos',
  versions: layerTitles.versions,
  notYours: 'Solo la dirección general y la administración de la organización escriben la estrategia.',
};

export const questions: Translated<typeof english.questions> = {
  Mission: '¿Por qué existe la empresa y para quién?',
  Vision: '¿Cómo será el mundo cuando la empresa haya logrado lo que busca?',
  Values: '¿Qué hace la empresa de forma distinta a todas las demás?',
  Customers: '¿Quién será su clientela y qué dirá de ustedes?',
  Employees: '¿Cómo trabajará aquí el personal y por qué se quedará?',
  Shareholders: '¿Cuánto valdrá la empresa para sus propietarios?',
  Sales: '¿Cuánto venderán, dónde y a quién?',
  Marketing: '¿Por qué se conocerá a la empresa?',
  Product: '¿Qué hará su producto que hoy no hace ninguno?',
};

export const formWords: Translated<typeof english.formWords> = {
  saveDraft: 'Guardar borrador',
  publish: 'Publicar',
  back: 'Volver a editar',
  drafted: 'Borrador guardado.',
  published: 'Publicado. Ahora lo ve todo el mundo.',
  compareText:
    'Al publicar, el borrador entero pasa a estar vigente. Esto es lo que cambia para todo el mundo:',
  chooseParts: 'Esto es lo que cambia para todo el mundo. Una parte sin marcar sigue siendo un borrador.',
  parts: {
    Video: 'Vídeo',
    Basic: 'Misión, visión y valores',
    Objectives: 'Objetivos estratégicos',
  },
  staysDraft: 'Sigue siendo un borrador.',
  now: 'Ahora',
  afterwards: 'Tras publicar',
  nothingChanges: 'El borrador no se diferencia de lo que ve todo el mundo.',
  newerDraft: 'Otra persona ha cambiado el borrador entretanto. La comparación muestra el más reciente.',
  changed: 'Otra persona ha cambiado la estrategia entretanto. Lo que ha escrito se conserva.',
  reload: 'Recargar',
  before: 'Antes',
  onDashboard: 'En el panel',
  filled: (count, all) => `${count} de ${all} rellenados`,
  videoLabel: 'Dirección del vídeo',
  videoHint: 'Una dirección que empieza por https://. Déjela vacía para no mostrar ningún vídeo.',
  playsHere: 'El vídeo se reproduce en la página.',
  opensTab:
    'El enlace se abre en una pestaña nueva, porque en la página solo se reproducen vídeos de YouTube y Vimeo.',
  video: 'Vídeo',
};

export const versionWords: Translated<typeof english.versionWords> = {
  intro: 'Cada publicación se conserva como versión.',
  none: 'Aún no se ha publicado nada.',
  failed: 'No se han podido cargar las versiones.',
  current: 'Todo el mundo ve esta',
  by: (name) => `de ${name}`,
  back: 'Todas las versiones',
  takeOver: 'Pasar al borrador',
  replaces: 'Hay un borrador. Al pasar esta versión, se sustituye.',
  taken: 'La versión está ahora en el borrador. Aún no se ha publicado nada.',
  more: 'Cargar más',
  empty: 'Esta versión está vacía.',
};

export const publishLayerWords: Translated<typeof english.publishLayerWords> = {
  cancel: 'Cancelar',
};
