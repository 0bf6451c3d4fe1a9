import fastify from 'fastify';
import pg from 'pg';
import type { WebSocket, WebSocketServer } from 'ws';
import {
  type ComplianceQuestion,
  type DashboardQuestion,
  readCompliance,
  readDashboard,
} from './dashboard.ts';
import { type DetailQuestion, readDetail } from './detail.ts';
import { type ListQuestion, listGoals } from './list.ts';
import { type MatrixQuestion, readMatrix } from './matrix.ts';
import { readNotifications } from './notifications.ts';
import { readOrganisation } from './organisation.ts';
import { type PredictionQuestion, predict } from './prediction.ts';
import { type ProfileQuestion, readProfile } from './profile.ts';
import { readStrategy } from './strategy.ts';
import { type WorkbookQuestion, writeWorkbook } from './workbook.ts';

// The bare peer: the same rows by hand-written statements behind bare routes, without sessions, roles,
// validation of input and output, and logs. It shows the cost of the work itself.

const int8 = 20;
pg.types.setTypeParser(int8, Number);

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const server = fastify();

server.post('/list', (request) => listGoals(pool, request.body as ListQuestion));
server.post('/detail', (request) => readDetail(pool, request.body as DetailQuestion));
server.post('/matrix', (request) => readMatrix(pool, request.body as MatrixQuestion));
server.post('/predict', (request) => predict(pool, request.body as PredictionQuestion));
server.post('/dashboard', (request) => readDashboard(request.body as DashboardQuestion));
server.post('/strategy', (request) => readStrategy(pool, request.body as { tenant: number }));
server.post('/profile', (request) => readProfile(pool, request.body as ProfileQuestion));
server.post('/compliance', (request) => readCompliance(pool, request.body as ComplianceQuestion));

server.post('/notifications', (request) =>
  readNotifications(pool, request.body as { tenant: number; person: number }),
);

server.post('/organisation', async (request, reply) => {
  reply.type('application/json');
  return readOrganisation(pool, request.body as { tenant: number });
});

server.post('/workbook', async (request, reply) => {
  reply.type('application/octet-stream');
  return writeWorkbook(pool, request.body as WorkbookQuestion);
});

server.post('/hash', async (request) => {
  // Loaded on demand, because a bare server starts without it.
  const { createPasswordHasher } = await import('@bellwether/server/src/platform/session/password.ts');
  return { Hash: await createPasswordHasher().hash((request.body as { password: string }).password) };
});

// A bare fan-out: each socket gets the posted text.
const sockets = new Set<WebSocket>();
let fanOut: WebSocketServer | undefined;
server.server.on('upgrade', async (request, socket, head) => {
  const { WebSocketServer: Sockets } = await import('ws');
  fanOut ??= new Sockets({ noServer: true, perMessageDeflate: false });
  fanOut.handleUpgrade(request, socket, head, (open) => sockets.add(open));
});
server.post('/fan-out', async (request) => {
  const { text } = request.body as { text: string };
  for (const socket of sockets) socket.send(text);
  return {};
});

await pool.query('select 1');
await server.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
const address = server.server.address();
process.stdout.write(`ready at http://127.0.0.1:${typeof address === 'object' ? address?.port : address}\n`);
process.on('SIGTERM', () => {
  for (const socket of sockets) socket.terminate();
  server
    .close()
    .then(() => pool.end())
    .then(() => process.exit(0));
});
