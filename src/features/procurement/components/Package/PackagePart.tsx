import { Button } from '#design-system/actions/Button/Button.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Plus } from '#design-system/icons/shapes.ts';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import type { LevelingSheet } from '#domain/procurement';
import { RelatedIssues } from '#features/issues';
import type { Bidding } from '../../biddingQueries.ts';
import type { LevelingEdit } from '../../levelingMutations.ts';
import type { BidLeveling, BidPackage } from '../../packageQueries.ts';
import * as t from '../../texts.ts';
import { BiddersCard } from '../Bidding/BiddersCard.tsx';
import { QuestionsCard } from '../Bidding/QuestionsCard.tsx';
import type { LevelingOpen } from '../Leveling/LevelingDialogs.tsx';
import { ScopeSources } from '../Scope/ScopeSources.tsx';
import { DateStrip } from './DateStrip.tsx';
import * as styles from './Package.css.ts';
import { PackageComments } from './PackageComments.tsx';
import { PackageDocuments } from './PackageDocuments.tsx';
import { PackageHistory } from './PackageHistory.tsx';
import { PackageRisks } from './PackageRisks.tsx';
import { ScopeSheet } from './ScopeSheet.tsx';
import { usePackageDays } from './usePackageDays.ts';
import type { PackageTab } from './usePackageTab.ts';

/** Scope lines beside the bidders; the others are a press away. */
const SHOWN_LINES = 13;

export interface PackagePartProps {
  part: Exclude<PackageTab, 'leveling'>;
  row: BidPackage;
  sheet: LevelingSheet;
  works: BidLeveling['work_packages'];
  bidding: Bidding | undefined;
  mayChange: boolean;
  onOpen: (what: LevelingOpen) => void;
  onPart: (part: PackageTab) => void;
  onSave: (edit: LevelingEdit) => void;
}

/** What the page of a package shows besides its leveling. */
export function PackagePart(props: PackagePartProps) {
  const { part, row, bidding } = props;
  if (part === 'history') return <PackageHistory id={row.id} />;
  if (part === 'comments') return <PackageComments id={row.id} />;
  if (part === 'scope') return <Scope {...props} isWhole />;
  if (!bidding) return <Skeleton height={320} />;
  if (part === 'documents') return <PackageDocuments bidding={bidding} isWhole />;
  if (part === 'questions') return <Questions {...props} bidding={bidding} />;
  if (part === 'bidders') return <Bidders {...props} bidding={bidding} />;
  return <Overview {...props} bidding={bidding} />;
}

type PartProps = PackagePartProps & { bidding: Bidding };

function Overview(props: PartProps) {
  const { row, bidding } = props;
  const days = usePackageDays(row, bidding);
  return (
    <Stack gap={4}>
      <DateStrip days={days} />
      <div className={styles.overview}>
        <div className={styles.side}>
          <Scope {...props} />
          <PackageDocuments bidding={bidding} />
        </div>
        <div className={styles.side}>
          <Bidders {...props} isNarrow />
          {bidding.questions.length > 0 ? <Questions {...props} /> : null}
          <Card>
            <Stack gap={4}>
              <PackageRisks packageId={row.id} />
              <RelatedIssues
                source={{ entity_type: 'bid_package', entity_id: row.id }}
                input={{ name: row.name }}
              />
            </Stack>
          </Card>
        </div>
      </div>
    </Stack>
  );
}

function Scope({
  row,
  sheet,
  works,
  bidding,
  mayChange,
  onOpen,
  onPart,
  onSave,
  isWhole = false,
}: PackagePartProps & { isWhole?: boolean }) {
  const sources = mayChange ? <ScopeSources row={row} sheet={sheet} onSave={onSave} /> : null;
  if (sheet.lines.length === 0)
    return (
      <EmptyState
        title={t.thereAreNoScopeLines}
        {...(mayChange && {
          action: (
            <>
              <Button onPress={() => onOpen({ line: 'new' })}>{t.addScopeLine}</Button>
              {sources}
            </>
          ),
        })}
      />
    );
  return (
    <ScopeSheet
      lines={sheet.lines}
      works={works}
      addenda={bidding ? withPending(bidding) : []}
      {...(!isWhole && { most: SHOWN_LINES, onAll: () => onPart('scope') })}
      {...(mayChange && { onOpen: (line: number) => onOpen({ line }) })}
    >
      {mayChange ? (
        <Inline gap={2} wrap>
          <Button variant="accent" icon={Plus} onPress={() => onOpen({ alternate: 'new' })}>
            {t.alternate}
          </Button>
          {sources}
        </Inline>
      ) : null}
    </ScopeSheet>
  );
}

/** What is not issued yet goes out with the next addendum. */
const withPending = ({ addenda, changes }: Bidding) =>
  changes.length === 0 ? addenda : [{ number: (addenda[0]?.number ?? 0) + 1, changes }, ...addenda];

function Bidders({
  row,
  sheet,
  bidding,
  mayChange,
  onOpen,
  isNarrow = false,
}: PartProps & { isNarrow?: boolean }) {
  if (bidding.request)
    return (
      <BiddersCard
        budget={row.budget}
        packageId={row.id}
        bidding={{ ...bidding, request: bidding.request }}
        mayChange={mayChange}
        isNarrow={isNarrow}
      />
    );
  return (
    <Card title={t.biddersLength(sheet.bidders.length)}>
      {sheet.bidders.length === 0 ? (
        <EmptyState title={t.nobodyIsAsked} />
      ) : (
        <Inline gap={2} wrap>
          {sheet.bidders.map(({ id, company }) => (
            <Button
              key={id}
              size="small"
              disabledReason={mayChange ? undefined : t.bidsOfThisPackageCannot}
              onPress={() => onOpen({ bidder: id })}
            >
              {company}
            </Button>
          ))}
        </Inline>
      )}
    </Card>
  );
}

function Questions({ row, bidding, mayChange }: PartProps) {
  return bidding.questions.length === 0 ? (
    <EmptyState title={t.biddersHaveNotAskedAnything} />
  ) : (
    <QuestionsCard packageId={row.id} questions={bidding.questions} mayChange={mayChange} />
  );
}
