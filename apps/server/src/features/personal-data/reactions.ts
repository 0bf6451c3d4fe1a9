import { actorsSince } from '#platform/events/event-rows.ts';
import { reaction } from '#platform/events/reaction.ts';
import { recordEvent } from '#platform/events/record-event.ts';

/** Tells a person who is active again who asked for a file of their data meanwhile (personal-data.8). */
export const tellOfAskedData = reaction({
  on: ['person.activated'],
  async react(scope, { subjectId }) {
    if (subjectId === null) return;
    const asked = { kind: 'person.data_asked', since: 'person.deactivated' } as const;
    const { rows } = await actorsSince(scope.tenant.id, subjectId, asked).execute(scope.db);
    for (const { actor: asker } of rows)
      await recordEvent(scope, { kind: 'person.data_ask_told', subjectId, detail: { asker } });
  },
});
