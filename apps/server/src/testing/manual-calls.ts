import * as manual from '@bellwether/contract/people/manual';
import { getProfile } from '@bellwether/contract/people/profile';
import type { CastName, GoalCompany } from './goal-company.ts';

type Bytes = Uint8Array<ArrayBuffer>;
export const bytesOf = (text: string): Bytes => new Uint8Array(Buffer.from(text, 'latin1'));
export const pdf = bytesOf('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

/** Returns the calls of the user manual as people of the company, and functions that read the stored rows. */
export function manualCalls(company: GoalCompany) {
  const { people } = company;
  const isexist = (who: CastName | null, of: CastName) =>
    company.call(who, manual.getManual, { params: { profileId: people[of].id } });
  const stateOf = async (who: CastName) => (await isexist(who, who)).body;
  const register = (who: CastName | null, of: CastName) =>
    company.call(who, manual.registerManual, { params: { x: people[of].id } });
  const connect = (who: CastName | null, of = who ?? 'member') =>
    company.call(who, manual.connectManual, { params: { x: people[of].id } });
  const upload = (who: CastName | null, bytes: Bytes = pdf, name = 'my-disc.pdf') =>
    company.call(who, manual.uploadManual, { file: { bytes, name, type: 'application/pdf' } });
  const enter = (who: CastName | null, body: object) =>
    company.call(who, manual.saveManualEntry, { body: { Disc: 'DI', Description: 'I begin.', ...body } });
  const attach = (who: CastName | null, FilePath: string) =>
    company.call(who, manual.saveManualAttachment, { body: { FilePath } });
  const download = (who: CastName | null, of: CastName) =>
    company.call(who, manual.downloadManual, { params: { id: people[of].id } });
  const discOf = async (of: CastName) =>
    (await company.must('ceo', getProfile, { params: { id: people[of].id } })).Disc;
  const eventsOf = (of: CastName) =>
    company.read(async (db) => {
      const rows = await db
        .selectFrom('event')
        .select(['kind', 'detail'])
        .where('subject_id', '=', people[of].id)
        .where('kind', 'like', 'manual.%')
        .orderBy('id')
        .execute();
      return rows.map(({ kind, detail }) => [kind, detail]);
    });
  return { isexist, stateOf, register, connect, upload, enter, attach, download, discOf, eventsOf };
}
