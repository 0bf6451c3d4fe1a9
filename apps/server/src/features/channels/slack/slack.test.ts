import { listAudit } from '@bellwether/contract/audit';
import * as slack from '@bellwether/contract/channels.slack';
import { retractGoalEdit } from '@bellwether/contract/goals/approval';
import { updateGoal } from '@bellwether/contract/goals/drafting';
import { getGoal } from '@bellwether/contract/goals/reading';
import { deactivatePerson } from '@bellwether/contract/people/status';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openBackground } from '../../../background.ts';
import { buildGoalCompany, type CastName } from '../../../testing/goal-company.ts';
import { signedAsSlack, startSlackService } from '../../../testing/slack-service.ts';
import { startTestServer } from '../../../testing/test-server.ts';
import { askForUpdates } from '../../notifications/mails/commands.weekly-ask.ts';
import { purgePosts } from '../jobs.ts';

const service = await startSlackService();
// A Wednesday in the eighth week of a quarter.
const server = await startTestServer({
  now: '2026-08-19T15:00:00Z',
  env: { CONNECTION_KEY: 'ab'.repeat(32), SLACK_API_URL: service.url },
});
const company = await buildGoalCompany(server, { subdomain: 'acme' });
const base = 'http://acme.localhost';
const secret = 'shhh';
const secrets = { Token: 'xoxb-1', SigningSecret: secret };
const team = 'T1';

let stop: () => Promise<void>;
afterAll(async () => {
  await stop();
  expect(service.refused).toEqual([]);
});
beforeAll(async () => {
  const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
  stop = await openBackground(server.context, silent);
  service.answer('auth.test', { ok: true, team_id: team, team: 'Northwind' });
});

const host = { host: 'acme.localhost' };
const form = 'application/x-www-form-urlencoded';
const send = (
  name: string,
  body: string,
  headers = signedAsSlack(secret, server.clock.now(), body),
  type = form,
) =>
  server.send({
    method: 'POST',
    url: `/api/slack/${name}`,
    headers: { ...host, 'content-type': type, ...headers },
    payload: body,
  });
const command = (user: string, of = team) =>
  send('commands', new URLSearchParams({ team_id: of, user_id: user }).toString());
const press = (user: string, value: string, of = team) =>
  send(
    'interactions',
    new URLSearchParams({
      payload: JSON.stringify({
        type: 'block_actions',
        team: { id: of },
        user: { id: user },
        container: { channel_id: 'D1', message_ts: '1.2' },
        actions: [{ action_id: 'approve', value }],
      }),
    }).toString(),
  );
const share = (user: string, ...urls: string[]) => {
  const body = JSON.stringify({
    type: 'event_callback',
    team_id: team,
    event: {
      type: 'link_shared',
      user,
      channel: 'C1',
      message_ts: '1.2',
      links: urls.map((url) => ({ url })),
    },
  });
  return send('events', body, signedAsSlack(secret, server.clock.now(), body), 'application/json');
};
const last = (method: string) => service.calls.findLast((call) => call.method === method);
const called = (method: string) => service.calls.filter((call) => call.method === method).length;

/** The secret of the link that `/bellwether` answers to this account. */
async function askOf(user: string, who: CastName): Promise<string> {
  service.answer('users.info', {
    ok: true,
    user: { real_name: who, team_id: team, profile: { email: company.people[who].email.toUpperCase() } },
  });
  const [, ask = ''] = /slack\/link\?ask=([^"]+)/.exec((await command(user)).payload) ?? [];
  return decodeURIComponent(ask);
}

const connect = async (user: string, who: CastName) =>
  company.must(who, slack.linkSlack, { body: { Ask: await askOf(user, who) } });

async function waitingGoal(title: string): Promise<number> {
  return (await company.make('member', { Title: title, IsDraft: false })).Goal.Id;
}

describe('the app', () => {
  test('is set up by org admins and the ceo, and its secrets are never shown', async () => {
    for (const [who, status] of [
      [null, 401],
      ['member', 403],
      ['goalAdmin', 403],
      ['orgAdmin', 200],
    ] as const) {
      expect((await company.call(who, slack.getSlackApp)).status).toBe(status);
      expect((await company.call(who, slack.saveSlackApp, { body: secrets })).status).toBe(status);
    }
    const stored = await server.owner.query('select * from slack_app');
    expect(JSON.stringify(stored.rows)).not.toMatch(/xoxb|shhh/);
    const app = await company.must('ceo', slack.getSlackApp);
    expect(app).toMatchObject({ Team: 'Northwind', People: 0 });
    expect(app.Manifest).toContain('/api/slack/interactions');
    expect(last('auth.test')?.token).toBe('xoxb-1');
    expect(await company.must('foreigner', slack.getOwnSlack)).toEqual({ IsOffered: false, LinkedAt: null });
  });

  test('refuses a token that Slack does not know', async () => {
    service.answer('auth.test', { ok: false, error: 'invalid_auth' });
    const refused = await company.call('ceo', slack.saveSlackApp, { body: { ...secrets, Token: 'xoxb-2' } });
    expect([refused.status, refused.problem.errors?.[0]?.path]).toEqual([400, 'Token']);
    service.answer('auth.test', { ok: true, team_id: team, team: 'Northwind' });
    for (const body of [{ ...secrets, Token: ' ' }, { Token: 'x' }, { ...secrets, More: 1 }])
      expect((await company.call('ceo', slack.saveSlackApp, { body: body as typeof secrets })).status).toBe(
        400,
      );
  });
});

describe('a request', () => {
  const body = new URLSearchParams({ team_id: team, user_id: 'U1' }).toString();
  test.each([
    ['without a signature', {}],
    ['of another app', signedAsSlack('other', server.clock.now(), body)],
    ['whose body was changed', signedAsSlack(secret, server.clock.now(), `${body}&x=1`)],
    ['that is six minutes old', signedAsSlack(secret, server.clock.now() - 360_000, body)],
    ['of the future', signedAsSlack(secret, server.clock.now() + 360_000, body)],
    [
      'with a time that is none',
      { ...signedAsSlack(secret, server.clock.now(), body), 'x-slack-request-timestamp': 'x' },
    ],
  ])('%s is refused', async (_, headers) => {
    const before = service.calls.length;
    expect((await send('commands', body, headers)).statusCode).toBe(401);
    expect(service.calls.length).toBe(before);
  });

  test('to another company is refused', async () => {
    const refused = await server.send({
      method: 'POST',
      url: '/api/slack/commands',
      headers: {
        host: 'nobody.localhost',
        'content-type': form,
        ...signedAsSlack(secret, server.clock.now(), body),
      },
      payload: body,
    });
    expect(refused.statusCode).toBe(401);
  });

  test('says hello to Slack', async () => {
    const hello = JSON.stringify({ type: 'url_verification', challenge: 'abc' });
    const answered = await send(
      'events',
      hello,
      signedAsSlack(secret, server.clock.now(), hello),
      'application/json',
    );
    expect(JSON.parse(answered.payload)).toEqual({ challenge: 'abc' });
    for (const wrong of ['', '{', '[]', '{"type":"event_callback"}'])
      expect(
        (await send('events', wrong, signedAsSlack(secret, server.clock.now(), wrong), 'application/json'))
          .statusCode,
      ).toBe(200);
  });
});

describe('a person', () => {
  test('connects only an account with their own address, by a link that is good for ten minutes', async () => {
    const ask = await askOf('U1', 'lead');
    expect(await company.must('lead', slack.getSlackAsk, { query: { Ask: ask } })).toMatchObject({
      IsYours: true,
    });
    expect(await company.must('member', slack.getSlackAsk, { query: { Ask: ask } })).toMatchObject({
      IsYours: false,
    });
    // A stranger's link must not let the stranger act as whoever opens it.
    expect((await company.call('member', slack.linkSlack, { body: { Ask: ask } })).status).toBe(409);
    expect((await company.call('foreigner', slack.linkSlack, { body: { Ask: ask } })).status).toBe(409);
    expect((await company.call('lead', slack.linkSlack, { body: { Ask: `${ask}x` } })).status).toBe(409);
    expect((await company.call(null, slack.linkSlack, { body: { Ask: ask } })).status).toBe(401);
    expect((await company.must('lead', slack.linkSlack, { body: { Ask: ask } })).LinkedAt).not.toBeNull();
    expect((await command('U1')).payload).toContain('You are connected as');
    const late = await askOf('U2', 'peer');
    await company.goTo('2026-08-19T15:11:00Z');
    expect((await company.call('peer', slack.linkSlack, { body: { Ask: late } })).status).toBe(409);
  });

  test('of another workspace, or without an address, is not connected', async () => {
    expect((await command('U9', 'T2')).payload).toContain('not the one');
    for (const user of [
      { profile: {} },
      { team_id: 'T2', profile: { email: 'x@example.com' } },
      { is_stranger: true, profile: { email: 'x@example.com' } },
    ]) {
      service.answer('users.info', { ok: true, user });
      expect((await command('U9')).payload).toContain('does not tell');
    }
  });

  test('is told what waits, and approves it there with the rights of that moment', async () => {
    const id = await waitingGoal('Ship <b> & sail');
    await vi.waitUntil(() => called('chat.postMessage') > 0, 15_000);
    const message = last('chat.postMessage')?.fields ?? {};
    expect(message.channel).toBe('U1');
    expect(message.text).toContain('asks you to approve');
    const value = JSON.parse(message.blocks ?? '[]')[1].elements[0].value;
    // An account that nobody connected, another workspace, a made-up value: nothing happens.
    for (const [user, text, of] of [
      ['U7', value, team],
      ['U1', value, 'T2'],
      ['U1', 'nonsense', team],
      ['U1', `${id} 2026-01-01T00:00:00.000Z`, team],
    ] as const) {
      await press(user, text, of);
      expect((await company.must('member', getGoal, { params: { id } })).Goal.State).toBe('review');
    }
    expect((await press('U1', value)).statusCode).toBe(200);
    const { Goal } = await company.must('member', getGoal, { params: { id } });
    expect(Goal.State).toBe('approved');
    expect(last('chat.update')?.fields.text).toBe('You approved “Ship <b> & sail”.');
    const log = await company.must('ceo', listAudit, { query: {} });
    expect(log.data.find(({ Kind }) => Kind === 'goal.approved')).toMatchObject({ Via: 'Slack' });
    // A second press is late, and says so.
    await press('U1', value);
    expect(last('chat.update')?.fields.text).toContain('Nothing was changed.');
  });

  test('is told what an edit changes, and approves the version that the message shows', async () => {
    const { Goal } = await company.makeApproved('member', {
      Title: 'Old sail',
      Measurement: 'x'.repeat(3_000),
    });
    const id = Goal.Id;
    const propose = (Title: string) =>
      company.must('member', updateGoal, {
        params: { id },
        body: company.save({
          Title,
          IsFromEdit: true,
          IsDraft: false,
          Measurement: 'Ten boats',
          IsPrivate: true,
        }),
      });
    const asked = async () => {
      const before = called('chat.postMessage');
      await propose('New sail');
      await vi.waitUntil(() => called('chat.postMessage') > before, 15_000);
      return last('chat.postMessage')?.fields ?? {};
    };
    await company.goTo('2026-08-19T15:20:00Z');
    const { channel, text, blocks = '[]' } = await asked();
    expect([channel, text]).toEqual([
      'U1',
      `${company.people.member.name} asks you to approve changes to “Old sail”.`,
    ]);
    expect(blocks).toContain('Title\\nNow: Old sail\\nProposed: New sail');
    expect(blocks).toContain('Proposed: Ten boats');
    expect(blocks).toContain('Also changed: who sees the goal');
    const value = JSON.parse(blocks).at(-1).elements[0].value;
    const editState = async () =>
      (await company.must('member', getGoal, { params: { id } })).GoalEdits.map(({ State }) => State);
    // The version of the goal is not the version of the edit, and a stranger is nobody.
    for (const [user, wrong] of [
      ['U1', `${id} ${Goal.UpdatedAt} edit`],
      ['U1', `${id} ${Goal.UpdatedAt}`],
      ['U7', value],
    ] as const) {
      await press(user, wrong);
      expect(await editState()).toEqual(['review']);
    }
    // An edit that was taken back and submitted anew is another version.
    await company.must('member', retractGoalEdit, {
      body: { Id: id, Status: 'draft', Comment: 'One more word.' },
    });
    await press('U1', value);
    expect(last('chat.update')?.fields.text).toContain('Nothing was changed.');
    await company.goTo('2026-08-19T15:30:00Z');
    const again = JSON.parse((await asked()).blocks ?? '[]').at(-1).elements[0].value;
    await press('U1', value);
    expect(await editState()).toEqual(['review']);
    await press('U1', again);
    expect(await editState()).toEqual([]);
    expect(last('chat.update')?.fields.text).toBe('You approved the changes to “New sail”.');
    const log = await company.must('ceo', listAudit, { query: {} });
    expect(log.data.find(({ Kind }) => Kind === 'goal_edit.approved')).toMatchObject({ Via: 'Slack' });
  });

  test('gives previews of what everybody and they see, and never of a private goal or a draft', async () => {
    const open = await company.makeApproved('member', { Title: 'Open sea' });
    const hidden = await company.makeApproved('member', { Title: 'Secret sea', IsPrivate: true });
    const draft = await company.make('member', { Title: 'Draft sea' });
    const linkTo = (id: number, at = base) => `${at}/v3/goals/${id}`;
    const before = called('chat.unfurl');
    await share(
      'U1',
      linkTo(hidden.Goal.Id),
      linkTo(draft.Goal.Id),
      linkTo(999_999),
      linkTo(open.Goal.Id, 'https://evil.example'),
    );
    await share('U7', linkTo(open.Goal.Id));
    expect(called('chat.unfurl')).toBe(before);
    await share('U1', linkTo(open.Goal.Id), linkTo(hidden.Goal.Id));
    const { unfurls = '' } = last('chat.unfurl')?.fields ?? {};
    expect(unfurls).toContain('Open sea');
    expect(unfurls).not.toContain('Secret sea');
  });

  test('is told nothing while away', async () => {
    await connect('U6', 'ceo');
    const { tenantId, people } = company;
    const requested = async () => {
      const query = 'select 1 from delivery where receiver_id = $1';
      return (await server.owner.query(query, [people.lead.id])).rowCount;
    };
    const before = await requested();
    const absenceId = await server.buildAbsence({ tenantId, personId: people.lead.id });
    await waitingGoal('While away');
    // This one is later, and waits for somebody who is there.
    await company.make('lead', { Title: 'For the ceo', IsDraft: false });
    await vi.waitUntil(() => last('chat.postMessage')?.fields.channel === 'U6', 15_000);
    expect(await requested()).toBe(before);
    await company.read((db) => db.deleteFrom('absence').where('id', '=', absenceId).execute());
  });

  test('is asked for the week, once', async () => {
    await connect('U3', 'member');
    const before = called('chat.postMessage');
    await company.goTo('2026-08-21T15:00:00Z');
    await askForUpdates(server.context, company.tenantId);
    await vi.waitUntil(() => called('chat.postMessage') > before, 15_000);
    const message = service.calls.findLast(
      ({ method, fields }) => method === 'chat.postMessage' && fields.channel === 'U3',
    );
    expect(message?.fields.text).toMatch(/weekly update/);
    expect(message?.fields.blocks).toContain('Update my week');
  });

  test('is not told without the key of the app, which counts as a try', async () => {
    const sealed = await server.owner.query('select token from slack_app');
    await server.owner.query(`update slack_app set token = 'ffffffff.' || split_part(token, '.', 2)`);
    onTestFinished(async () => {
      await server.owner.query('update slack_app set token = $1', [sealed.rows[0].token]);
    });
    const goal = await waitingGoal('Fourth boat');
    const ofGoal = async () =>
      (await server.owner.query('select state, tries, last_fault from delivery where goal_id = $1', [goal]))
        .rows;
    await vi.waitUntil(async () => (await ofGoal())[0]?.tries > 0, 15_000);
    expect(await ofGoal()).toEqual([{ state: 'waiting', tries: 1, last_fault: 'no_key' }]);
  });

  test('leaves messages that are deleted after a month, but not those that wait', async () => {
    const states = async () =>
      new Set((await server.owner.query('select state from delivery')).rows.map(({ state }) => state));
    await purgePosts.run(server.context);
    expect(await states()).toContain('delivered');
    await server.owner.query(
      `update delivery set ended_at = ended_at - interval '31 days' where ended_at is not null`,
    );
    await purgePosts.run(server.context);
    expect(await states()).toEqual(new Set(['waiting']));
  });

  test('ends the connection at once, as does leaving', async () => {
    const id = await waitingGoal('Third boat');
    const { Goal } = await company.must('member', getGoal, { params: { id } });
    await company.must('lead', slack.unlinkSlack);
    await press('U1', `${id} ${Goal.UpdatedAt}`);
    expect((await company.must('member', getGoal, { params: { id } })).Goal.State).toBe('review');
    expect((await company.must('lead', slack.getOwnSlack)).LinkedAt).toBeNull();
    await company.must('ceo', slack.removeSlackApp);
    expect((await command('U3')).statusCode).toBe(401);
    const left = await server.owner.query('select 1 from slack_person');
    expect(left.rowCount).toBe(0);
    await company.must('ceo', slack.saveSlackApp, { body: secrets });
    await connect('U4', 'peer');
    await company.must('ceo', deactivatePerson, { params: { id: company.people.peer.id } });
    expect((await company.must('ceo', slack.getSlackApp)).People).toBe(0);
  });
});
