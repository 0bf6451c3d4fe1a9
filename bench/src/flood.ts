import { parentPort, workerData } from 'node:worker_threads';
import { type Call, Client } from './requests.ts';

export interface FloodOrder {
  readonly port: number;
  readonly connections: number;
  readonly call: Call;
}

export interface FloodResult {
  readonly answered: number;
  readonly refused: number;
}

// A separate thread, so that reading the flood's replies does not delay the clock of the measured requests.
// Each connection asks again at once, whatever the answer, until the flood is stopped.
const { port, connections, call } = workerData as FloodOrder;
const client = new Client(port, connections);
let isOver = false;
let answered = 0;
let refused = 0;

async function ask(): Promise<void> {
  while (!isOver) {
    try {
      await client.send(call);
      answered += 1;
    } catch (error) {
      if (!/answered 429/.test(String(error))) throw error;
      refused += 1;
    }
  }
}

parentPort?.once('message', () => {
  isOver = true;
});
await Promise.all(Array.from({ length: connections }, ask));
client.close();
parentPort?.postMessage({ answered, refused } satisfies FloodResult);
