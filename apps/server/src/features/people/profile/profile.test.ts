import { getProfile } from '@bellwether/contract/people/profile';
import { describe, expect, test } from 'vitest';
import { buildGoalCompany, type CastName, cast } from '../../../testing/goal-company.ts';
import { profileCalls } from '../../../testing/profile-calls.ts';
import { startTestServer } from '../../../testing/test-server.ts';

const server = await startTestServer();
const company = await buildGoalCompany(server, { withoutTalent: false });
const { people } = company;
const { read, hire, change } = profileCalls(company);
const colleagues = cast.filter((name) => name !== 'foreigner');

describe('reading', () => {
  test('every colleague reads every public field', async () => {
    await change(people.member, {
      phone: '0123 canary',
      linkedin_url: 'linkedin.com/in/canary',
      biography: 'Canary biography',
      disc: 'D',
      time_zone: 'Berlin',
    });
    for (const name of colleagues) {
      const { status, body } = await read(name, people.member.id);
      expect([name, status]).toEqual([name, 200]);
      expect(body).toMatchObject({
        Id: people.member.id,
        Name: 'Mia Member',
        Email: people.member.email,
        PhoneNumber: '0123 canary',
        TimeZone: 'Berlin',
        LinkedinUrl: 'linkedin.com/in/canary',
        Biography: 'Canary biography',
        Disc: 'D',
        RoleName: 'contributor',
        OrgUnit: 'Corporate',
        OwnOrgUnit: null,
        Status: 'Active',
        Manager: people.lead.id,
        ManagerUser: { Id: people.lead.id, Name: 'Lena Lead', JobTitle: 'manager', Avatar: null },
        DirectReports: [],
        Tenant: { GoalType: 'SMART', EmployeeNotesEnabled: true },
        Period: { Id: company.periods.current.id, WeekStartDate: '2026-11-16' },
      });
    }
  });

  test('fields for editors are null for everybody else, the mail switch for all but the person', async () => {
    const at = '2026-11-01T08:00:00Z';
    await change(people.peer, { unconfirmed_email: 'canary@example.com', email_activated_at: at });
    const editors: CastName[] = ['peer', 'lead', 'ceo', 'orgAdmin'];
    for (const name of colleagues) {
      const { body } = await read(name, people.peer.id);
      const seen = [body.UnconfirmedEmail, body.EmailActivatedAt, body.InvitationAcceptedAt !== null];
      const isEditor = editors.includes(name);
      expect([name, ...seen]).toEqual([
        name,
        ...(isEditor ? ['canary@example.com', at, true] : [null, null, false]),
      ]);
      expect([name, body.IsEditable, body.EmailPreference]).toEqual([
        name,
        isEditor,
        name === 'peer' ? true : null,
      ]);
      if (!isEditor) expect(JSON.stringify(body)).not.toContain('canary@');
    }
  });

  test('observers are visible to the ceo, org admins and themselves; other companies’ people to nobody', async () => {
    const absent = (await read('ceo', 2_000_000_000)).problem;
    for (const name of colleagues) {
      const sees = ['ceo', 'orgAdmin', 'observer'].includes(name);
      const answer = await read(name, people.observer.id);
      expect([name, answer.status]).toEqual([name, sees ? 200 : 404]);
      if (!sees) expect(answer.problem).toEqual(absent);
      expect((await read(name, people.foreigner.id)).problem).toEqual(absent);
    }
    const watcher = await hire({ role: 'observer', flags: ['isOrgAdmin'] });
    const token = await server.signInAs(watcher);
    const seen = await server.call(getProfile, { token, params: { id: people.observer.id } });
    // A flag lets an observer read, and grants no act (people.4).
    expect([seen.status, seen.body.Permissions]).toEqual([200, {}]);
  });

  test('direct reports are listed with their status; deactivated ones are last, and only for their managers and admins', async () => {
    const boss = await hire({ role: 'manager', name: 'Bo Boss' });
    const gone = await hire({ manager: boss, name: 'Ada Away', deactivated: true });
    const invited = await hire({ manager: boss, name: 'Ina Invited', withoutPassword: true });
    const here = await hire({ manager: boss, name: 'Zoe Zed' });
    const all = await read('orgAdmin', boss.id);
    expect(all.body.DirectReports).toEqual([invited.id, here.id, gone.id]);
    expect(all.body.DirectReportUsers.map((report) => report.Status)).toEqual([
      'Invited',
      'Active',
      'Deactivated',
    ]);
    expect((await read('peer', boss.id)).body.DirectReports).toEqual([invited.id, here.id]);
    const leaver = await read('peer', gone.id);
    expect([leaver.status, leaver.body.Status]).toEqual([200, 'Deactivated']);
  });

  test('takes three statements, for any number of reports', async () => {
    await read('lead', people.lead.id);
    const { tables } = await server.countStatements(() => read('lead', people.lead.id));
    expect(tables).toHaveLength(3);
  });
});

test('permissions show who may do what to whom', async () => {
  const offered = async (who: CastName, id: number) => {
    const { Permissions } = (await read(who, id)).body;
    return Object.keys(Permissions)
      .filter((name) => Permissions[name as keyof typeof Permissions] === true)
      .sort()
      .join(' ');
  };
  const edits = 'EditProfile EditResponsibility';
  const allFlags = 'IsGoalAdmin IsGoalManager IsHrAdmin IsOrgAdmin MakeCeo ManageAbsences ManageRoles';
  const outsider = people.outsider.id;
  expect(await offered('peer', outsider)).toBe('SeeNotes');
  expect(await offered('observer', outsider)).toBe('');
  expect(await offered('outsider', outsider)).toBe(`${edits} ManageAbsences SeeSettings`);
  expect(await offered('otherLead', outsider)).toBe(
    `ChangeManager Deactivate ${edits} EditStartDate ManageAbsences ManageRoles SeeAppraisals SeeNotes`,
  );
  expect(await offered('orgAdmin', outsider)).toBe(
    `ChangeManager Deactivate ${edits} EditStartDate Hold ${allFlags} SeeNotes`,
  );
  expect(await offered('ceo', outsider)).toBe(
    `ChangeManager Deactivate ${edits} EditStartDate Hold ${allFlags} SeeAppraisals SeeNotes`,
  );
  expect(await offered('ceo', people.lead.id)).toBe(
    `AddEmployee ChangeManager Deactivate EditDepartment ${edits} EditStartDate Hold ${allFlags} SeeAppraisals SeeNotes`,
  );
  expect(await offered('lead', people.lead.id)).toBe(`AddEmployee ${edits} ManageAbsences SeeSettings`);
  expect(await offered('ceo', people.ceo.id)).toBe(
    `AddEmployee EditDepartment ${edits} EditStartDate IsGoalAdmin IsGoalManager IsHrAdmin IsOrgAdmin ManageAbsences SeeSettings`,
  );
  expect(await offered('lead', people.ceo.id)).toBe('SeeNotes');
});
