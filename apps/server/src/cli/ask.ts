import { type CommandOption, type Given, type Terminal, UsageError } from './command.ts';

/** The option of every command that asks before it harms. */
export const yesOption: Readonly<Record<'yes', CommandOption>> = {
  yes: { says: 'does it without a question, for scripts' },
};

/** The operator said no; nothing was changed. */
class Declined extends Error {}

/**
 * Asks whether to go on, unless `--yes` is given.
 *
 * @throws UsageError if nobody can answer; an error of one sentence if the answer is not yes.
 */
export async function demandYes(given: Given, terminal: Terminal, question: string): Promise<void> {
  if (given.yes !== undefined) return;
  const answer = await terminal.ask?.(`${question} [y/N] `);
  if (answer === undefined)
    throw new UsageError(`${question} Add --yes to do it without this question. Nothing was changed.`);
  if (!/^y(es)?$/i.test(answer.trim())) throw new Declined('Nothing was changed.');
}
