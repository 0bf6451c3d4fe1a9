import type { Comment } from '@bellwether/contract/goals/goal';
import { instantToIso } from '@bellwether/domain/calendar/instant';
import type { Scope } from '#platform/session/scope.ts';
import type { CommentableType } from './access.ts';

/** Returns by which token somebody acted; empty for a person at a screen (accounts.13). */
export const presentVia = ({ via }: { readonly via: string | null }) => (via === null ? {} : { Via: via });

/** A comment that the acting person wrote. */
export function presentOwnComment(
  scope: Scope,
  comment: {
    readonly id: number;
    readonly type: CommentableType;
    readonly about: number;
    readonly via: string | null;
    readonly body: string;
    readonly created_at: number;
    readonly updated_at: number;
  },
): Comment {
  return {
    Id: comment.id,
    Name: scope.person.name,
    Avatar: scope.pictures.of(scope.person.avatar),
    UserId: scope.person.id,
    Comment: comment.body,
    CreatedAt: instantToIso(comment.created_at),
    UpdatedAt: instantToIso(comment.updated_at),
    CommentableId: comment.about,
    CommentableType: comment.type,
    ...presentVia(comment),
  };
}
