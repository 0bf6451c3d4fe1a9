import type { Config } from '../platform/config/config.ts';
import { readConfig } from '../platform/config/config.ts';
import { productionWarnings } from '../platform/config/production-warnings.ts';
import { explainUnavailable } from '../platform/database/away.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import type { Command, Terminal } from './command.ts';
import { checkAssessment } from './doctor-assessment.ts';
import { checkBackground } from './doctor-background.ts';
import {
  checkClock,
  checkCompiler,
  checkConfiguration,
  checkDatabase,
  checkListening,
  checkMigrations,
  checkRole,
  checkWriting,
  type Finding,
} from './doctor-database.ts';
import { checkModel } from './doctor-model.ts';
import { checkFiles, checkMail } from './doctor-outside.ts';
import { checkStandby } from './doctor-standby.ts';

export const doctorCommand: Command = {
  name: 'doctor',
  says: 'Checks configuration, database, migrations, clock, events, mail, files, assessment and AI: each line is ok, says what to do (FIX), or what will happen (!!).',
  options: {},
  async run(_given, terminal) {
    const findings: Finding[] = [];
    const report = (finding: Finding) => {
      findings.push(finding);
      const mark = finding.isOk ? 'ok ' : 'FIX';
      terminal.print(`${finding.isWarning ? '!! ' : mark} ${finding.what.padEnd(14)} ${finding.says}`);
    };
    const config = await readOrReport(terminal, report);
    if (config) {
      await examine(config, terminal, report);
      report(await checkMail(config));
      report(await checkFiles(config));
      report(await checkAssessment(config));
      report(await checkModel(config));
    }
    return findings.every((finding) => finding.isOk) ? 0 : 1;
  },
};

async function readOrReport(
  terminal: Terminal,
  report: (finding: Finding) => void,
): Promise<Config | undefined> {
  try {
    const config = readConfig(terminal.env);
    report(checkConfiguration(config));
    for (const says of productionWarnings(config))
      report({ what: 'configuration', isOk: true, isWarning: true, says });
    return config;
  } catch (error) {
    report({ what: 'configuration', isOk: false, says: sentenceOf(error) });
    return undefined;
  }
}

async function examine(
  config: Config,
  terminal: Terminal,
  report: (finding: Finding) => void,
): Promise<void> {
  try {
    const database = await openDatabase(config, terminal.note);
    try {
      const { connection, owner } = database;
      const found = await explainUnavailable(owner, () => checkDatabase(owner));
      report(found);
      if (!found.isOk) return;
      const migrations = await checkMigrations(connection);
      report(migrations);
      if (migrations.isOk) {
        report(await checkRole(config, connection));
        report(await checkCompiler(connection));
        report(await checkWriting(connection));
      }
      report(await checkListening(config, connection));
      const standby = await checkStandby(config, connection);
      if (standby) report(standby);
      report(await checkClock(config, connection));
      // The tables exist only after the migrations.
      if (migrations.isOk) for (const finding of await checkBackground(connection)) report(finding);
    } finally {
      await database.stop();
    }
  } catch (error) {
    report({ what: 'database', isOk: false, says: sentenceOf(error) });
  }
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
