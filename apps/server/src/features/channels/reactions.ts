import { reaction } from '#platform/events/reaction.ts';

/** Requests the posts of an event to the channels that get them (channels.2). */
export const tellChannels = reaction({
  on: ['goal.predicted', 'strategy.published', 'quarter.begun'],
  async react(scope, event) {
    await (await import('./commands.posts.ts')).postEvent(scope, event);
  },
});
