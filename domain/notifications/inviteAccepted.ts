import type { NamedProject } from './composeNotifications.ts';
import type { NotificationDraft } from './notificationKinds.ts';

/** Somebody came who had been invited: to a project, or to the company alone. */
export interface AcceptedInvite {
  inviterId: number;
  /** The newcomer. */
  name: string;
  roleName: string | null;
  project: NamedProject | null;
}

/** Tells whoever invited somebody that they came. */
export function inviteAcceptedNotification(invite: AcceptedInvite): NotificationDraft {
  const { inviterId, name, roleName, project } = invite;
  return {
    userId: inviterId,
    projectId: project?.id ?? null,
    kind: 'invite_accepted',
    title: name,
    action: 'Accepted your invite',
    subtitle: [roleName, project?.name].filter(Boolean).join(' · '),
    link: project ? `/projects/${project.id}/invite-members` : '/users/manage',
    permission: null,
    key: null,
  };
}
