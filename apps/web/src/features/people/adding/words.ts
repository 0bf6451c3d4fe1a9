import { layerTitles } from '../words.layers.ts';

/** Add Employee; fixed words (people.22). */
export const addingWords = {
  title: layerTitles.addEmployee,
  name: 'Full name',
  email: 'Email',
  emailHint: 'The invitation is sent there.',
  jobTitle: 'Job title',
  isManager: 'Manager',
  isManagerHint: 'Can have direct reports.',
  isObserver: 'Observer',
  isObserverHint: 'Reads, has no goals and no manager, and is listed for the CEO and org admins only.',
  manager: 'Manager',
  reportsTo: 'Reports to',
  department: 'Department',
  departmentHint: 'The department of this person’s organization. Empty: the one above.',
  save: 'Add and invite',
  done: (name: string, manager: string | undefined, email: string) =>
    `${manager === undefined ? '' : `${name} reports to ${manager}. `}An invitation has been sent to ${email}.`,
  change: 'Change',
  nobody: 'Nobody matches.',
  failed: 'The managers could not be loaded.',
  notYours: 'You are not authorized!',
} as const;
