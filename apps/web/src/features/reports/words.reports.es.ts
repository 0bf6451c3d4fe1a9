import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.reports.ts';

export const reportGroups: Translated<typeof english.reportGroups> = {
  goals: 'Objetivos',
  people: 'Personas',
  talent: 'Talento',
};

export const reportTexts: Translated<typeof english.reportTexts> = {
  goalList: {
    answers: '¿Qué objetivos hay y cómo van?',
    description: 'Cada objetivo de un trimestre con su responsable, estado, última predicción y resultado.',
    note: 'Todos los objetivos que usted ve, los suyos o los de una persona. Excel o PDF.',
  },
  goalTree: {
    answers: '¿Qué contribuye a qué?',
    description: 'Los objetivos de un trimestre, debajo de aquellos a los que contribuyen.',
    note: 'Un trimestre. Las filas del archivo de Excel se contraen; el PDF las sangra.',
  },
  goalTrees: {
    answers: '¿Cómo se sucedieron los objetivos?',
    description: 'El árbol de objetivos de cada trimestre, de un trimestre a otro.',
    note: 'Una hoja o un capítulo por trimestre, 20 como máximo. Excel o PDF.',
  },
  goalTemplate: {
    answers: '¿Qué va en un objetivo?',
    description: 'Un libro con las columnas del formulario de objetivos, sus opciones y un ejemplo.',
    note: 'Para planificar objetivos antes de introducirlos. Excel.',
  },
  quarterlySummary: {
    answers: '¿Qué fue bien en el trimestre, qué no y qué hay que decidir?',
    description: 'Diapositivas con un texto por objetivo, para editar, presentar y descargar.',
    note: 'Un trimestre terminado. PDF o PowerPoint.',
  },
  annualSummary: {
    answers: '¿Qué trajeron los trimestres de un año?',
    description:
      'Diapositivas con el año en breve, cada trimestre y sus objetivos, para editar, presentar y descargar.',
    note: 'Los trimestres terminados de un año. PDF o PowerPoint.',
  },
  people: {
    answers: '¿Quién trabaja dónde y para quién?',
    description: 'Todo el personal con puesto, departamento, responsable, contacto, rol y estado.',
    note: 'Las personas que usted ve. Excel o PDF.',
  },
  goalCompliance: {
    answers: '¿A quién le falta un objetivo, una actualización o un resultado?',
    description:
      'Personas sin objetivos, sin la actualización de la semana pasada o con objetivos sin cerrar.',
    note: 'Su organización, o la empresa para su administración. Excel.',
  },
  teamGoalUpdates: {
    answers: '¿Qué se ha movido en el equipo desde la semana pasada?',
    description:
      'Los objetivos de las personas elegidas con su última predicción, su tendencia y el resultado.',
    note: 'Hasta 100 personas por debajo de usted. Una página para imprimir.',
  },
  appraisals: {
    answers: '¿Cómo se evaluó a las personas?',
    description: 'Cada evaluación con persona evaluadora, estado y valoraciones.',
    note: 'Todos los trimestres terminados o uno. Todo el mundo o, para responsables, las personas por debajo. Excel.',
  },
  appraisalCompliance: {
    answers: '¿Qué evaluaciones están hechas, en curso o vencidas?',
    description: 'Cada persona con el estado de su evaluación, sin valoraciones.',
    note: 'Todos los trimestres terminados o uno. Excel.',
  },
  appraisalReport: {
    answers: '¿Qué se escribió y sobre qué objetivos?',
    description: 'Evaluaciones completas, junto a los objetivos de un trimestre.',
    note: 'Todo lo que escribió un responsable, o la evaluación de una persona. PDF.',
  },
};
