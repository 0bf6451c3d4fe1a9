import { resumeMails } from '../platform/mail/restore-hold.ts';
import { type Command, UsageError } from './command.ts';
import { withDatabase } from './session.ts';

export const resumeCommand: Command = {
  name: 'resume',
  says:
    'Ends what a restore holds back: with --mails, waiting mails leave as soon as a server runs. Before that, stop the ' +
    'installation whose backup this is, because otherwise people get mails from both.',
  options: { mails: { says: 'lets waiting mails leave' } },
  async run(given, terminal) {
    if (given.mails === undefined) throw new UsageError('resume needs --mails.');
    return withDatabase(terminal, async (context) => {
      const waiting = await resumeMails(context);
      terminal.print(waiting === undefined ? 'No mails are held.' : `Mails leave again: ${waiting} wait.`);
      return 0;
    });
  },
};
