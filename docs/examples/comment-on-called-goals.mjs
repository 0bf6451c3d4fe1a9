// Comments on the goals that your direct reports call unlikely this week. Run it once a week with Node 20 or later:
//   BELLWETHER_URL=https://acme.example.com BELLWETHER_TOKEN=bw_p_… node comment-on-called-goals.mjs
// The token needs the scopes insight:read and comments:write.
const { BELLWETHER_URL: url, BELLWETHER_TOKEN: token } = process.env;

async function call(method, path, body) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  // The same key within a day gives the same answer, so a script that is started twice comments once.
  if (body) headers['idempotency-key'] = `${new Date().toISOString().slice(0, 10)}-${body.Id}`;
  const answer = await fetch(`${url}/api${path}`, { method, headers, body: body && JSON.stringify(body) });
  const reply = await answer.json();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${reply.detail}`);
  return reply;
}

const { Called } = await call('GET', '/insight/look/1/0');
for (const { StatusId, Title } of Called.filter((goal) => goal.StatusId > 0)) {
  await call('POST', '/Goal/CommentAdd', {
    Id: StatusId,
    Type: 'GoalStatus',
    Comment: 'What would turn it?',
  });
  console.log(`Commented on “${Title}”.`);
}
