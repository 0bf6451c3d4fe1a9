import { restoreSession } from '@bellwether/contract/accounts';
import { getDashboard } from '@bellwether/contract/dashboard';
import { getCarryOver } from '@bellwether/contract/goals/carry-over';
import { countWaitingGoals, getGoal, listGoals } from '@bellwether/contract/goals/reading';
import { summarizeGoals } from '@bellwether/contract/goals/summary';
import { getOrgLine } from '@bellwether/contract/people/organisation';
import { expect, it } from 'vitest';

const scripts = import.meta.glob<string>('../../public/early.js', {
  query: '?raw',
  import: 'default',
  eager: true,
});

it("the early script requests paths of the contract, and no call takes another call's reply", () => {
  const early = Object.values(scripts).join('');
  const asked = [...early.matchAll(/['`]\/api(\/[\w/]*)(\$\{[^}]*\})?['`]/g)];
  const paths = asked.map(([, path, id]) => (id === undefined ? path : `${path}{id}`));
  const endpoints = [
    restoreSession,
    getDashboard,
    getCarryOver,
    listGoals,
    summarizeGoals,
    countWaitingGoals,
    getGoal,
    getOrgLine,
  ];
  expect(new Set(paths)).toEqual(new Set(endpoints.map(({ path }) => path)));
});
