import { signIn } from '@bellwether/contract/accounts';
import { type Dashboard, getDashboard } from '@bellwether/contract/dashboard';
import { listGoals } from '@bellwether/contract/goals/reading';
import { getBadNews, getCalibration, listInsightGroups } from '@bellwether/contract/insight/calibration';
import { getLook } from '@bellwether/contract/insight/look';
import { getLooking } from '@bellwether/contract/insight/opinions';
import { getStrategy, getStrategyDocument, listStrategyVersions } from '@bellwether/contract/strategy';
import { reminderTypes } from '@bellwether/domain/dashboard/reminders';
import { ratings } from '@bellwether/domain/goals/rating';
import { isParentHigh } from '@bellwether/domain/insight/look/contradictions';
import { strategicObjectives } from '@bellwether/domain/strategy/objectives';
import { expect, test } from 'vitest';
import { demoAccounts } from '../src/setup/demo.ts';
import type { TestServer } from '../src/testing/test-server.ts';
import { demoPassword } from './create-demo.ts';

/** The dashboards of the demo on this server. */
export const testDashboards = (server: TestServer, isMidQuarter: boolean) => async () => {
  const tokens = new Map<string, string>();
  const dashboards = new Map<string, Dashboard>();
  for (const account of demoAccounts) {
    const body = { userName: `${account}@demo.example`, password: demoPassword, domain: 'demo' };
    const token = (await server.call(signIn, { body })).body.Token;
    tokens.set(account, token);
    dashboards.set(account, (await server.call(getDashboard, { token })).body);
  }

  test('show every type of reminder, and everything that can wait for an answer', () => {
    const reminders = [...dashboards.values()].flatMap((one) => one.Reminders ?? []);
    const types = new Set(reminders.map((one) => one.Type));
    expect([...types].sort()).toEqual([...reminderTypes].sort());
    const waiting = new Set(reminders.filter((one) => one.Type === 'review').map((one) => one.About));
    expect([...waiting].sort()).toEqual(['edit', 'goal', 'result', 'shelving']);
  });

  test('have company goals and a theme for everybody, the strategy for all but observers', () => {
    for (const [account, one] of dashboards) {
      expect([account, one.CompanyGoals?.length, one.Theme === null]).toEqual([account, 4, false]);
      expect([account, one.Strategy === null]).toEqual([account, account === 'observer']);
      expect(one.Strategy?.IsPublished ?? true).toBe(true);
    }
  });

  // At the start and the end of a quarter, there are too few predictions for these reminders.
  if (isMidQuarter)
    test('have the sign and the reasons in mid quarter', () => {
      const goals = dashboards.get('ceo')?.CompanyGoals ?? [];
      const signed = goals.filter(({ State, Hidden, MostRecentGoalStatus, Children }) => {
        const likelihood = ratings.find((rating) => rating === MostRecentGoalStatus?.Likelihood) ?? null;
        const tally = { rated: Children.Rated, low: Children.Low };
        return isParentHigh({ state: State, isPrivate: Hidden, likelihood }, tally);
      });
      expect(signed).toHaveLength(1);
      expect(goals.some(({ Fell }) => Fell.Count > 0)).toBe(true);
      expect(goals.some(({ Children }) => Children.Count > 0 && Children.Low === 0)).toBe(true);
    });

  if (isMidQuarter)
    test('have a history in which every part of insight speaks', async () => {
      const token = tokens.get('ceo') ?? '';
      const { data } = (await server.call(listInsightGroups, { token })).body;
      const worth = async (name: string) => {
        const group = data.find(({ Name }) => Name === name)?.Group ?? '';
        return (await server.call(getCalibration, { token, params: { group } })).body.Calibration;
      };
      expect(await worth('Northwind Robotics')).toMatchObject({
        Word: 'even',
        Skill: expect.closeTo(0.05, 1),
        Shelved: expect.any(Number),
        SecondView: { Goals: expect.any(Number) },
      });
      expect(await worth('Victor Alvarez')).toMatchObject({ Word: 'too_hopeful' });
      expect(await worth('Perception')).toEqual({ TooFew: true, Goals: null, Need: 20 });
      const news = await server.call(getBadNews, { token, params: { group: 'company' } });
      expect(news.body.BadNews).toMatchObject({ TooFew: false, Before: { Missed: expect.any(Number) } });
      const look = await server.call(getLook, { token, params: { scope: 2, periodId: 0 } });
      const reasons = look.body.Items.map(({ Reasons }) => Reasons.map(({ Code }) => Code));
      expect(reasons).toEqual(Array(5).fill(expect.arrayContaining(['fell', 'label'])));
      const talks = await server.call(getLooking, { token: tokens.get('manager') ?? '' });
      expect(talks.body.Rose).not.toBeNull();
    });

  test('lead to a strategy with every text filled in, which is already sanitised', async () => {
    const { body } = await server.call(getStrategy, { token: tokens.get('contributor') ?? '' });
    const texts = [...Object.values(body.StrategyBasic), ...Object.values(body.Objectives)];
    expect(texts).toHaveLength(9);
    for (const text of texts) {
      expect(text?.length ?? 0).toBeGreaterThan(40);
      expect(text?.replace(/<\/?(p|ul|li|strong)>/g, '')).not.toMatch(/[<>]/);
    }
  });

  test('have a waiting draft, two former versions, and company goals that serve the objectives', async () => {
    const token = tokens.get('ceo') ?? '';
    const { body: document } = await server.call(getStrategyDocument, { token });
    expect([document.IsDraft, document.Completion]).toEqual([
      true,
      { Basic: 100, Objectives: 100, Video: 0 },
    ]);
    const { body: versions } = await server.call(listStrategyVersions, { token });
    expect(versions.data.map(({ IsCurrent }) => IsCurrent)).toEqual([true, false, false]);
    const { body: goals } = await server.call(listGoals, {
      token,
      body: { GoalSelectFilter: 'CompanyGoals', StrategicObjectives: [...strategicObjectives] },
    });
    expect(goals.data).toHaveLength(4);
  });
};
