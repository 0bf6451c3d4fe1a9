import { reaction } from '#platform/events/reaction.ts';

/** Requests the app's messages to people: of what waits for their approval, and of their weekly update (channels.6). */
export const tellInSlack = reaction({
  on: ['notification.written', 'notification.asked'],
  async react(scope, event) {
    await (await import('./commands.messages.ts')).requestMessages(scope, event);
  },
});
