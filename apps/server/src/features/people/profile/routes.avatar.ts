import * as avatar from '@bellwether/contract/people/avatar';
import type { ServerContext } from '#platform/context.ts';
import { type Route, route, uploadRoute, visitorRoute, waitingRoute } from '#platform/http/route.ts';
import { holdAvatar, holdChangeableAvatar } from './access.avatar.ts';
import { deleteAvatar, keepAvatar, saveAvatar } from './commands.avatar.ts';
import { presentAvatar } from './presenter.avatar.ts';
import { pictureData, readPicture } from './queries.avatar.ts';

export function avatarRoutes(context: ServerContext): Route[] {
  const { files } = context;
  return [
    uploadRoute(avatar.uploadAvatar, {
      hold: async (scope, { params }) => {
        await holdChangeableAvatar(scope, params.profileId, { lock: false });
        return { tenantId: scope.tenant.id, actorId: scope.person.id };
      },
      keep: (file, act) => keepAvatar(files, file, act),
      save: async (scope, { params }, file) => ({
        data: presentAvatar(scope, await saveAvatar(scope, params.profileId, file)),
      }),
    }),
    route(avatar.getAvatar, async (scope, { params }) =>
      presentAvatar(scope, await holdAvatar(scope, params.id)),
    ),
    // Read the bytes after the commit, because the storage may be slow.
    waitingRoute(avatar.getAvatarData, async (scope, { params }) => {
      const { key } = await holdAvatar(scope, params.id);
      const { id } = scope.tenant;
      return async () => ({ data: key === null ? null : await pictureData(files, id, key) });
    }),
    route(avatar.deleteAvatar, async (scope, { params }) =>
      presentAvatar(scope, await deleteAvatar(scope, params.profileId)),
    ),
    visitorRoute(avatar.getPicture, (visitor, { params }) => readPicture(context, params, visitor.now)),
  ];
}
