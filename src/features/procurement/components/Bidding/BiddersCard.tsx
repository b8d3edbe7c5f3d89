import { lazy, Suspense, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Menu } from '#design-system/actions/Menu/Menu.tsx';
import { StatusTag } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import { Icon } from '#design-system/icons/Icon/Icon.tsx';
import { Ellipsis, Lock, Mail, Trash2 } from '#design-system/icons/shapes.ts';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { Confirm } from '#design-system/overlays/Confirm/Confirm.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { dueMomentText, issueWords } from '#domain/bidding';
import { standingWarnings } from '#domain/procurement';
import { IssueChangeList } from '#features/bidding';
import { FileSection } from '#features/files';
import { dayWords } from '#shared/history';
import { localToday } from '#shared/project';
import { type BidInvitation, type Bidding, useBiddingStep } from '../../biddingQueries.ts';
import { bidWords, openingWords, sealedBids, stateLook } from '../../model/biddingWords.ts';
import { limitWords, standingLook } from '../../model/standingWords.ts';
import * as t from '../../texts.ts';
import * as styles from './Bidding.css.ts';

const AddendumDialog = lazy(() => import('./AddendumDialog.tsx'));
const TermsDialog = lazy(() => import('./TermsDialog.tsx'));

export interface BiddersCardProps {
  packageId: number;
  /** What bids are held against, in dollars. */
  budget: number | null;
  bidding: Bidding & { request: NonNullable<Bidding['request']> };
  mayChange: boolean;
  /** Beside the scope sheet: how each stands against the budget is left to the wide list. */
  isNarrow?: boolean;
}

/** Who was invited and how far they are. Amounts show in the leveling, once bids were opened. */
export function BiddersCard({ packageId, budget, bidding, mayChange, isNarrow = false }: BiddersCardProps) {
  const { request, invitations, addenda, changes, files, time_zone: timeZone } = bidding;
  const nextAddendum = (addenda[0]?.number ?? 0) + 1;
  const [isOpening, setIsOpening] = useState(false);
  const [isChanging, setIsChanging] = useState(false);
  const [isAdding, setIsAdding] = useState(false);
  const [filesOf, setFilesOf] = useState<BidInvitation | null>(null);
  const [now] = useState(() => new Date());
  const step = useBiddingStep(packageId);
  const { inTime, late } = sealedBids(invitations);
  const showsFiles = !isNarrow || files > 0;
  const isOpened = request.opened_at !== null;
  const mayOpen = mayChange && request.is_due && (!isOpened || inTime + late.length > 0);
  const opening = openingWords({ inTime, late: late.length, isOpened });
  const open = () => {
    setIsOpening(false);
    step.mutate({
      step: { kind: 'open', late: opening.takesLate ? late : [] },
      title: opening.done,
      ...(opening.detail && { detail: opening.detail }),
    });
  };
  return (
    <Card
      title={t.biddersLength(invitations.length)}
      padding="none"
      actions={
        <div className={styles.tools}>
          <span className={styles.due}>
            {isOpened ? null : <Icon of={Lock} />}
            {isOpened
              ? t.openedDayWordsByOpened(dayWords(request.opened_at ?? '', now), request.opened_by)
              : t.dueDatePiece(dueMomentText(request.due_at, timeZone))}
          </span>
          {mayChange && !isOpened ? (
            <Button size="small" onPress={() => setIsChanging(true)}>
              {t.change}
            </Button>
          ) : null}
          {mayChange && !isOpened ? (
            <Button size="small" onPress={() => setIsAdding(true)}>
              {t.issueAddendumNumber(nextAddendum)}
            </Button>
          ) : null}
          {mayOpen ? (
            <Button size="small" variant="primary" busy={step.isPending} onPress={() => setIsOpening(true)}>
              {opening.label}
            </Button>
          ) : null}
        </div>
      }
    >
      {changes.length > 0 ? (
        <div className={styles.notIssued}>
          <StatusTag tone="caution" label={t.notIssuedIssueWords(issueWords(changes))} />
          <span>{t.biddersStillSeeTheScope(nextAddendum)}</span>
        </div>
      ) : null}
      <div className={styles.frame}>
        <table className={isNarrow ? `${styles.table} ${styles.narrow}` : styles.table}>
          <thead>
            <tr>
              <th scope="col">{t.company}</th>
              {isNarrow ? null : <th scope="col">{t.prequalification}</th>}
              <th scope="col">{t.state}</th>
              <th scope="col">{t.lastSeen}</th>
              {showsFiles ? (
                <th scope="col" className={styles.number}>
                  {isNarrow ? t.files : t.filesRead}
                </th>
              ) : null}
              <th scope="col">{t.bid}</th>
              {mayChange ? (
                <th scope="col">
                  <span className={styles.heard}>{t.actions}</span>
                </th>
              ) : null}
            </tr>
          </thead>
          <tbody>
            {invitations.map((invitation) => (
              <tr key={invitation.id}>
                <th scope="row" className={styles.name}>
                  {invitation.company}
                  <small>
                    {(isNarrow
                      ? [invitation.contact || invitation.email]
                      : [invitation.contact, invitation.email]
                    )
                      .filter(Boolean)
                      .join(', ')}
                  </small>
                </th>
                {isNarrow ? null : (
                  <td className={styles.standing}>
                    <StandingCell standing={invitation.standing} budget={budget} />
                  </td>
                )}
                <td>
                  <StatusTag {...stateLook(invitation)} />
                  {invitation.reason ? <small className={styles.reason}>{invitation.reason}</small> : null}
                </td>
                <td>{invitation.seen_at === null ? '-' : dayWords(invitation.seen_at, now)}</td>
                {showsFiles ? (
                  <td className={styles.number}>
                    {files === 0 ? '-' : t.filesReadOfFiles(invitation.files_read, files)}
                  </td>
                ) : null}
                <td>
                  <span className={styles.due}>
                    {invitation.is_sealed ? <Icon of={Lock} size="small" /> : null}
                    {bidWords(invitation)}
                  </span>
                  {invitation.submitted_at !== null && invitation.addendum < nextAddendum - 1 ? (
                    <small>{t.beforeAddendumAddendum(invitation.addendum + 1)}</small>
                  ) : null}
                  {invitation.files > 0 ? (
                    <Button size="small" variant="quiet" onPress={() => setFilesOf(invitation)}>
                      {invitation.files === 1 ? t.file1 : t.filesCountFiles(invitation.files)}
                      <span className={styles.heard}>{t.ofCompany(invitation.company)}</span>
                    </Button>
                  ) : null}
                </td>
                {mayChange ? (
                  <td className={styles.number}>
                    <RowMenu invitation={invitation} packageId={packageId} />
                  </td>
                ) : null}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {addenda.length > 0 ? (
        <ul className={styles.questions} aria-label={t.addenda}>
          {addenda.map(({ number, text, changes: made, issued_at: issuedAt, confirmed }) => (
            <li key={number} className={styles.question}>
              <span className={styles.code}>{t.addNumber(number)}</span>
              <span className={styles.words}>
                <span>{text}</span>
                <small>{dayWords(issuedAt, now)}</small>
                <IssueChangeList label={t.changesInAddendumNumber(number)} changes={made} />
              </span>
              <span className={styles.due}>
                {t.confirmedByConfirmedOfLength(confirmed, invitations.length)}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {isAdding ? (
        <Suspense fallback={null}>
          <AddendumDialog
            packageId={packageId}
            number={nextAddendum}
            changes={changes}
            onClose={() => setIsAdding(false)}
          />
        </Suspense>
      ) : null}
      {filesOf ? (
        <Dialog
          title={t.filesOfCompany(filesOf.company)}
          size="medium"
          onCloseRequest={() => setFilesOf(null)}
          actions={<Button onPress={() => setFilesOf(null)}>{t.done}</Button>}
        >
          <FileSection
            label={t.files}
            place={{ entity: 'bid_invitation', entityId: filesOf.id, field: 'attachments' }}
            disabledReason={t.filesOfABidStay}
          />
        </Dialog>
      ) : null}
      {isChanging ? (
        <Suspense fallback={null}>
          <TermsDialog
            packageId={packageId}
            request={request}
            timeZone={timeZone}
            onClose={() => setIsChanging(false)}
          />
        </Suspense>
      ) : null}
      {isOpening ? (
        <Confirm
          title={opening.question}
          confirmLabel={opening.label}
          tone="normal"
          onConfirm={open}
          onCancel={() => setIsOpening(false)}
        >
          {opening.effect}
        </Confirm>
      ) : null}
    </Card>
  );
}

function StandingCell({ standing, budget }: { standing: BidInvitation['standing']; budget: number | null }) {
  const today = localToday();
  const limits = limitWords(standing);
  return (
    <>
      <StatusTag {...standingLook(standing, today)} />
      {limits ? <small>{limits}</small> : null}
      {standingWarnings(standing, { amount: budget, today }).map(({ kind, text }) => (
        <small key={kind} className={styles.warning}>
          {text}
        </small>
      ))}
    </>
  );
}

function RowMenu({ invitation, packageId }: { invitation: BidInvitation; packageId: number }) {
  const step = useBiddingStep(packageId);
  const { id, company, email } = invitation;
  return (
    <Menu
      label={t.actionsOfCode(company)}
      placement="bottom-end"
      sections={[
        {
          id: 'actions',
          items: [
            {
              id: 'link',
              label: t.emailANewLink,
              description: t.theOldLinkStopsWorking,
              icon: Mail,
              onSelect: () =>
                step.mutate({ step: { kind: 'link', id }, title: t.newLinkEmailedToEmail(email) }),
            },
            {
              id: 'withdraw',
              label: t.withdrawInvitation,
              icon: Trash2,
              tone: 'critical',
              onSelect: () =>
                step.mutate({
                  step: { kind: 'withdraw', id },
                  title: t.invitationToCompanyWithdrawn(company),
                }),
            },
          ],
        },
      ]}
      renderTrigger={(trigger) => (
        <IconButton icon={Ellipsis} size="small" label={t.actionsOfCode(company)} trigger={trigger} />
      )}
    />
  );
}
