import type { FormLabel, FormPart, RatingLabel } from './labels.ts';
import type { LevelCount } from './rating.ts';

const performance: Readonly<Record<LevelCount, readonly RatingLabel[]>> = {
  3: [
    { label: 'Below expectations', description: 'Results or ways of working fell short of what was agreed.' },
    { label: 'Meets expectations', description: 'Did what was agreed, in the way that was agreed.' },
    { label: 'Exceeds expectations', description: 'Did clearly more, or better, than was agreed.' },
  ],
  5: [
    { label: 'Well below expectations', description: 'Most of what was agreed was not reached.' },
    { label: 'Below expectations', description: 'Important parts of what was agreed were not reached.' },
    { label: 'Meets expectations', description: 'Did what was agreed, in the way that was agreed.' },
    {
      label: 'Exceeds expectations',
      description: 'Did more, or better, than was agreed in important parts.',
    },
    {
      label: 'Well above expectations',
      description: 'Did far more than was agreed, throughout the quarter.',
    },
  ],
};

const potential: Readonly<Record<LevelCount, readonly RatingLabel[]>> = {
  3: [
    { label: 'Growing into the role', description: 'Needs time and support in the present role.' },
    { label: 'Well placed', description: 'Right in the present role, with room to grow in it.' },
    { label: 'Ready for more', description: 'Could take on a larger role soon.' },
  ],
  5: [
    { label: 'New to the role', description: 'Needs much support in the present role.' },
    { label: 'Growing into the role', description: 'Needs time in the present role.' },
    { label: 'Well placed', description: 'Right in the present role, with room to grow in it.' },
    { label: 'Ready with support', description: 'Could take on a larger role with support.' },
    { label: 'Ready for more', description: 'Could take on a larger role now.' },
  ],
};

const commitment: Readonly<Record<LevelCount, readonly RatingLabel[]>> = {
  3: [
    { label: 'Rarely', description: 'Seldom acts on what the company stands for.' },
    { label: 'Usually', description: 'Acts on what the company stands for.' },
    { label: 'As an example', description: 'Shows others what the company stands for.' },
  ],
  5: [
    { label: 'Rarely', description: 'Seldom acts on what the company stands for.' },
    { label: 'Sometimes', description: 'Acts on it when reminded.' },
    { label: 'Usually', description: 'Acts on what the company stands for.' },
    { label: 'Always', description: 'Acts on it also where it is hard.' },
    { label: 'As an example', description: 'Shows others what the company stands for.' },
  ],
};

const form: Readonly<Record<FormPart, FormLabel>> = {
  primary: { name: 'Performance', prompt: 'How were the results?' },
  secondary: { name: 'Potential', prompt: 'What could this person grow into?' },
  tertiary: { name: 'Values', prompt: 'How does this person act on the company’s values?' },
  review: { name: 'Review', prompt: 'What went well, what did not, and what should come next?' },
  comment: { name: 'Comment', prompt: 'Is there anything that you want to add or see otherwise?' },
};

/** The words of appraisals until a company changes them (talent.12). */
export const defaultLabelWords = { performance, potential, commitment, form } as const;
