import { parentPort } from 'node:worker_threads';
import { createLearner, type LearningTask } from './commands.tasks.ts';

const learn = createLearner();
parentPort?.on('message', (task: LearningTask) => parentPort?.postMessage(learn(task)));
