import type { LevelShare } from '@bellwether/domain/talent/calibration/rules';
import type { SharingGap } from '@bellwether/domain/talent/calibration/sharing';

/** The sentences about calibration sessions (talent.26). */
export const calibrationWords = {
  title: 'Calibrations',
  hint: 'Managers compare the ratings of their drafts before they share them. Only who takes part learns of it.',
  create: 'New calibration',
  states: { open: 'Open', closed: 'Closed', cancelled: 'Cancelled' },
  opened: (name: string, day: string) => `opened by ${name} on ${day}`,
  people: (count: number) => (count === 1 ? '1 person' : `${count} people`),
  show: 'Open',
  showOf: (name: string) => `Open the calibration ${name}`,
  failed: 'The calibrations could not be loaded.',
  sessionFailed: 'The calibration could not be loaded.',
  absent: 'This calibration does not exist, or you do not take part.',
  name: 'Name',
  nameHint: 'Only who takes part reads it.',
  of: 'Quarter or review cycle',
  group: 'Which people',
  company: 'The whole company',
  departments: 'Departments',
  organisations: 'Organizations',
  organisationsHint: 'These people and everybody below them.',
  persons: 'Single people',
  groupHint:
    'Everybody with a draft takes part as a card; at least five. Nothing of the group may be shared yet.',
  participants: 'Who else takes part',
  participantsHint:
    'Bosses of the group’s managers and HR admins. The group’s managers and you take part anyway.',
  withGuide: 'With guide lines',
  guideHint:
    'How many percent you expect at each level. The session shows the difference and forces nothing.',
  guideOf: (level: string) => `${level}, percent`,
  changeGuide: 'Change the guide lines',
  guideSaved: 'The guide lines are saved.',
  guideChanged: 'Somebody else has changed the guide lines meanwhile.',
  loadGuide: 'Load them',
  nothingFound: 'Nothing found',
  clear: 'Remove all',
  open: 'Open the calibration',
  openedNow: 'The calibration is open. Who takes part has been notified.',
  takePart: (names: string) => `Taking part: ${names}`,
  hidden: 'You do not see yourself and people above you.',
  ended: 'Only people whose ratings you read anyway are shown after the end.',
  cancelled: 'The calibration was cancelled. The drafts keep their ratings.',
  find: 'Search names',
  distribution: 'Distribution',
  level: 'Level',
  count: 'People',
  guide: 'Guide line',
  difference: 'Difference',
  share: ({ people, percent }: Pick<LevelShare, 'people' | 'percent'>) => `${people} (${percent} %)`,
  percent: (percent: number) => `${percent} %`,
  more: (more: number) =>
    more === 0
      ? 'as the guide line'
      : more > 0
        ? `${more} more than the line`
        : `${-more} fewer than the line`,
  grid: (primary: string, secondary: string) => `People by ${primary} and ${secondary}`,
  place: (primary: string, secondary: string) => `${primary} · ${secondary}`,
  showAll: (count: number) => `Show ${count} more`,
  showFewer: 'Show fewer',
  cell: (count: number) => (count === 1 ? '1 person' : `${count} people`),
  nobody: 'Nobody fits this search.',
  moved: 'moved',
  edited: 'draft changed',
  goals: (completed: number, all: number) =>
    all === 0 ? 'No goals that you see' : `${completed} of ${all} ${all === 1 ? 'goal' : 'goals'} completed`,
  openGoals: (open: number) => (open === 0 ? '' : `, ${open} without a result`),
  first: (place: string) => `At the beginning: ${place}`,
  now: (place: string) => `Now: ${place}`,
  editedHint: 'The reviewer has changed the draft since the last move. The draft counts.',
  read: 'Read the appraisal',
  move: 'Move',
  moveForm: (name: string) => `Move ${name}`,
  reason: 'Reason',
  reasonHint: 'Who takes part and may see this person reads it. The person never does.',
  movedNow: (name: string) => `${name} is moved.`,
  changed: (place: string) => `This card changed meanwhile. It is now at ${place}. Your reason is kept.`,
  goOn: 'Move it from there',
  undo: 'Undo my move',
  undone: 'The move is undone.',
  history: 'Moves',
  noMoves: 'Nobody has moved this person.',
  step: (from: string, to: string) => `${from} → ${to}`,
  taken: 'taken back',
  close: 'Close and write the ratings',
  closeTitle: 'Close the calibration',
  closeText: (moved: number) =>
    moved === 0
      ? 'Nobody is moved, so the drafts keep their ratings.'
      : moved === 1
        ? 'The rating of 1 person is written into the draft.'
        : `The ratings of ${moved} people are written into their drafts.`,
  closed: (written: number) =>
    written === 1 ? 'Closed. 1 draft has new ratings.' : `Closed. ${written} drafts have new ratings.`,
  cancel: 'Cancel the calibration',
  cancelText: 'The drafts keep their ratings. What was moved is discarded.',
  cancelledNow: 'The calibration is cancelled.',
  back: 'Back',
  required: 'This is required.',
} as const;

/** The sentences about sharing many (talent.29). */
export const sharingWords = {
  open: 'Share many…',
  title: 'Share appraisals',
  hint: 'Tick the drafts to share. Each employee is asked to read and sign.',
  failed: 'The drafts could not be loaded.',
  nobody: 'No appraisal waits for being shared.',
  tick: (name: string) => `Share the appraisal of ${name}`,
  all: 'Tick all that are complete',
  gaps: {
    rating: 'no rating',
    text: 'no text',
    self_review: 'self review still open',
    peer_feedback: 'peer feedback still open',
    peer_summary: 'no summary of the peer feedback',
    calibration: 'calibration open',
  } satisfies Readonly<Record<SharingGap, string>>,
  complete: 'Complete',
  others: 'Its reviewer shares it',
  othersHint: 'You share the appraisals that you review. Reviewers share the others.',
  withOpenParts: 'Also where a self review, peer feedback or its summary is missing',
  withOpenPartsHint: 'After sharing, nothing of this can be handed in or written any more.',
  share: (count: number) => (count === 1 ? 'Share 1 appraisal' : `Share ${count} appraisals`),
  done: 'Shared',
  shared: (count: number) => (count === 1 ? '1 appraisal is shared.' : `${count} appraisals are shared.`),
  failures: {
    self_review: 'Not shared: the self review is still open.',
    peer_feedback: 'Not shared: peer feedback is still open.',
    peer_summary: 'Not shared: the summary of the peer feedback is missing.',
    changed_meanwhile: 'Not shared: the draft changed meanwhile. Please read it again.',
    not_yours: 'Not shared: only its reviewer shares it.',
  },
  notShared: (reason: string) => `Not shared: ${reason}`,
} as const;
