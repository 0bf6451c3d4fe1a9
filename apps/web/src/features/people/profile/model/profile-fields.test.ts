import { expect, it } from 'vitest';
import { buildProfile } from './profile.fixture.ts';
import { saveOf, valuesOf } from './profile-fields.ts';

it('an address that waits for its confirmation stands in the form, so that saving another field keeps it waiting', () => {
  const profile = buildProfile({ Email: 'old@x.example', UnconfirmedEmail: 'new@x.example' });
  expect(saveOf(valuesOf(profile), profile.UpdatedAt).Email).toBe('new@x.example');
  expect(valuesOf({ ...profile, UnconfirmedEmail: null }).Email).toBe('old@x.example');
});
