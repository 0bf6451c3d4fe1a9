import type { AgentScore } from '@bellwether/contract/agents/scores';
import { useQuery } from '@tanstack/react-query';
import { agentScoresQuery } from '../../api.ts';
import { agentWords, betterSentence, sideSentence } from '../words.agents.ts';
import classes from './agent-scores.module.css';
import know from './know-tab.module.css';

/** How well agents knew, beside the owners of the same goals (agents.8); nothing while there is too little to say. */
export function AgentScores() {
  const { data } = useQuery(agentScoresQuery);
  if (!data || data.data.length === 0) return null;
  return (
    <section className={know.section} aria-labelledby="insight-agents">
      <h2 className={know.title} id="insight-agents">
        {agentWords.title}
      </h2>
      <p className={know.quiet}>{agentWords.hint}</p>
      {data.data.map((score) => (
        <Score key={score.Agent} score={score} />
      ))}
    </section>
  );
}

function Score({ score }: { readonly score: AgentScore }) {
  const { Agent, Goals, AgentRightOwnerNot, OwnerRightAgentNot, BothRight, NeitherRight } = score;
  const parts = [
    { key: 'agent', label: agentWords.onlyAgent(Agent), count: AgentRightOwnerNot },
    { key: 'both', label: agentWords.both, count: BothRight },
    { key: 'owners', label: agentWords.onlyOwners, count: OwnerRightAgentNot },
    { key: 'neither', label: agentWords.neither, count: NeitherRight },
  ] as const;
  return (
    <div className={classes.score}>
      <h3 className={classes.verdict}>{betterSentence(score)}</h3>
      <div className={classes.bar} aria-hidden="true">
        {parts.map(({ key, count }) =>
          count === 0 ? null : <span key={key} className={classes[key]} style={{ flexGrow: count }} />,
        )}
      </div>
      <ul className={classes.parts}>
        {parts.map(({ key, label, count }) => (
          <li key={key}>
            <span className={`${classes.mark} ${classes[key]}`} aria-hidden="true" />
            <b>{count}</b> {label}
          </li>
        ))}
      </ul>
      <p className={know.quiet}>{sideSentence(score, Goals)}</p>
    </div>
  );
}
