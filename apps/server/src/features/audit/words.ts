/** Why a call about the audit log is refused, by code. */
export const auditRefusals = {
  too_many_rows: ({ most }: { most: string }) =>
    `A file has at most ${most} rows. Please choose a shorter time, a kind or a person.`,
} as const;

export const auditFileWords = {
  name: ({ company, day }: { company: string; day: string }) => `${company} audit log ${day}`,
  title: 'Audit log',
  columns: {
    id: 'Id',
    at: 'Time (UTC)',
    kind: 'Kind',
    words: 'What happened',
    actor: 'Who',
    actorId: 'Id of who',
    for: 'For whom',
    forId: 'Id of whom',
    subject: 'On what',
    subjectKind: 'Kind of thing',
    subjectId: 'Id of thing',
    detail: 'Detail',
    via: 'Via',
    address: 'Address',
    device: 'Device',
    request: 'Request',
  },
} as const;
