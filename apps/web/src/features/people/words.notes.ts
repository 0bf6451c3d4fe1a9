import { layerTitles } from './words.layers.ts';

/** The documents' words to the letter where they give them (2-people §5, §8). */
export const noteWords = {
  add: layerTitles.addNote,
  notOneself: 'Notes are about other people. Open the profile of somebody to write one.',
  editTitle: layerTitles.editNote,
  edit: 'Edit',
  editOf: (title: string) => `Edit ${title}`,
  delete: 'Delete',
  deleteOf: (title: string) => `Delete ${title}`,
  deleteQuestion: 'Do you want to delete?',
  deleted: 'The note has been deleted.',
  list: 'Notes',
  search: 'Search titles',
  sort: 'Sort by',
  none: 'No Notes Yet',
  why: 'Write down what you want to remember when you talk next.',
  noMatch: 'No note has this title.',
  failed: 'The notes could not be loaded.',
  private: 'Only you see these notes.',
  created: 'Created',
  updated: 'Updated',
  title: 'Title',
  body: 'Body',
  saved: 'The note has been saved.',
  absent: 'This note does not exist any more.',
} as const;
