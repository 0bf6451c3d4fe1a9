import type { ActionItemSort } from '@bellwether/contract/action-items';
import { actionItemReasonSentences } from '@bellwether/domain/action-items/permission-names';
import type { DueGroup } from '@bellwether/domain/action-items/rules';
import { shownTypedDay } from '#ui/data/shown.ts';

/** Fixed words (texts.9). */
export const itemWords = {
  pair: 'Open action items',
  pairNone: 'You have none with each other.',
  pairFailed: 'The action items could not be loaded.',
  new: 'New Action Item',
  completedFor: (name: string) => `${name} · Completed`,
  addTitle: 'Add Action Item',
  editTitle: 'Edit Action Item',
  deleteTitle: 'Delete Action Item',
  inProgress: 'In Progress',
  completed: 'Completed',
  list: 'Action items',
  none: 'No Action Items Found',
  noneHint: 'An action item is a task that one person asks of another. Its assignee completes it.',
  noMatch: 'No action item fits the filters.',
  clear: 'Clear filters',
  failed: 'The action items could not be loaded.',
  oneFailed: 'The action item could not be loaded.',
  usersFailed: 'The people could not be loaded.',
  nobody: 'Nobody found.',
  observer: 'You are not authorized!',
  observerHint: 'Observers have no action items.',
  assignee: 'Assigned to',
  title: 'Title',
  deadline: 'Deadline',
  deadlineHint: (form: string, today: string) =>
    `${form}, or words such as tomorrow, next Friday, ${shownTypedDay(`${today.slice(0, 4)}-12-24`).slice(0, 5)}`,
  requester: 'Assigned by',
  action: 'Action',
  done: 'Done',
  overdue: 'Overdue',
  edit: 'Edit',
  editOf: (title: string) => `Edit ${title}`,
  delete: 'Delete',
  deleteOf: (title: string) => `Delete ${title}`,
  deleteQuestion: 'Do you want to delete?',
  deleted: 'The action item has been deleted.',
  completeOf: (title: string) => `Complete ${title}`,
  reopenOf: (title: string) => `Reopen ${title}`,
  completedNow: (title: string) => `Completed: ${title}`,
  reopenedNow: (title: string) => `Reopened: ${title}`,
  undo: 'Undo',
  added: 'The action item has been added.',
  saved: 'The action item has been saved.',
  absent: 'This action item does not exist any more.',
  absentLinked: 'This link was for an action item that is not there any more, or is not yours.',
  changed: 'This action item was changed meanwhile.',
  kept: 'What you typed is kept.',
  reload: 'Reload',
  notYours: 'Only the requester can do this.',
  by: 'by',
  madeBy: (name: string) => `made by ${name}`,
  previous: 'Previous',
  next: 'Next',
  pages: 'Pages',
  place: (first: number, last: number, of: number) => `${first}–${last} of ${of}`,
  filterOf: (column: string) => `Filter ${column}`,
  fromGoal: 'Action items',
  addFromGoal: 'Add action item',
} as const;

/** The row that adds an item with one line of text. */
export const quickWords = {
  label: 'Add an action item',
  /** An example; the label says what the field is for. */
  placeholder: 'Send the slides @Mia next Friday',
  add: 'Add',
  people: 'People',
  for: 'For',
  me: 'me',
  due: 'due',
  clearPerson: (name: string) => `Not for ${name}`,
} as const;

export const groupTitles: Readonly<Record<DueGroup, string>> = {
  overdue: 'Overdue',
  this_week: 'This week',
  later: 'Later',
};

export const sortTitles: Readonly<Record<ActionItemSort, string>> = {
  AssigneeId: itemWords.assignee,
  Title: itemWords.title,
  DueDate: itemWords.deadline,
  RequesterId: itemWords.requester,
};

export const itemReasons = actionItemReasonSentences;

export const deleteItemLayerWords = {
  cancel: 'Cancel',
} as const;

export const quickAddWords = {
  titleCanHaveAt: (title: number) => `Title can have at most ${title} characters.`,
} as const;

export const itemPaletteWords = {
  actionItems: 'Action Items',
  /** The heading of the items that the palette finds. */
  group: 'Action items',
  /** Other words for which people search. */
  newSearch: 'task todo',
  listSearch: 'tasks todo to do',
} as const;
