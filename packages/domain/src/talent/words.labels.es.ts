import type { Translated } from '../locale/language.ts';
import type * as english from './words.labels.ts';

export const defaultLabelWords: Translated<typeof english.defaultLabelWords> = {
  performance: {
    3: [
      {
        label: 'Por debajo de lo esperado',
        description: 'Los resultados o la forma de trabajar no llegaron a lo acordado.',
      },
      { label: 'Cumple lo esperado', description: 'Hizo lo acordado, de la forma acordada.' },
      { label: 'Supera lo esperado', description: 'Hizo claramente más, o mejor, de lo acordado.' },
    ],
    5: [
      {
        label: 'Muy por debajo de lo esperado',
        description: 'No se alcanzó la mayor parte de lo acordado.',
      },
      {
        label: 'Por debajo de lo esperado',
        description: 'No se alcanzaron partes importantes de lo acordado.',
      },
      { label: 'Cumple lo esperado', description: 'Hizo lo acordado, de la forma acordada.' },
      {
        label: 'Supera lo esperado',
        description: 'Hizo más, o mejor, de lo acordado en partes importantes.',
      },
      {
        label: 'Muy por encima de lo esperado',
        description: 'Hizo mucho más de lo acordado, durante todo el trimestre.',
      },
    ],
  },
  potential: {
    3: [
      { label: 'Creciendo en el puesto', description: 'Necesita tiempo y apoyo en el puesto actual.' },
      { label: 'En su sitio', description: 'Encaja en el puesto actual, con margen para crecer en él.' },
      { label: 'Para más responsabilidad', description: 'Podría asumir pronto un puesto mayor.' },
    ],
    5: [
      { label: 'Reciente en el puesto', description: 'Necesita mucho apoyo en el puesto actual.' },
      { label: 'Creciendo en el puesto', description: 'Necesita tiempo en el puesto actual.' },
      { label: 'En su sitio', description: 'Encaja en el puesto actual, con margen para crecer en él.' },
      { label: 'Para más, con apoyo', description: 'Podría asumir un puesto mayor con apoyo.' },
      { label: 'Para más responsabilidad', description: 'Podría asumir ya un puesto mayor.' },
    ],
  },
  commitment: {
    3: [
      { label: 'Rara vez', description: 'Pocas veces actúa según lo que representa la empresa.' },
      { label: 'Normalmente', description: 'Actúa según lo que representa la empresa.' },
      { label: 'Como ejemplo', description: 'Muestra a los demás lo que representa la empresa.' },
    ],
    5: [
      { label: 'Rara vez', description: 'Pocas veces actúa según lo que representa la empresa.' },
      { label: 'A veces', description: 'Actúa así cuando se le recuerda.' },
      { label: 'Normalmente', description: 'Actúa según lo que representa la empresa.' },
      { label: 'Siempre', description: 'Actúa así también cuando es difícil.' },
      { label: 'Como ejemplo', description: 'Muestra a los demás lo que representa la empresa.' },
    ],
  },
  form: {
    primary: { name: 'Desempeño', prompt: '¿Cómo fueron los resultados?' },
    secondary: { name: 'Potencial', prompt: '¿Hacia dónde podría crecer esta persona?' },
    tertiary: { name: 'Valores', prompt: '¿Cómo actúa esta persona según los valores de la empresa?' },
    review: { name: 'Evaluación', prompt: '¿Qué fue bien, qué no, y qué debería venir ahora?' },
    comment: { name: 'Comentario', prompt: '¿Hay algo que quiera añadir o que vea de otra forma?' },
  },
};
