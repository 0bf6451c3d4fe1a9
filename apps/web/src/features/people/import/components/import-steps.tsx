import { Link } from '@tanstack/react-router';
import { importStepLink } from '#platform/links.ts';
import classes from '#ui/import/import-steps.module.css';
import { tableImportWords } from '#ui/import/words.ts';
import { type ImportStep, importSteps } from '../model/import-search.ts';
import { importStepWords } from '../words.ts';

interface ImportStepsProps {
  readonly file: number;
  readonly step: ImportStep;
}

/** The steps between the choice of a file and its import; each has an address. */
export function ImportSteps({ file, step }: ImportStepsProps) {
  return (
    <nav aria-label={tableImportWords.steps}>
      <ol className={classes.steps}>
        {importSteps.map((name, at) => (
          <li key={name}>
            <Link
              {...importStepLink(file, name)}
              className={classes.step}
              aria-current={name === step ? 'step' : undefined}
            >
              <span aria-hidden="true">{at + 1}</span>
              {importStepWords.names[name]}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
