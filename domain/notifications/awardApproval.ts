import { formatMoney } from '#domain/money';
import type { NamedProject } from './composeNotifications.ts';
import type { NotificationDraft } from './notificationKinds.ts';

/** An award on its way through its signatures. */
export interface AwardInApproval {
  project: NamedProject;
  package: { id: number; code: string; name: string };
  company: string;
  /** Dollars. */
  amount: number;
}

/** Why somebody hears of it: it waits for them, or what they asked for was decided. */
export type AwardNews =
  | { kind: 'waits'; by: string }
  | { kind: 'approved'; by: string }
  | { kind: 'rejected'; by: string; reason: string };

const wordsOf = (news: AwardNews, { company, amount }: AwardInApproval): string => {
  const award = `the award to ${company} for ${formatMoney(amount)}`;
  switch (news.kind) {
    case 'waits':
      return `${news.by} asks you to approve ${award}`;
    case 'approved':
      return `${news.by} approved ${award}: it is awarded`;
    default:
      return `${news.by} rejected ${award}: ${news.reason}`;
  }
};

/** Tells a signer that an award waits for them, or whoever asked for it how it ended. */
export const awardNotification = (
  userId: number,
  about: AwardInApproval,
  news: AwardNews,
): NotificationDraft => ({
  userId,
  projectId: about.project.id,
  kind: 'award_approval',
  title: about.package.name,
  action: wordsOf(news, about),
  subtitle: `${about.package.code} · ${about.project.name}`,
  link: `/projects/${about.project.id}/procurement/bid-package-details/${about.package.id}`,
  permission: 'procurement_access',
  key: null,
});
