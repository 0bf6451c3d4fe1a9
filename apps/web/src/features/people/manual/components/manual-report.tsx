import type { ManualReportReply } from '@bellwether/contract/people/manual';
import type { Profile } from '@bellwether/contract/people/profile';
import { leadingTitles } from '@bellwether/domain/people/manual/words.report';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { problemText } from '#platform/problem.ts';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { SkeletonRows } from '#ui/feedback/skeletons.tsx';
import { manualReportQuery } from '../api.ts';
import { discName } from '../model/disc-name.ts';
import { manualTabWords, reportWords as words } from '../words.ts';
import classes from './manual-report.module.css';

interface ManualReportProps {
  readonly publicKey: string;
  /** The role of the person; the reports of a ceo or manager have the manager's chapter (people.28). */
  readonly role: Profile['RoleName'];
}

/** Shows a finished user manual as a page to read. */
export function ManualReport({ publicKey, role }: ManualReportProps) {
  const query = manualReportQuery(publicKey, role === 'ceo' || role === 'manager');
  const { data, error, refetch } = useQuery(query);
  if (!data) {
    if (!error) return <SkeletonRows rows={6} />;
    return (
      <ErrorPanel title={manualTabWords.failed} detail={problemText(error)} onRetry={() => void refetch()} />
    );
  }
  const leading = data.Details.filter(({ Title }) => leadingNames.has(Title));
  const details = data.Details.filter(({ Title }) => !leadingNames.has(Title));
  return (
    <article className={classes.report}>
      <header className={classes.head}>
        <p className={classes.type}>{discName(data.Summary.Disc)}</p>
        <h2 className={classes.title}>{data.Summary.DiscTitle}</h2>
        <p className={classes.summary}>{data.Summary.Text}</p>
      </header>
      <div className={classes.figures}>
        <Shares report={data} />
        <Scales report={data} />
      </div>
      <div className={classes.details}>
        {details.map((detail) => (
          <Detail {...detail} key={detail.Title} />
        ))}
      </div>
      {leading.length === 0 ? null : (
        <section>
          <h3 className={classes.part}>{words.leading}</h3>
          <div className={classes.details}>
            {leading.map((detail) => (
              <Detail {...detail} key={detail.Title} />
            ))}
          </div>
        </section>
      )}
      {data.Questions.length === 0 ? null : (
        <section>
          <h3 className={classes.part}>{words.questions}</h3>
          <dl className={classes.questions}>
            {data.Questions.map(({ Question, AnswerChoice }) => (
              <div key={Question}>
                <dt>{Question}</dt>
                <dd>{AnswerChoice}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </article>
  );
}

const leadingNames: ReadonlySet<string> = new Set(Object.values(leadingTitles));

function Detail({ Title, Detail: text }: ManualReportReply['Details'][number]) {
  return (
    <section className={classes.detail}>
      <h3>{Title}</h3>
      <p>{text}</p>
    </section>
  );
}

function Shares({ report }: { readonly report: ManualReportReply }) {
  const shares = [
    ['D', report.Per1],
    ['I', report.Per2],
    ['S', report.Per3],
    ['C', report.Per4],
  ] as const;
  return (
    <section>
      <h3 className={classes.part}>{words.profile}</h3>
      <dl className={classes.shares}>
        {shares.map(([letter, share]) => (
          <div key={letter} data-strong={report.Summary.Disc.includes(letter) || undefined}>
            <dt>{discName(letter)}</dt>
            <dd>
              <span className={classes.bar} aria-hidden="true">
                <span className={classes.fill} style={{ inlineSize: `${share}%` }} />
              </span>
              <span data-figures>{words.percent(share)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Scales({ report }: { readonly report: ManualReportReply }) {
  return (
    <section>
      <h3 className={classes.part}>{words.scales}</h3>
      <ul className={classes.scales}>
        {report.Scales.map((scale) => (
          <Scale {...scale} key={scale.ScaleName} />
        ))}
      </ul>
    </section>
  );
}

/** `total` is the weight of the first name. The mark is nearer to the name with more weight. */
function Scale({ ScaleName, Text, total }: ManualReportReply['Scales'][number]) {
  const id = useId();
  const [first = '', second = ''] = ScaleName.split('/');
  return (
    <li>
      <div className={classes.names}>
        <span>{first}</span>
        <span>{second}</span>
      </div>
      <div
        className={classes.track}
        role="img"
        aria-label={words.weight(first, second, total)}
        aria-describedby={id}
      >
        <span className={classes.dot} style={{ insetInlineStart: `${100 - total}%` }} />
      </div>
      <p id={id}>{Text}</p>
    </li>
  );
}
