import { layerRows, layerTable } from '#platform/layers/layer-table.tsx';
import { layerTitles } from './words.layers.ts';
import { avatarWords, passwordWords } from './words.ts';

const row = layerRows<undefined>();

/** The drawers and dialogs about people (screens.2). */
export const peopleLayers = layerTable<undefined>({
  feature: 'people',
  useSubject: () => undefined,
  rows: [
    row({
      names: ['change-password'],
      kind: 'drawer',
      title: passwordWords.title,
      width: 400,
      load: async () => (await import('./profile/components/change-password-layer.tsx')).ChangePasswordLayer,
    }),
    row({
      names: ['edit-profile'],
      kind: 'drawer',
      title: layerTitles.editProfile,
      width: 600,
      load: async () => (await import('./profile/components/edit-profile-layer.tsx')).EditProfileLayer,
    }),
    row({
      names: ['manage-user'],
      kind: 'drawer',
      title: layerTitles.manageUser,
      width: 400,
      load: async () => (await import('./roles/components/manage-user-layer.tsx')).ManageUserLayer,
    }),
    row({
      names: ['change-manager', 'assign-manager'],
      kind: 'drawer',
      title: (name) => (name === 'assign-manager' ? layerTitles.assignManager : layerTitles.changeManager),
      width: 400,
      load: async () => (await import('./organisation/components/manager-layer.tsx')).ManagerLayer,
    }),
    row({
      names: ['responsibility'],
      kind: 'drawer',
      title: layerTitles.editResponsibility,
      width: 400,
      fetchedAhead: false,
      load: async () => (await import('./profile/components/responsibility-layer.tsx')).ResponsibilityLayer,
    }),
    row({
      names: ['person'],
      kind: 'drawer',
      title: layerTitles.person,
      width: 600,
      load: async () => (await import('./components/person-layer.tsx')).PersonLayer,
    }),
    row({
      names: ['add-employee'],
      kind: 'drawer',
      title: layerTitles.addEmployee,
      width: 400,
      load: async () => (await import('./adding/components/add-employee-layer.tsx')).AddEmployeeLayer,
    }),
    row({
      names: ['note'],
      kind: 'drawer',
      title: (_name, _person, { search }) =>
        search.about === undefined ? layerTitles.addNote : layerTitles.editNote,
      width: 720,
      load: async () => (await import('./notes/components/note-layer.tsx')).NoteLayer,
    }),
    row({
      names: ['delete-note'],
      kind: 'dialog',
      title: layerTitles.deleteNote,
      width: 420,
      load: async () => (await import('./notes/components/note-layer.tsx')).DeleteNoteLayer,
    }),
    row({
      names: ['deactivate'],
      kind: 'dialog',
      title: layerTitles.deactivate,
      width: 460,
      load: async () => (await import('./status/components/deactivate-layer.tsx')).DeactivateLayer,
    }),
    row({
      names: ['activate'],
      kind: 'drawer',
      title: layerTitles.activate,
      width: 400,
      load: async () => (await import('./status/components/activate-layer.tsx')).ActivateLayer,
    }),
    row({
      names: ['free-email'],
      kind: 'dialog',
      title: layerTitles.freeEmail,
      width: 460,
      load: async () => (await import('./status/components/free-email-layer.tsx')).FreeEmailLayer,
    }),
    row({
      names: ['reassign-goals'],
      kind: 'drawer',
      title: layerTitles.reassignGoals,
      width: 400,
      load: async () => (await import('./status/components/reassign-goals-layer.tsx')).ReassignGoalsLayer,
    }),
    row({
      names: ['move-reports'],
      kind: 'drawer',
      title: layerTitles.moveReports,
      width: 400,
      load: async () => (await import('./organisation/components/move-reports-layer.tsx')).MoveReportsLayer,
    }),
    row({
      names: ['disc-manual'],
      kind: 'drawer',
      title: (_name, _person, { search }) =>
        search.on === 'edit' ? layerTitles.editDisc : layerTitles.addDisc,
      width: 700,
      load: async () => (await import('./manual/components/disc-layer.tsx')).DiscLayer,
    }),
    row({
      names: ['disc-attachment'],
      kind: 'drawer',
      title: layerTitles.attachment,
      width: 700,
      load: async () => (await import('./manual/components/attachment-layer.tsx')).AttachmentLayer,
    }),
    row({
      names: ['connect-manual'],
      kind: 'dialog',
      title: layerTitles.connect,
      width: 460,
      load: async () => (await import('./manual/components/connect-layer.tsx')).ConnectLayer,
    }),
    row({
      names: ['absence'],
      kind: 'drawer',
      title: (_name, _person, { search }) =>
        search.about === undefined ? layerTitles.addAbsence : layerTitles.editAbsence,
      width: 400,
      load: async () => (await import('./absence/components/absence-layer.tsx')).AbsenceLayer,
    }),
    row({
      names: ['picture'],
      kind: 'dialog',
      title: avatarWords.title,
      width: 420,
      load: async () => (await import('./profile/components/avatar-layer.tsx')).AvatarLayer,
    }),
  ],
});
