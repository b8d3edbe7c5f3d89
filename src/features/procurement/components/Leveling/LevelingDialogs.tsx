import { type ReactNode, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { Trash2 } from '#design-system/icons/shapes.ts';
import { MoneyField } from '#design-system/inputs/MoneyField/MoneyField.tsx';
import { NumberField } from '#design-system/inputs/NumberField/NumberField.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { Switch } from '#design-system/inputs/Switch/Switch.tsx';
import { TextArea } from '#design-system/inputs/TextArea/TextArea.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Box } from '#design-system/layout/Box/Box.tsx';
import { Columns } from '#design-system/layout/Columns/Columns.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import {
  type Alternate,
  alternatePrice,
  type Bidder,
  checkLeveling,
  COVERAGES,
  type Coverage,
  type Inclusion,
  INCLUSIONS,
  INVITATIONS,
  type Invitation,
  type LevelingSheet,
  type LineBid,
  type ScopeLine,
} from '#domain/procurement';
import { useUnsavedDialog } from '#shared/unsaved';
import type { LevelingEdit } from '../../levelingMutations.ts';
import type { BidLeveling } from '../../packageQueries.ts';
import * as t from '../../texts.ts';
import { BidExtras } from './BidExtras.tsx';
import {
  dropAlternate,
  dropBidder,
  dropLine,
  newAlternate,
  newBidder,
  newLine,
  putAlternate,
  putBid,
  putBidder,
  putLine,
} from '../../model/levelingEdits.ts';

/** What is open: a line, a bidder, or what a bidder says to a line. */
export interface LevelingOpen {
  line?: number | 'new';
  bidder?: number | 'new';
  alternate?: number | 'new';
}

export interface LevelingDialogProps {
  what: LevelingOpen;
  sheet: LevelingSheet;
  /** The work packages that a line may belong to. */
  works: BidLeveling['work_packages'];
  onSave: (edit: LevelingEdit) => void;
  onClose: () => void;
}

const choices = <T extends string>(words: Readonly<Record<T, string>>) =>
  (Object.keys(words) as T[]).map((value) => ({ value, label: words[value] }));

/** Edits one part of the sheet. */
export function LevelingDialog({ what, works, ...rest }: LevelingDialogProps) {
  const { sheet } = rest;
  const line = what.line === 'new' ? newLine(sheet) : sheet.lines.find(({ id }) => id === what.line);
  const bidder =
    what.bidder === 'new' ? newBidder(sheet) : sheet.bidders.find(({ id }) => id === what.bidder);
  const alternate =
    what.alternate === 'new'
      ? newAlternate(sheet)
      : sheet.alternates?.find(({ id }) => id === what.alternate);
  if (alternate) return <AlternateDialog alternate={alternate} isNew={what.alternate === 'new'} {...rest} />;
  if (line && bidder) return <PriceDialog line={line} bidder={bidder} {...rest} />;
  if (line) return <LineDialog line={line} isNew={what.line === 'new'} works={works} {...rest} />;
  if (bidder) return <BidderDialog bidder={bidder} isNew={what.bidder === 'new'} {...rest} />;
  return null;
}

type PartProps = Omit<LevelingDialogProps, 'what' | 'works'>;

interface FrameProps extends PartProps {
  title: string;
  /** What is said once it is saved. */
  saved: string;
  change: LevelingEdit['change'];
  /** Something was typed that closing would lose. */
  isChanged: boolean;
  removed?: LevelingEdit;
  children: ReactNode;
}

/** What a dialog edits, and whether it is another than what it began from. */
function useDraft<Part>(first: Part) {
  const [start] = useState(first);
  const [draft, setDraft] = useState(first);
  return { draft, setDraft, isChanged: JSON.stringify(draft) !== JSON.stringify(start) };
}

function Frame({ title, saved, change, isChanged, removed, sheet, onSave, onClose, children }: FrameProps) {
  const [tried, setTried] = useState(false);
  const { requestClose, question, letGo } = useUnsavedDialog(isChanged, onClose);
  // A sheet has up to 7,200 prices: they are looked through when it is to be saved, and not at each key.
  const findProblem = () => Object.values(checkLeveling(change(sheet))).flat()[0];
  const problem = tried ? findProblem() : undefined;
  const send = (edit: LevelingEdit) => {
    letGo();
    onSave(edit);
    onClose();
  };
  return (
    <>
      <Dialog
        title={title}
        size="medium"
        onCloseRequest={requestClose}
        actions={
          <>
            {removed ? (
              <Button variant="quiet" icon={Trash2} onPress={() => send(removed)}>
                {t.deleteWord}
              </Button>
            ) : null}
            <Box flex="grow" />
            <Button onPress={requestClose}>{t.cancel}</Button>
            <Button
              variant="primary"
              onPress={() => (findProblem() ? setTried(true) : send({ title: saved, change }))}
            >
              {t.save}
            </Button>
          </>
        }
      >
        <Stack gap={4}>
          {problem ? <Banner tone="critical">{problem}</Banner> : null}
          {children}
        </Stack>
      </Dialog>
      {question}
    </>
  );
}

/** The choice of a line that belongs to none. */
const NO_WORK = '';

interface LineProps extends PartProps, Pick<LevelingDialogProps, 'works'> {
  line: ScopeLine;
  isNew: boolean;
}

function LineDialog({ line, isNew, works, ...rest }: LineProps) {
  const { draft, setDraft, isChanged } = useDraft(line);
  const set = (part: Partial<ScopeLine>) => setDraft({ ...draft, ...part });
  const work = works.some(({ id }) => id === draft.work_package_id) ? String(draft.work_package_id) : NO_WORK;
  const setWork = (value: string) => {
    const { work_package_id: _before, ...bare } = draft;
    setDraft(value === NO_WORK ? bare : { ...bare, work_package_id: Number(value) });
  };
  return (
    <Frame
      {...rest}
      title={isNew ? t.newScopeLine : line.name}
      saved={t.companySaved(draft.name)}
      change={(sheet) => putLine(sheet, draft)}
      isChanged={isChanged}
      {...(!isNew && {
        removed: {
          title: t.companyDeleted(line.name),
          change: (sheet: LevelingSheet) => dropLine(sheet, line.id),
        },
      })}
    >
      <TextField
        label={t.scopeLine}
        required
        startsFocused
        maxLength={250}
        value={draft.name}
        onChange={(name) => set({ name })}
      />
      <Columns>
        <TextField
          label={t.specSection}
          maxLength={40}
          value={draft.section}
          onChange={(section) => set({ section })}
        />
        <MoneyField label={t.inEstimate} value={draft.estimate} onChange={(estimate) => set({ estimate })} />
        <NumberField
          label={t.quantity}
          minimum={0}
          value={draft.quantity}
          onChange={(quantity) => set({ quantity })}
        />
        <TextField label={t.unit} maxLength={20} value={draft.unit} onChange={(unit) => set({ unit })} />
        <Select<Inclusion>
          label={t.inThePackage}
          options={choices(INCLUSIONS)}
          value={draft.inclusion ?? 'INCLUDED'}
          onChange={(inclusion) => set({ inclusion })}
        />
        {works.length === 0 ? null : (
          <Select
            label={t.workPackage}
            options={[
              { value: NO_WORK, label: t.none },
              ...works.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            value={work}
            onChange={setWork}
          />
        )}
      </Columns>
    </Frame>
  );
}

function AlternateDialog({
  alternate,
  isNew,
  ...rest
}: PartProps & { alternate: Alternate; isNew: boolean }) {
  const { bidders } = rest.sheet;
  const { draft, setDraft, isChanged } = useDraft(alternate);
  const [amounts, setAmounts] = useState<ReadonlyMap<number, number | null>>(new Map());
  return (
    <Frame
      {...rest}
      title={isNew ? t.newAlternate : alternate.name}
      saved={t.companySaved(draft.name)}
      change={(sheet) => putAlternate(sheet, draft, amounts)}
      isChanged={isChanged || amounts.size > 0}
      {...(!isNew && {
        removed: {
          title: t.companyDeleted(alternate.name),
          change: (sheet: LevelingSheet) => dropAlternate(sheet, alternate.id),
        },
      })}
    >
      <TextField
        label={t.alternate}
        required
        startsFocused
        maxLength={250}
        value={draft.name}
        onChange={(name) => setDraft({ ...draft, name })}
      />
      <Switch
        label={t.chosenPartOfEveryLeveled}
        checked={draft.is_chosen}
        onChange={(isChosen) => setDraft({ ...draft, is_chosen: isChosen })}
      />
      <Columns>
        {bidders.map((bidder) => {
          const typed = amounts.get(bidder.id);
          return (
            <MoneyField
              key={bidder.id}
              label={bidder.company}
              allowsNegative
              value={typed === undefined ? alternatePrice(bidder, alternate.id) : typed}
              onChange={(amount) => setAmounts(new Map([...amounts, [bidder.id, amount]]))}
            />
          );
        })}
      </Columns>
    </Frame>
  );
}

function PriceDialog({ line, bidder, ...rest }: PartProps & { line: ScopeLine; bidder: Bidder }) {
  const had = bidder.bids.find(({ line_id: id }) => id === line.id);
  const { draft, setDraft, isChanged } = useDraft<LineBid>(
    had ?? { line_id: line.id, coverage: 'INCLUDED', unit_price: null, amount: null, plug: null, note: '' },
  );
  const set = (part: Partial<LineBid>) => setDraft({ ...draft, ...part });
  const isIncluded = draft.coverage === 'INCLUDED';
  return (
    <Frame
      {...rest}
      title={`${bidder.company}: ${line.name}`}
      saved={t.companyNameSaved(bidder.company, line.name)}
      change={(sheet) => putBid(sheet, bidder.id, draft)}
      isChanged={isChanged}
    >
      <Columns>
        <Select<Coverage>
          label={t.scope}
          options={choices(COVERAGES)}
          value={draft.coverage}
          onChange={(coverage) =>
            set(coverage === 'INCLUDED' ? { coverage } : { coverage, amount: null, unit_price: null })
          }
        />
        {isIncluded ? (
          <MoneyField
            label={t.amount}
            startsFocused
            value={draft.amount}
            onChange={(amount) => set({ amount })}
          />
        ) : null}
        {isIncluded ? (
          <MoneyField
            label={line.unit ? t.unitPricePerUnit(line.unit) : t.unitPrice}
            value={draft.unit_price}
            onChange={(unitPrice) => set({ unit_price: unitPrice })}
          />
        ) : null}
        <MoneyField label={t.plug} value={draft.plug} onChange={(plug) => set({ plug })} />
      </Columns>
      <TextField label={t.note} maxLength={1000} value={draft.note} onChange={(note) => set({ note })} />
    </Frame>
  );
}

function BidderDialog({ bidder, isNew, ...rest }: PartProps & { bidder: Bidder; isNew: boolean }) {
  const { draft, setDraft, isChanged } = useDraft(bidder);
  const set = (part: Partial<Bidder>) => setDraft({ ...draft, ...part });
  return (
    <Frame
      {...rest}
      title={isNew ? t.newBidder : bidder.company}
      saved={t.companySaved(draft.company)}
      change={(sheet) => putBidder(sheet, draft)}
      isChanged={isChanged}
      {...(!isNew && {
        removed: {
          title: t.companyDeleted(bidder.company),
          change: (sheet: LevelingSheet) => dropBidder(sheet, bidder.id),
        },
      })}
    >
      <Columns>
        <TextField
          label={t.company}
          required
          startsFocused
          maxLength={120}
          value={draft.company}
          onChange={(company) => set({ company })}
        />
        <TextField
          label={t.contact}
          maxLength={120}
          value={draft.contact}
          onChange={(contact) => set({ contact })}
        />
        <Select<Invitation>
          label={t.state}
          options={choices(INVITATIONS)}
          value={draft.invitation}
          onChange={(invitation) => set({ invitation })}
        />
        <MoneyField
          label={t.statedTotal}
          value={draft.stated_total}
          onChange={(total) => set({ stated_total: total })}
        />
      </Columns>
      <TextField
        label={t.nonResponsiveBecause}
        maxLength={500}
        value={draft.rejection}
        onChange={(rejection) => set({ rejection })}
      />
      <TextArea
        label={t.qualifications}
        rows={2}
        maxLength={4000}
        value={draft.qualifications ?? ''}
        onChange={(qualifications) => set({ qualifications })}
      />
      <BidExtras extras={draft.extras} onChange={(extras) => set({ extras })} />
    </Frame>
  );
}
