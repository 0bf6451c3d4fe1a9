/** Events about a person and their details; the subject is the person. */
export interface PeopleEvents {
  'person.created': Readonly<Record<string, never>>;
}
