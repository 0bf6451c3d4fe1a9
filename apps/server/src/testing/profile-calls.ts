import { getProfile, type ProfileSave, saveProfile } from '@bellwether/contract/people/profile';
import type { TestPerson } from './factory.ts';
import type { CastName, GoalCompany } from './goal-company.ts';

/** Returns the payload of a form that changed only `fields`. */
export const profileSave = (person: TestPerson, fields: Partial<ProfileSave> = {}): ProfileSave => ({
  Name: person.name,
  JobTitle: person.role,
  Email: person.email,
  ...fields,
});

/** Returns the calls about profiles, made by people of the company, and changes of its people as rows. */
export function profileCalls(company: GoalCompany) {
  const { server, tenantId } = company;
  const read = (who: CastName, id: number) => company.call(who, getProfile, { params: { id } });
  const save = (who: CastName, person: TestPerson, fields: Partial<ProfileSave>) =>
    company.call(who, saveProfile, { params: { id: person.id }, body: profileSave(person, fields) });
  const hire = (options: Parameters<typeof server.buildPerson>[1]) =>
    server.buildPerson({ id: tenantId }, options);
  const change = (person: TestPerson, columns: object) =>
    company.read((db) =>
      db
        .updateTable('person')
        .set(columns)
        .where('tenant_id', '=', person.tenantId)
        .where('id', '=', person.id)
        .execute(),
    );
  return { read, save, hire, change };
}
