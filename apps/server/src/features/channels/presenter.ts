import type { Channel } from '@bellwether/contract/channels';
import { instantToIso } from '@bellwether/domain/calendar/instant';
import { channelPosts } from '@bellwether/domain/channels/posts';
import type { ChannelRow } from './access.ts';

export function presentChannel(row: ChannelRow): Channel {
  return {
    Id: row.id,
    Kind: row.kind,
    Name: row.name,
    Host: row.host,
    Posts: channelPosts.filter((post) => row.posts.includes(post)),
    Department: row.department,
    IsOn: row.is_on,
    FailingSince: row.failing_since === null ? null : instantToIso(row.failing_since),
    IsGone: row.is_gone,
  };
}
