import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { Plus, X } from '#design-system/icons/shapes.ts';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { checkRequest, MOST_INVITATIONS, type RequestDraft, USUAL_DUE_TIME } from '#domain/bidding';
import { addDays } from '#domain/dates';
import { isEmail, normalizeEmail } from '#domain/people';
import type { LevelingSheet } from '#domain/procurement';
import { localToday } from '#shared/project';
import { type Bidding, useBiddingStep } from '../../biddingQueries.ts';
import type { BidPackage } from '../../packageQueries.ts';
import * as t from '../../texts.ts';
import * as styles from './Bidding.css.ts';
import { StandingNote } from '../Bidders/StandingNote.tsx';
import { TermsFields } from './TermsFields.tsx';

export interface InviteDialogProps {
  row: BidPackage;
  sheet: LevelingSheet;
  bidding: Bidding;
  onClose: () => void;
}

interface Typed {
  key: number;
  company: string;
  contact: string;
  email: string;
}

/** Where the writing goes on. */
const focus = (field: HTMLInputElement | null) => field?.focus();

/** The usual terms of a package that was never out: its own day, or two weeks from now. */
function firstTerms(row: BidPackage, { request }: Bidding, today: string): RequestDraft {
  if (request) {
    const { due_on, due_time, questions_by, site_walk_on, bond_percent, message } = request;
    return { due_on, due_time, questions_by, site_walk_on, bond_percent, message };
  }
  const due = row.bids_due !== null && row.bids_due >= today ? row.bids_due : addDays(today, 14);
  return {
    due_on: due,
    due_time: USUAL_DUE_TIME,
    questions_by: null,
    site_walk_on: null,
    bond_percent: null,
    message: '',
  };
}

/** Invites companies by mail: those of the leveling that were not invited yet stand there already. */
export default function InviteDialog({ row, sheet, bidding, onClose }: InviteDialogProps) {
  const today = localToday();
  const [terms, setTerms] = useState(() => firstTerms(row, bidding, today));
  const [typed, setTyped] = useState<Typed[]>(() => {
    const invited = new Set(bidding.invitations.map(({ bidder_id: id }) => id));
    const known = sheet.bidders.filter(({ id, invitation }) => !invited.has(id) && invitation === 'PENDING');
    const rows = known.map(({ company, contact }, key) => ({ key, company, contact, email: '' }));
    return [...rows, { key: rows.length, company: '', contact: '', email: '' }];
  });
  const [added, setAdded] = useState<number>();
  const [tried, setTried] = useState(false);
  const save = useBiddingStep(row.id);
  const wanted = typed.filter(({ company, email }) => company.trim() !== '' || email.trim() !== '');
  const problems: Record<string, string[]> = checkRequest(terms, today);
  for (const [place, { company, email }] of wanted.entries()) {
    if (company.trim() === '') problems[`bidders.${place}.company`] = [t.nameTheCompany];
    if (!isEmail(normalizeEmail(email))) problems[`bidders.${place}.email`] = [t.enterAFullEmailAddress];
  }
  const errors = { ...save.error?.fields, ...(tried && problems) };
  const change = (key: number, part: Partial<Typed>) =>
    setTyped((rows) => rows.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const add = () => {
    const key = Math.max(-1, ...typed.map((one) => one.key)) + 1;
    setTyped([...typed, { key, company: '', contact: '', email: '' }]);
    setAdded(key);
  };
  const handleSend = () => {
    setTried(true);
    if (wanted.length === 0 || Object.keys(problems).length > 0) return;
    save.mutate(
      {
        step: {
          kind: 'invite',
          body: {
            ...terms,
            bidders: wanted.map(({ company, contact, email }) => ({ company, contact, email })),
          },
        },
        title: wanted.length === 1 ? t.companyInvited1 : t.lengthCompaniesInvited(wanted.length),
        isShown: true,
      },
      { onSuccess: onClose },
    );
  };
  const problem = (name: string) => errors[name]?.[0];
  const general =
    save.error && Object.keys(save.error.fields ?? {}).length === 0 ? save.error.message : problem('bidders');
  return (
    <Dialog
      title={t.inviteBiddersToName(row.name)}
      size="large"
      onCloseRequest={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t.cancel}</Button>
          <Button variant="primary" busy={save.isPending} onPress={handleSend}>
            {t.sendInvitations}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {general ? <Banner tone="critical">{general}</Banner> : null}
        {tried && wanted.length === 0 ? <Banner tone="critical">{t.nameACompanyToInvite}</Banner> : null}
        <TermsFields terms={terms} onChange={setTerms} errors={errors} timeZone={bidding.time_zone} />
        <div role="group" aria-label={t.companies} className={styles.companies}>
          {typed.map(({ key, company, contact, email }, at) => {
            const place = wanted.findIndex((one) => one.key === key);
            return (
              <div key={key} className={styles.company}>
                <TextField
                  label={t.companyAt(at + 1)}
                  {...(key === added && { ref: focus })}
                  value={company}
                  maxLength={120}
                  error={place < 0 ? undefined : problem(`bidders.${place}.company`)}
                  onChange={(value) => change(key, { company: value })}
                />
                <TextField
                  label={t.contactAt(at + 1)}
                  value={contact}
                  maxLength={120}
                  onChange={(value) => change(key, { contact: value })}
                />
                <TextField
                  label={t.emailAt(at + 1)}
                  type="email"
                  value={email}
                  maxLength={254}
                  error={place < 0 ? undefined : problem(`bidders.${place}.email`)}
                  onChange={(value) => change(key, { email: value })}
                />
                <IconButton
                  icon={X}
                  label={t.removeCompanyAt(at + 1)}
                  onPress={() => setTyped((rows) => rows.filter((one) => one.key !== key))}
                />
                <StandingNote company={company} budget={row.budget} />
              </div>
            );
          })}
        </div>
        <div>
          <Button
            variant="accent"
            icon={Plus}
            disabledReason={
              typed.length + bidding.invitations.length >= MOST_INVITATIONS
                ? t.atMostValueCompaniesBid(MOST_INVITATIONS)
                : undefined
            }
            onPress={add}
          >
            {t.company}
          </Button>
        </div>
      </Stack>
    </Dialog>
  );
}
