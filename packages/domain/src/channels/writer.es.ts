import { numbered } from '../shared/counted.ts';
import type * as english from './writer.en.ts';

const titleOf = (what: string, department: string) => (department === '' ? what : `${what} – ${department}`);
const open = { label: 'Abrir Bellwether', path: '/v3/home' };

export const digestPost: typeof english.digestPost = (facts, department) => {
  const { quarter, week, weeks, goals, predicted, rose, fell, unlikely } = facts;
  return {
    title: titleOf(`Cómo va ${quarter}`, department),
    sentences: [
      `Semana ${week} de ${weeks}: ${numbered(goals, 'objetivo', 'objetivos')} en marcha.`,
      `La semana pasada hubo predicciones de ${numbered(predicted, 'objetivo', 'objetivos')}: ${rose} al alza, ${fell} a la baja.`,
      unlikely === null
        ? 'Tiene hasta el viernes para hacer sus predicciones.'
        : unlikely === 1
          ? `Su responsable ve poco probable ${unlikely} objetivo.`
          : `Sus responsables ven poco probables ${unlikely} objetivos.`,
    ],
    link: open,
  };
};

export const goalCalledPost: typeof english.goalCalledPost = (goal, department) => ({
  title: titleOf('Un objetivo se ve poco probable', department),
  sentences: [`${goal.owner ?? 'Su responsable'} ve poco probable «${goal.title}».`],
  link: { label: 'Abrir el objetivo', path: `/v3/goals/${goal.id}` },
});

export const resultsPost: typeof english.resultsPost = (
  { quarter, goals, finished, achieved },
  department,
) => ({
  title: titleOf(`Cómo terminó ${quarter}`, department),
  sentences: [
    `Objetivos cumplidos: ${achieved} de ${finished} con resultado.`,
    ...(finished < goals
      ? [
          `${numbered(goals - finished, 'objetivo aún no tiene resultado', 'objetivos aún no tienen resultado')}.`,
        ]
      : []),
  ],
  link: open,
});

export const strategyPost: typeof english.strategyPost = () => ({
  title: 'Se ha publicado la estrategia',
  sentences: ['Ya se puede leer una nueva versión de la estrategia de la empresa.'],
  link: { label: 'Leer la estrategia', path: '/v3/strategy' },
});

export const testPost: typeof english.testPost = () => ({
  title: 'Una prueba de Bellwether',
  sentences: ['Este canal recibe mensajes de Bellwether.'],
  link: open,
});
