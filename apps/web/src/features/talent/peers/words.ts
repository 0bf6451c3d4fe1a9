import type { PeerState } from '@bellwether/domain/talent/peers/lifecycle';
import type { PeerNaming, PeerReason } from '@bellwether/domain/talent/peers/rules';

/** The sentences about peer feedback (talent.23, talent.24). */
export const peerWords = {
  title: 'Peer feedback',
  failed: 'The peer feedback could not be loaded.',
  absent: 'There is no peer feedback for you here.',
  nothing: 'Nobody asks you for feedback now',
  nothingHint: 'When a manager asks you about a colleague, it stands here and in your notifications.',
  requests: 'You are asked about',
  own: 'Feedback about you',
  team: 'Feedback about your people',
  inCycle: (cycle: string, due: string) => `${cycle} · due ${due}`,
  open: 'Open',
  openOf: (name: string, cycle: string) => `Open peer feedback about ${name}, ${cycle}`,
  proposedCount: (count: number) =>
    count === 0 ? 'You have proposed nobody' : count === 1 ? '1 person proposed' : `${count} people proposed`,
  teamCount: (waiting: number, asked: number, handedIn: number) =>
    asked === 0 && waiting === 0
      ? 'Nobody is asked yet'
      : `${asked === 0 ? 'Nobody is asked yet' : `${handedIn} of ${asked} handed in`}${
          waiting === 0 ? '' : ` · ${waiting} proposed, please decide`
        }`,
  write: 'Write',
  writeOf: (name: string) => `Write feedback about ${name}`,
  read: 'Read',
  readOf: (name: string) => `Read your feedback about ${name}`,
  states: {
    proposed: 'Proposed, not decided yet',
    asked: 'Asked, no answer yet',
    accepted: 'Accepted, not handed in yet',
    handed_in: 'Handed in',
    declined: 'Declined',
    refused: 'Not chosen by the manager',
    withdrawn: 'No longer asked',
  } satisfies Readonly<Record<PeerState, string>>,
  /** Where the employee does not learn how far people are. */
  askedState: 'Asked by the manager',
  ownStates: {
    proposed: 'Proposed',
    asked: 'Waits for your answer',
    accepted: 'Accepted, not handed in yet',
    handed_in: 'Handed in',
    declined: 'You declined',
    refused: 'Not needed',
    withdrawn: 'No longer needed',
  } satisfies Readonly<Record<PeerState, string>>,
  reasons: {
    not_open: 'It has not opened yet.',
    shared: 'The appraisal is shared, so the peer feedback is closed.',
    left: 'This person is deactivated.',
    is_manager: 'You write the review of this person now, so you are no longer asked as a peer.',
    observer: 'Observers give no feedback.',
    giver_left: 'This person is deactivated.',
    self: 'Nobody is asked about themselves.',
    proposed: 'The manager has not decided about this yet.',
    asked: 'Please accept first.',
    accepted: 'You have accepted.',
    handed_in: 'Your feedback is handed in and does not change any more.',
    declined: 'You declined this request.',
    refused: 'The manager did not ask for this.',
    withdrawn: 'The manager no longer needs this. What you wrote stays with you.',
  } satisfies Readonly<Record<PeerReason, string>>,
  ended: {
    self: 'Nobody is asked about themselves',
    is_manager: 'Writes the review now, so no answer is to be expected',
    observer: 'Is an observer now, so no answer is to be expected',
    giver_left: 'Is deactivated, so no answer is to be expected',
  },
  opensOn: (day: string) => `Opens on ${day}`,
  about: (name: string, cycle: string) => `Feedback about ${name} · ${cycle}`,
  yourFeedback: 'Your feedback',
  readers: {
    both: (name: string) =>
      `Who writes the review reads this with your name, and so does ${name} once the review is shared. Nobody else does.`,
    manager: (name: string) =>
      `Only who writes the review reads this with your name. ${name} reads the words without names once the review is shared, if at least three people hand in.`,
    pooled: (name: string) =>
      `Only who writes the review reads this. ${name} reads a summary of what everybody said, if at least three people hand in.`,
  } satisfies Readonly<Record<PeerNaming, (name: string) => string>>,
  readByModel:
    'If who writes the review asks for a draft, the company’s AI model reads your words, without your name.',
  private: 'Nobody but you reads it until you hand it in.',
  due: (day: string) => `Due ${day}`,
  late: (day: string) => `It was due ${day}. You can hand it in until the review is shared.`,
  save: 'Save',
  handIn: 'Hand in',
  saved: 'Saved. Only you can read it.',
  handedIn: 'Your feedback is handed in.',
  handedInOn: (day: string) => `Handed in on ${day}`,
  handedInLate: (day: string) => `Handed in late, on ${day}`,
  changed: 'You changed this in another window.',
  load: 'Show what is saved',
  answerMissing: 'This question needs an answer.',
  noAnswer: 'No answer.',
  choose: 'People to ask',
  proposePeople: 'People whom you propose',
  proposeTitle: 'Propose people',
  proposeHint: 'Your manager decides whom to ask.',
  decideTitle: 'Decide whom to ask',
  decideHint: (fewest: number) =>
    `Two to six people are asked. ${fewest > 2 ? 'In this cycle at least three, so that nobody is recognised.' : ''}`.trim(),
  decideKept: 'Who has handed in stays. Who is left out is no longer asked.',
  propose: 'Propose',
  proposed: 'Your proposal is saved.',
  ask: 'Ask these people',
  asked: 'Saved. New people are told.',
  nothingFound: 'Nobody found',
  roundChanged: 'Something has changed here meanwhile.',
  loadRound: 'Show the present state',
  who: 'Who was asked',
  nobodyYet: 'Nobody is asked yet.',
  nobodyProposed: 'You have proposed nobody.',
  proposedMark: 'proposed by the employee',
  answersOf: (name: string) => `Peer feedback about ${name}`,
  answersTitle: 'What they say',
  wordsTitle: 'What peers say, without names',
  nothingSaid: 'Nobody has handed in yet.',
  ownNothing: {
    both: 'You read what peers say once your manager has shared the review.',
    manager:
      'You read what peers say, without names, once your manager has shared the review, if at least three people hand in.',
    pooled: 'You read a summary by your manager once the review is shared, if at least three people hand in.',
  } satisfies Readonly<Record<PeerNaming, string>>,
  notEnough: 'Too few people handed in, so nothing is passed on.',
  notEnoughPooled: 'Nothing is passed on: fewer than three people handed in, or there is no summary.',
  summary: 'Summary for the employee',
  summaryHint:
    'Write in your own words what peers say together. Do not repeat sentences and do not name anybody. It is read once the review is shared, if at least three people hand in.',
  saveSummary: 'Save the summary',
  summarySaved: 'The summary is saved.',
  summaryBehind: 'Somebody has handed in after this summary was written.',
  noSummary: 'There is no summary yet.',
  toRound: 'Peers and their feedback',
  chooseOwn: 'Choose people',
  chooseOwnOf: (cycle: string) => `Choose people for ${cycle}`,
  namings: {
    both: 'Manager and employee read who wrote what',
    manager: 'The manager reads who wrote what; the employee reads the words without names',
    pooled: 'The manager reads who wrote what; the employee reads a summary by the manager',
  } satisfies Readonly<Record<PeerNaming, string>>,
} as const;

/** Reminding of peer feedback, in the overview of a cycle. */
export const peerReminderWords = {
  owing: (count: number) =>
    count === 1 ? '1 person owes peer feedback.' : `${count} people owe peer feedback.`,
  asked: (names: string) => `You asked: ${names}`,
  remind: (count: number) => (count === 1 ? 'Remind this person' : `Remind them (${count})`),
  today: 'reminded today',
  away: 'away',
  done: ({ Reminded, Already, Away }: { Reminded: number; Already: number; Away: number }) =>
    [
      Reminded === 1 ? '1 person reminded' : `${Reminded} people reminded`,
      ...(Already > 0 ? [`${Already} already today`] : []),
      ...(Away > 0 ? [`${Away} away`] : []),
    ].join(', '),
} as const;
