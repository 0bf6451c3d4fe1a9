import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Cluster } from '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/Cluster';
import { Pooler } from '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/Pooler';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { Job } from 'kubernetes-models/batch/v1/Job';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Namespace } from 'kubernetes-models/v1/Namespace';
import { Service } from 'kubernetes-models/v1/Service';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../apps/server/src/platform/config/config.ts';
import { repositoryRoot } from './run-command.ts';

// No build machine has a cluster. The models have the schemas of Kubernetes and of CloudNativePG.
const folder = join(repositoryRoot, 'deploy/kubernetes');
const read = (path: string) => parse(readFileSync(join(folder, path), 'utf8'));
const files = globSync('**/*.yaml', { cwd: folder }).sort();
const kustomizations = files.filter((path) => basename(path) === 'kustomization.yaml');
const objects = files
  .filter((path) => !kustomizations.includes(path))
  .map((path) => [path, read(path)] as const);

interface Checked {
  validate(): void;
}
const models: Readonly<Record<string, (given: never) => Checked>> = {
  'apps/v1 Deployment': (given) => new Deployment(given),
  'autoscaling/v2 HorizontalPodAutoscaler': (given) => new HorizontalPodAutoscaler(given),
  'batch/v1 Job': (given) => new Job(given),
  'networking.k8s.io/v1 NetworkPolicy': (given) => new NetworkPolicy(given),
  'policy/v1 PodDisruptionBudget': (given) => new PodDisruptionBudget(given),
  'postgresql.cnpg.io/v1 Cluster': (given) => new Cluster(given),
  'postgresql.cnpg.io/v1 Pooler': (given) => new Pooler(given),
  'v1 ConfigMap': (given) => new ConfigMap(given),
  'v1 Namespace': (given) => new Namespace(given),
  'v1 Service': (given) => new Service(given),
};

/** Throws the schema's complaint about an object. */
function check(given: { apiVersion: string; kind: string }): void {
  const model = models[`${given.apiVersion} ${given.kind}`];
  if (!model) throw new Error(`There is no model of ${given.apiVersion} ${given.kind}.`);
  model(given as never).validate();
}

const find = (kind: string) =>
  objects.find(([, object]) => object.kind === kind)?.[1] ?? expect.unreachable();

test.each(objects)('%s is an object of Kubernetes', (_path, object) => check(object));

test('an object with a wrong value is refused', () => {
  const deployment = structuredClone(find('Deployment'));
  deployment.spec.template.spec.containers[0].readinessProbe.periodSeconds = 'often';
  expect(() => check(deployment)).toThrow(/periodSeconds/);
  expect(() => check({ ...find('Pooler'), spec: { instances: 2 } })).toThrow(/cluster|pgbouncer/);
});

test('each file is in one kustomization, and each kustomization names files only', () => {
  const named = kustomizations.flatMap((path) =>
    read(path).resources.map((file: string) => join(dirname(path), file)),
  );
  expect(named.sort()).toEqual(objects.map(([path]) => path));
});

const containersOf = (kind: string) => find(kind).spec.template.spec.containers;

test('every pod runs as the image’s user, without rights, with a root that cannot be written', () => {
  for (const kind of ['Deployment', 'Job']) {
    expect(find(kind).spec.template.spec.securityContext).toMatchObject({
      runAsNonRoot: true,
      runAsUser: 1000,
    });
    for (const { securityContext } of containersOf(kind))
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
  }
});

test('the server accepts the settings, and the selectors find its pods', () => {
  const [server] = containersOf('Deployment');
  const secret = 'p4ss';
  const direct = server.env
    .filter(({ value }: { value?: string }) => value !== undefined)
    .map(({ name, value }: { name: string; value: string }) => [
      name,
      value.replace('$(OWNER_PASSWORD)', secret),
    ]);
  const env = { ...find('ConfigMap').data, ...Object.fromEntries(direct) };
  const secrets = { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret', SMTP_URL: 'smtp://mail:25' };
  const config = readConfig({ ...env, ...secrets, NODE_ENV: 'production' });
  expect(config.databaseUrl).toContain(find('Pooler').metadata.name);
  expect(config.databaseReadUrl).toContain(`${find('Cluster').metadata.name}-ro`);
  const { labels } = find('Deployment').spec.template.metadata;
  for (const selector of [
    find('Service').spec.selector,
    find('PodDisruptionBudget').spec.selector.matchLabels,
    find('NetworkPolicy').spec.podSelector.matchLabels,
  ])
    expect(labels).toMatchObject(selector);
});

test('the pooler carries prepared statements, and has connections for all nodes', () => {
  const { poolMode, parameters } = find('Pooler').spec.pgbouncer;
  expect(poolMode).toBe('transaction');
  expect(Number(parameters.max_prepared_statements)).toBeGreaterThan(200);
  const { maxReplicas } = find('HorizontalPodAutoscaler').spec;
  expect(Number(parameters.max_client_conn)).toBeGreaterThan(maxReplicas * 13);
  expect(Number(find('Cluster').spec.postgresql.parameters.max_connections)).toBeGreaterThan(
    find('Pooler').spec.instances * Number(parameters.default_pool_size) + maxReplicas * 2,
  );
});
