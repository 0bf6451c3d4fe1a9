import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { GoalMark } from './goal-mark.tsx';
import { RatingDot } from './rating-dot.tsx';
import { RatingLine, RatingText } from './rating-line.tsx';
import { TagRow } from './tag-row.tsx';

afterEach(cleanup);

const result = { completed: true, percent: null, quality: 3 } as const;

describe('the goal mark', () => {
  it('has an arc for likelihood and an inner one for quality', () => {
    const { container } = render(<GoalMark likelihood={3} quality={1} />);
    expect(screen.getByRole('img', { name: 'Likelihood: Likely, quality: Bad' })).toBeTruthy();
    const [outer, inner] = [...container.querySelectorAll('circle[data-level]')];
    expect([outer?.getAttribute('data-level'), inner?.getAttribute('data-level')]).toEqual(['3', '1']);
    expect(Number(outer?.getAttribute('r'))).toBeGreaterThan(Number(inner?.getAttribute('r')));
  });

  it('says that no prediction exists', () => {
    render(<GoalMark likelihood={null} quality={null} />);
    expect(screen.getByRole('img', { name: 'No prediction yet' })).toBeTruthy();
  });

  it.each([
    ['Completed: Yes · Good', result, 'yes'],
    ['Completed: No', { ...result, completed: false, quality: null }, 'no'],
  ] as const)('shows %s by a sign, not by colour alone', (name, given, sign) => {
    const { container } = render(<GoalMark likelihood={1} quality={1} result={given} />);
    expect(screen.getByRole('img', { name })).toBeTruthy();
    expect(container.querySelector(`[data-sign="${sign}"]`)).not.toBeNull();
  });

  it('writes a percentage into the ring', () => {
    render(<GoalMark likelihood={4} quality={4} result={{ completed: null, percent: 80, quality: 3 }} />);
    const mark = screen.getByRole('img', { name: '80% · Good' });
    expect(mark.querySelector('text')?.textContent).toBe('80');
  });

  it('is silent where text beside it says the same', () => {
    render(<GoalMark likelihood={3} quality={1} isDecorative />);
    expect(screen.queryByRole('img')).toBeNull();
  });
});

describe('the rating line', () => {
  it('names dimension, word and direction', () => {
    const { container } = render(
      <RatingLine likelihood={{ level: 3, trend: 'worsened' }} quality={{ level: 3, trend: 'same' }} />,
    );
    expect(container.textContent).toBe('Likelihood: Likely, worsened·Quality: Good');
    expect(container.querySelectorAll('svg')).toHaveLength(1);
  });

  it('shows the result instead of the prediction', () => {
    const likelihood = { level: 1, trend: null } as const;
    const { container, rerender } = render(
      <RatingLine likelihood={likelihood} quality={null} result={result} />,
    );
    expect(container.textContent).toBe('Completed: Yes·Quality: Good');
    rerender(
      <RatingLine
        likelihood={likelihood}
        quality={null}
        result={{ completed: null, percent: 80, quality: null }}
      />,
    );
    expect(container.textContent).toBe('Result: 80%');
  });
});

it('a rating alone is a plain word in its colour; only likelihood has a ring', () => {
  const { container } = render(<RatingText level={2} word="Okay" />);
  expect([container.textContent, container.querySelector('svg')]).toEqual(['Okay', null]);
  expect(container.querySelector('[data-level="2"]')).toBeTruthy();
  render(<RatingDot level={3} word="Likely" />);
  expect(screen.getByRole('img', { name: 'Likely' }).querySelectorAll('circle')).toHaveLength(2);
});

it('a row has two tags, in a narrow card one, and names the rest', () => {
  const tags = ['Needs Update', 'At Risk', 'Private', 'Pending edits'].map(
    (label) => ({ label, tone: 'warn' }) as const,
  );
  const { container } = render(<TagRow tags={tags} />);
  expect(container.textContent).toBe('Needs UpdateAt Risk+2+3Private, Pending edits');
  expect(screen.getByTitle('Private, Pending edits')).toBeTruthy();
});
