import { writeFileSync } from 'node:fs';
import { startCluster } from './src/cluster.ts';
import { onStage, postponeInsight } from './src/stage.ts';
const cluster = await startCluster((l: string) => console.error(l));
const bench = { cluster, isQuick: true, data: 'middle', pace: { rounds: 7, requests: 60 }, log: console.error } as const;
await onStage(bench as any, 'middle', async (stage) => {
  await postponeInsight(bench as any, stage);
  await stage.ours.stop();
  writeFileSync('/tmp/scratch/web/stage.json', JSON.stringify({ url: cluster.url(stage.database), tokens: stage.tokens }));
  console.error('READY');
  await new Promise((r) => process.once('SIGTERM', r));
});
await cluster.stop();
