import { createActionItem } from '@bellwether/contract/action-items';
import { askPrediction, giveAgentView } from '@bellwether/contract/agents/acting';
import { addComment } from '@bellwether/contract/goals/comments';
import { agentLimits } from '@bellwether/domain/agents/limits';
import * as z from 'zod/mini';
import { type AgentTool, tool } from './commands.tool.ts';
import { goalId, level, statusId } from './queries.tools.ts';
import { exampleWords, fieldWords, resultWords } from './words.tools.ts';

const text = z.string().check(z.maxLength(5_000), z.describe(fieldWords.text));

const predict = tool({
  name: 'predict',
  calls: [askPrediction],
  input: z.object({
    status: statusId,
    likelihood: level(fieldWords.likelihood),
    quality: level(fieldWords.quality),
    comment: z._default(text, ''),
  }),
  example: { status: 4711, likelihood: 3, quality: 2, comment: exampleWords.update },
  writes: true,
  async run({ call, base }, { status, likelihood, quality, comment }) {
    const asked = await call(askPrediction, {
      body: { StatusId: status, Likelihood: likelihood, Quality: quality, Comment: comment },
    });
    return {
      note: resultWords.confirm,
      link: `${base}/v3/agents/confirm/${asked.Id}`,
      expires: asked.ExpiresAt,
    };
  },
});

const comment = tool({
  name: 'comment',
  calls: [addComment],
  input: z.object({ status: statusId, text }),
  example: { status: 4711, text: exampleWords.comment },
  writes: true,
  async run({ call }, given) {
    const { Id } = await call(addComment, {
      body: { Id: given.status, Type: 'GoalStatus', Comment: given.text },
    });
    return { comment: Id };
  },
});

const addActionItem = tool({
  name: 'add_action_item',
  calls: [createActionItem],
  input: z.object({
    title: z.string().check(z.maxLength(1_000), z.describe(fieldWords.text)),
    due: z.string().check(z.maxLength(20), z.describe(fieldWords.dueDate)),
    goal: z.optional(goalId),
  }),
  example: { title: exampleWords.item, due: '2026-12-04', goal: 42 },
  writes: true,
  async run({ call, person }, { title, due, goal }) {
    const { Id } = await call(createActionItem, {
      body: {
        Title: title,
        DueDate: due,
        AssigneeId: person.id,
        RequesterId: person.id,
        ...(goal === undefined ? {} : { GoalId: goal }),
      },
    });
    return { action_item: Id };
  },
});

/** Present only where the company lets agents be scored (agents.7). */
export const secondView = tool({
  name: 'second_view',
  calls: [giveAgentView],
  input: z.object({
    goal: goalId,
    likelihood: level(fieldWords.likelihood),
    evidence: z.string().check(z.maxLength(agentLimits.evidence), z.describe(fieldWords.evidence)),
  }),
  example: { goal: 42, likelihood: 1, evidence: exampleWords.evidence },
  writes: true,
  async run({ call }, { goal, likelihood, evidence }) {
    const view = await call(giveAgentView, {
      body: { GoalId: goal, Likelihood: likelihood, Evidence: evidence },
    });
    return { view: view.Id, week: view.Week };
  },
});

export const writingTools: readonly AgentTool[] = [predict, comment, addActionItem];
