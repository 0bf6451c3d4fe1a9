/**
 * Groups of people around an event's goal or person. "Manager" is always the acting manager: the nearest active person
 * above (goals.4). While that one is away, also who stands in for them (people.35).
 */
export const receiverSentences = {
  owner: 'the owner',
  manager: "the owner's manager",
  commentedManager: "the owner's manager, if the owner commented",
  parentOwner: "the parent goal's owner",
  childOwners: 'the owners of the goals directly below',
  directReports: "the owner's direct reports",
  followers: 'the followers',
  told: 'whoever was told of the act',
  thread: 'goal admins who commented in that thread before',
  formerOwner: 'the former owner',
  formerOwnersManager: "the former owner's manager",
  assignee: 'the assignee',
  requester: 'the requester',
  formerAssignee: 'the former assignee',
  employee: 'the employee, if the appraisal was shared before',
  askedAgain: 'the employee, if their signature ended',
  signedTo: "the employee's manager, at the first signature",
  signedAnewTo: "the employee's manager, if the employee changed the signature",
  reviewer: 'the reviewer',
  closer: 'the person who closed the appraisal',
  participants: 'who takes part in the calibration',
  person: 'the person',
  personsManager: "the person's manager",
  reviewWriter: "who writes the person's review",
  signer: 'for whose signature the appraisal waits',
  newManager: 'the new manager',
  formerManager: 'the former manager',
  deputy: 'the deputy',
  formerDeputy: 'the deputy before',
  everybody: 'everybody',
  strategyReaders: 'everybody, if the strategy has a text',
  orgAdmins: 'the org admins, else the ceo',
  flagHolders: 'the ceo and everybody who has the flag',
  companyAdmins: 'the ceo and the org admins',
} as const;

export type Receiver = keyof typeof receiverSentences;
