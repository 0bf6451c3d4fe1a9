import type { Session } from '@bellwether/contract/accounts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readDraft, writeDraft } from '#ui/form/draft-store.ts';
import {
  acceptSession,
  draftScope,
  endSession,
  followOtherTabs,
  forgetSession,
  onSessionChange,
  readToken,
  sessionState,
} from './session-store.ts';

const session: Session = {
  Token: '1.secret',
  Profile: {
    Id: 7,
    Name: 'Ada',
    Email: 'ada@demo.example',
    JobTitle: '',
    Avatar: null,
    RoleName: 'contributor',
    ParentId: 3,
    IsOrgAdmin: false,
    IsHrAdmin: false,
    IsGoalAdmin: false,
    IsGoalManager: false,
    IsDelegate: false,
    TimeZone: null,
    Locale: null,
    IsStrategy: true,
  },
  Period: {
    Id: 1,
    StartDate: '2026-10-01',
    EndDate: '2026-12-31',
    Index: 4,
    Quarter: 4,
    Year: 2026,
    WeekId: 0,
    WeekStartDate: null,
    WeekEndDate: null,
  },
  Tenant: {
    Id: 1,
    Name: 'Northwind',
    Subdomain: 'demo',
    Logo: null,
    PrimaryColor: null,
    UseLightTextOnPrimary: true,
    Version: '1.2',
    Environment: 'test',
    IsDemo: true,
    GoalType: 'SMART',
    StrategyEnabled: true,
    SuggestionEngine: 'template',
    EmployeeNotesEnabled: true,
    TalentEnabled: true,
    InsightEnabled: true,
    OpinionsEnabled: true,
    TalentForContributors: true,
    Url: null,
    SquareLogo: null,
    UpdatedAt: '2026-11-18T15:00:00Z',
    TimeZone: 'Central Time (US & Canada)',
    Locale: 'en-US',
  },
};

beforeEach(() => {
  localStorage.clear();
  acceptSession(session);
});

describe('session', () => {
  it('keeps the token for the next page load', () => {
    expect(readToken()).toBe('1.secret');
    expect(sessionState()).toEqual({ status: 'signed-in', session });
  });

  it('ended by the server clears the storage, except drafts and colour scheme', () => {
    writeDraft(draftScope(session), 'goal.1', 'half a sentence');
    localStorage.setItem('bw.scheme', 'dark');
    localStorage.setItem('anything', 'else');
    endSession();
    expect(sessionState()).toEqual({ status: 'signed-out', because: 'ended', person: '1.7' });
    expect(readToken()).toBeUndefined();
    expect(Object.keys(localStorage).sort()).toEqual(['bw.draft.1.7.goal.1', 'bw.person', 'bw.scheme']);
  });

  it('ended by the server: a later sign-out deletes the drafts at once, also after a reload', async () => {
    writeDraft(draftScope(session), 'goal.1', 'half a sentence');
    writeDraft('1.8', 'goal.1', 'of another');
    endSession();
    vi.resetModules();
    const reloaded = await import('./session-store.ts');
    reloaded.forgetSession();
    expect(Object.keys(localStorage)).toEqual(['bw.draft.1.8.goal.1']);
  });

  it('ended by sign-out: an open form stores nothing any more', () => {
    forgetSession();
    expect(writeDraft(draftScope(session), 'goal.1', 'typed last')).toBe(false);
    expect(localStorage.length).toBe(0);
    acceptSession(session);
    expect(writeDraft(draftScope(session), 'goal.1', 'typed anew')).toBe(true);
  });

  it('ended by sign-out in another tab: an open form here stores nothing either', () => {
    const stop = followOtherTabs(() => undefined);
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(writeDraft(draftScope(session), 'goal.1', 'typed last')).toBe(false);
    stop();
  });

  it('start deletes drafts that are older than seven days', () => {
    writeDraft('1.8', 'goal.1', 'old', Date.now() - 8 * 86_400_000);
    acceptSession(session);
    expect(localStorage.getItem('bw.draft.1.8.goal.1')).toBeNull();
  });

  it('ended by sign-out deletes the person’s drafts, and nobody else’s', () => {
    writeDraft(draftScope(session), 'goal.1', 'mine');
    writeDraft('1.8', 'goal.1', 'of another');
    forgetSession();
    expect(sessionState()).toEqual({ status: 'signed-out', because: 'sign-out' });
    expect(readDraft('1.7', 'goal.1')).toBeUndefined();
    expect(readDraft('1.8', 'goal.1')).toBe('of another');
  });

  it('ends once, for any number of concurrent refused calls', () => {
    const heard = vi.fn();
    const stop = onSessionChange(heard);
    endSession();
    endSession();
    stop();
    expect(heard).toHaveBeenCalledOnce();
  });

  it('ends here when another tab signs out, and reloads when another person signs in there', () => {
    const reload = vi.fn();
    const stop = followOtherTabs(reload);
    localStorage.setItem('bw.token', '1.other');
    window.dispatchEvent(new StorageEvent('storage', { key: 'bw.token' }));
    expect(reload).toHaveBeenCalledOnce();
    localStorage.removeItem('bw.token');
    window.dispatchEvent(new StorageEvent('storage', { key: 'bw.token' }));
    expect(sessionState().status).toBe('signed-out');
    stop();
  });
});
