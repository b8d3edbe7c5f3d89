import { inviteAcceptedNotification } from '#domain/notifications';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { insertNotifications } from '#server/services/notify/notifyRepository.ts';
import type { DemoCalendar } from './demoCalendar.ts';
import type { DemoCompany } from './demo/demoTypes.ts';
import type { CompanyIds } from './loadCompany.ts';
import { pick } from './rowIds.ts';
import type { ProjectIds } from './loadProject.ts';

type Stage = { tx: TenantTx; calendar: DemoCalendar; company: CompanyIds; project: ProjectIds };

/** Tells those who invited people to a project that they came. */
export async function loadInvitations(
  { tx, calendar, company, project }: Stage,
  { invitations = [], people }: DemoCompany,
  projectName: string,
): Promise<void> {
  for (const invitation of invitations.filter((one) => one.project === projectName)) {
    const person = people.find(({ key }) => key === invitation.person);
    if (!person) throw new Error(`The demo invites "${invitation.person}", whom it does not define.`);
    const draft = inviteAcceptedNotification({
      inviterId: pick(company.people, invitation.by),
      name: `${person.firstName} ${person.lastName}`,
      roleName: person.role,
      project: { id: project.id, name: projectName },
    });
    await insertNotifications(tx, [draft], {
      creatorId: pick(company.people, invitation.person),
      at: calendar.instant(invitation.at).toISOString(),
    });
  }
}

/** When people last looked at their notifications. */
const lastLook = '2026-10-08T17:30';

/** What the story tells of was mailed in its time, and read up to the last look. */
export async function settleNotifications(tx: TenantTx, calendar: DemoCalendar): Promise<void> {
  await tx.query({
    text: `update notification set mailed_at = created_at, read_at = case when created_at < $2 then $2::timestamptz end
      where tenant_id = $1`,
    values: [tx.tenantId, calendar.instant(lastLook).toISOString()],
  });
}
