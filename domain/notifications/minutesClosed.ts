import { formatCode } from '#domain/items';
import type { NamedProject } from './composeNotifications.ts';
import type { NotificationDraft } from './notificationKinds.ts';

/** A meeting whose minutes can be read now. */
export interface ClosedMeeting {
  id: number;
  number: number;
  title: string;
  /** Tells this closing from one after the meeting was reopened. */
  version: number;
  project: NamedProject;
}

/** Tells an attendee that the minutes are there. */
export function minutesClosedNotification(userId: number, meeting: ClosedMeeting): NotificationDraft {
  const { id, number, title, version, project } = meeting;
  return {
    userId,
    projectId: project.id,
    kind: 'report_ready',
    title,
    action: 'Minutes closed',
    subtitle: `${formatCode('meeting', number)} · ${project.name}`,
    link: `/projects/${project.id}/foresite/meetings/${id}`,
    permission: 'foresite_access',
    key: `minutes ${id} ${version}`,
  };
}
