type NoDetail = Readonly<Record<string, never>>;

/**
 * Events about channels of chats; the subject is the channel, or the person of a connection. No detail has an address or a
 * name.
 */
export interface ChannelEvents {
  'channel.added': NoDetail;
  'channel.changed': { readonly isOn: boolean };
  'channel.removed': NoDetail;
  'slack.set_up': NoDetail;
  'slack.removed': NoDetail;
  'slack.linked': NoDetail;
  'slack.unlinked': NoDetail;
}
