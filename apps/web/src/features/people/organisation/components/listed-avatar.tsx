import type { OrgPerson } from '@bellwether/contract/people/organisation';
import { useQuery } from '@tanstack/react-query';
import { PersonAvatar } from '#ui/marks/person-avatar.tsx';
import { avatarQuery } from '../api.ts';

interface ListedAvatarProps {
  readonly person: OrgPerson;
  /** Pixels. */
  readonly size: number;
}

/** Shows the picture of a person of the organisation. The address is fetched when the picture is shown. */
export function ListedAvatar({ person, size }: ListedAvatarProps) {
  const { data } = useQuery({ ...avatarQuery(person.id), enabled: person.Avatar === true });
  return <PersonAvatar name={person.Name} src={data} size={size} />;
}
