/** The page of the wire, beside what Swagger draws. */
export const documentationWords = {
  title: 'Bellwether · API',
  token: 'Token',
  hint: 'Paste a token of a program (bw_p_… or bw_c_…) to try the calls below. It stays on this page only: make one in Settings → Tokens.',
  examples: 'Examples: the goals of the current quarter, page by page',
} as const;

/**
 * The same program in three languages; `ORIGIN` becomes the address of the page. They read all pages of the goals
 * of the current quarter.
 */
export const documentationExamples = {
  curl: `curl ORIGIN/api/Goal/goals \\
  -H "Authorization: Bearer $BELLWETHER_TOKEN" \\
  -H "Content-Type: application/json" \\
  -d '{"Cursor": null}'
# The next page: the same with "Cursor" as in "Next" of the answer, until that is null.`,
  TypeScript: `// npx openapi-typescript ORIGIN/api/openapi.json -o bellwether.d.ts
import type { paths } from './bellwether';

type Page = paths['/api/Goal/goals']['post']['responses'][200]['content']['application/json'];

let cursor: string | null = null;
do {
  const answer = await fetch('ORIGIN/api/Goal/goals', {
    method: 'POST',
    headers: {
      Authorization: \`Bearer \${process.env.BELLWETHER_TOKEN}\`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ Cursor: cursor }),
  });
  if (!answer.ok) throw new Error((await answer.json()).detail);
  const page = (await answer.json()) as Page;
  for (const goal of page.data) console.log(goal.GoalDetail.Title, goal.State);
  cursor = page.Next;
} while (cursor !== null);`,
  Python: `import os, requests

headers = {"Authorization": f"Bearer {os.environ['BELLWETHER_TOKEN']}"}
cursor = None
while True:
    answer = requests.post("ORIGIN/api/Goal/goals", headers=headers, json={"Cursor": cursor})
    answer.raise_for_status()
    page = answer.json()
    for goal in page["data"]:
        print(goal["GoalDetail"]["Title"], goal["State"])
    cursor = page["Next"]
    if cursor is None:
        break`,
} as const;
