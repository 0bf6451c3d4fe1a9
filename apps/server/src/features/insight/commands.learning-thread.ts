import { parentPort } from 'node:worker_threads';
import { type LearningTask, learningResult } from './commands.learning-tasks.ts';

parentPort?.on('message', (task: LearningTask) => parentPort?.postMessage(learningResult(task)));
