import { likelihoodLabels, qualityLabels, ratings } from '@bellwether/domain/goals/rating';
import { cellOf } from '@bellwether/domain/matrix/matrix';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { likelihoodRows } from '../model/cell.ts';

/** Repeats the grid's numbers as a plain table, for screen readers in their reading mode. */
export function CountsTable({
  counts,
  label,
}: {
  readonly counts: readonly number[];
  readonly label: string;
}) {
  return (
    <VisuallyHidden>
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">Likelihood</th>
            {ratings.map((quality) => (
              <th scope="col" key={quality}>
                Quality {qualityLabels[quality]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {likelihoodRows.map((likelihood) => (
            <tr key={likelihood}>
              <th scope="row">{likelihoodLabels[likelihood]}</th>
              {ratings.map((quality) => (
                <td key={quality}>{counts[cellOf(likelihood, quality)] ?? 0}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}
