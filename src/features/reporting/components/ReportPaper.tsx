import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ReactNode, Suspense, useMemo } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import {
  contentsInPages,
  contentsOf,
  contentsPages,
  HEIGHTS,
  imageColumn,
  imageOnPaper,
  inRows,
  isRowChoice,
  pageRoom,
  type PageSettings,
  type Piece,
  scaledHeight,
} from '#domain/reporting';
import { formatDate } from '#domain/dates';
import { cardLabel, moduleCard } from '../model/cardRegistry.ts';
import { drawWatermark } from '../model/drawWatermark.ts';
import { PAPER_FONT } from '../model/measure.ts';
import type { PaperCard, PaperFacts, ReportPages, RunPicture } from '../model/paper.ts';
import * as t from '../texts.ts';
import { ReportCover } from './ReportCover.tsx';
import { ReportContents } from './ReportContents.tsx';
import * as styles from './Paper.css.ts';

export interface ReportPaperProps {
  draft: PageSettings & { name: string; description: string };
  layout: ReportPages;
  /** How large a dot is shown, in pixels. */
  scale: number;
  facts: PaperFacts;
  /** Printed across every page. */
  watermark?: string | null;
  /** Wraps the first piece of a card, where it can be chosen. */
  renderPiece?: (card: PaperCard, piece: Piece, body: ReactNode) => ReactNode;
}

/** The pages of a report as they print: cover, header, cards and page numbers. */
export function ReportPaper({
  draft,
  layout,
  scale,
  facts,
  watermark = null,
  renderPiece,
}: ReportPaperProps) {
  const room = pageRoom(draft);
  const { width, height } = room;
  const drawn = useMemo(
    () => (watermark === null ? null : drawWatermark(watermark, { width, height })),
    [watermark, width, height],
  );
  const pages = layout.pages.length > 0 ? layout.pages : [[]];
  const { entries, contents, before } = useMemo(() => {
    const papers = [...layout.cards.values()].map(({ card }) => card);
    const listed = contentsOf(papers, layout.pages, 0);
    const sheets = draft.include_contents ? contentsPages(listed.length, room.roomHeight) : 0;
    const first = sheets + (draft.include_cover_page ? 1 : 0);
    const numbered = listed.map((entry) => ({ ...entry, page: entry.page + first }));
    return {
      before: first,
      entries: new Map(numbered.map((entry) => [entry.key, entry])),
      contents: sheets > 0 ? contentsInPages(numbered, room.roomHeight) : [],
    };
  }, [layout, draft.include_contents, draft.include_cover_page, room.roomHeight]);
  const count = before + pages.length;
  const titleLevel = draft.include_cover_page ? 3 : 2;
  const sheetOf = (at: number, caption: string, body: ReactNode, hasEdges = true) => (
    <figure key={caption} className={styles.figure}>
      <div
        className={styles.frame}
        style={assignInlineVars({ [styles.wide]: `${width}px`, [styles.high]: `${height}px` })}
        data-theme="light"
      >
        <div className={styles.sheet} style={{ width, height, padding: room.margin }}>
          {hasEdges && draft.include_header ? <Header draft={draft} facts={facts} /> : null}
          {body}
          {hasEdges && draft.include_page_numbers ? (
            <div className={styles.footer} style={{ insetInline: room.margin, bottom: room.margin }}>
              <span>
                {facts.day === facts.madeOn
                  ? formatDate(facts.day)
                  : t.figuresAsOfDate(formatDate(facts.day))}
              </span>
              <span>{t.atOfCount(at, count)}</span>
            </div>
          ) : null}
          <Watermark drawn={drawn} text={at === 1 ? watermark : null} />
        </div>
      </div>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
  const cover = draft.include_cover_page ? 1 : 0;
  return (
    <div className={styles.pages} style={assignInlineVars({ [styles.screenScale]: String(scale) })}>
      {cover > 0 ? sheetOf(1, t.cover, <ReportCover draft={draft} facts={facts} />, false) : null}
      {contents.map((lines, at) =>
        sheetOf(
          cover + at + 1,
          contents.length > 1 ? t.contentsAt(at + 1) : t.contents,
          <ReportContents lines={lines} cards={layout.cards} isFirst={at === 0} level={titleLevel} />,
        ),
      )}
      {pages.map((pieces, at) =>
        sheetOf(
          before + at + 1,
          t.pageBefore(before + at + 1),
          pieces.map((piece) => {
            const card = layout.cards.get(piece.key);
            if (!card) return null;
            const level = titleLevel + (entries.get(piece.key)?.isInSection ? 1 : 0);
            const body = (
              <PieceBody
                key={piece.key}
                card={card}
                piece={piece}
                width={room.roomWidth}
                level={level}
                madeOn={facts.madeOn}
              />
            );
            return renderPiece ? renderPiece(card, piece, body) : body;
          }),
        ),
      )}
    </div>
  );
}

/** The head of every page: the logo, project and report. */
function Header({ draft, facts: { logo, project } }: Pick<ReportPaperProps, 'draft' | 'facts'>) {
  return (
    <div className={styles.header}>
      {logo ? <img className={styles.headerLogo} src={logo.image} alt={t.logo} /> : null}
      <span className={styles.headerProject}>{project}</span>
      <span>{draft.name}</span>
    </div>
  );
}

/** Who the pages are for, over all that they show; said once, drawn on every page. */
function Watermark({ drawn, text }: { drawn: string | null; text: string | null }) {
  return drawn === null ? null : (
    <img className={styles.watermark} src={drawn} alt={text === null ? '' : t.watermarkText(text)} />
  );
}

interface PieceProps {
  card: PaperCard;
  piece: Piece;
  /** The room between the margins, in dots. */
  width: number;
}

/** A heading of the paper at a level that depends on what stands above it. */
function Title({ level, className, children }: { level: number; className: string; children: ReactNode }) {
  const Heading = `h${level}` as 'h2' | 'h3' | 'h4';
  return <Heading className={className}>{children}</Heading>;
}

function PieceBody({ card, piece, width, level, madeOn }: PieceProps & { level: number; madeOn: string }) {
  const title = card.card.title || cardLabel(card.card.kind);
  const { note } = card.card;
  const isSection = card.card.kind === 'section';
  return (
    <section
      className={card.card.fills_page ? `${styles.piece} ${styles.sectionPage}` : styles.piece}
      style={{ height: piece.height }}
      // One region for a card: its other pages are parts of it.
      {...(!piece.isContinued && { 'aria-label': title })}
      data-card={card.card.key}
    >
      <div className={styles.titleRow}>
        {piece.isContinued ? (
          // Bookmarks lead to the beginning of a card.
          <p className={styles.title}>{`${title} (${piece.part ? t.continuedToTheRight : t.continued})`}</p>
        ) : (
          <Title level={level} className={isSection ? styles.sectionTitle : styles.title}>
            {title}
          </Title>
        )}
        {card.isCurrent ? <span className={styles.titleDay}>{t.asOfDate(formatDate(madeOn))}</span> : null}
      </div>
      {isSection ? (
        card.card.text ? (
          <p className={styles.sectionText}>{card.card.text}</p>
        ) : null
      ) : (
        // A chart is drawn smaller than it shows: what stands below it stands below what shows.
        <div
          className={styles.body}
          style={card.height ? { height: card.height } : undefined}
          data-report="body"
        >
          <Contents card={card} piece={piece} width={width} />
        </div>
      )}
      {note && piece.isEnd ? (
        <div className={styles.note} style={{ height: card.noteHeight - 13 }}>
          <b>{note.title}</b>
          <span>{note.text}</span>
        </div>
      ) : null}
    </section>
  );
}

/** A chart of a run of the archive: its sentence, its colors and the picture. */
function StoredChart({ picture: { image, lead, facts = [], legend } }: { picture: RunPicture }) {
  return (
    <>
      <p className={styles.lead}>{lead}</p>
      {facts.length > 0 ? (
        <dl className={styles.facts}>
          {facts.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <ul className={styles.legend}>
        {legend.map(({ label, color }) => (
          <li key={label}>
            <span className={styles.swatch} style={{ background: color }} />
            {label}
          </li>
        ))}
      </ul>
      <img className={styles.picture} src={image} alt={t.chartLead(lead)} />
    </>
  );
}

/** The rows of images that stand on this page. */
function ImageRows({ card: { images, rowHeights }, piece, width }: PieceProps) {
  if (!images) return null;
  const column = imageColumn(width, images.perRow);
  return (
    <>
      {inRows(images.pictures, images.perRow)
        .slice(piece.from, piece.to)
        .map((row, at) => (
          // Rows of paper never change their places.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={at} className={styles.imageRow} style={{ height: rowHeights[piece.from + at] }}>
            {row.map(({ image, caption, alt, ...size }, place) => (
              // oxlint-disable-next-line react/no-array-index-key
              <div key={place} style={{ width: column }}>
                <img className={styles.image} style={imageOnPaper(size, column)} src={image} alt={alt} />
                {caption === '' ? null : <p className={styles.imageCaption}>{caption}</p>}
              </div>
            ))}
          </div>
        ))}
    </>
  );
}

/** Charts are drawn for two thirds of the dots of a page; what they say above themselves takes 130 dots. */
const drawnHeight = ({ height = 0 }: PaperCard) => Math.max(120, Math.round((height - 130) / 1.5));

function Contents({ card: paper, piece, width }: PieceProps) {
  const { card, table, picture, images, state, retry } = paper;
  const offer = moduleCard(card.kind);
  if (images) return <ImageRows card={paper} piece={piece} width={width} />;
  if (picture) return <StoredChart picture={picture} />;
  if (state === 'stored') return <p className={styles.text}>{card.text || t.thereIsNothingToShow}</p>;
  if (offer?.form === 'chart')
    return (
      <Suspense fallback={null}>
        <offer.Chart card={card} day={paper.day} height={drawnHeight(paper)} />
      </Suspense>
    );
  if (card.kind === 'text') return <p className={styles.text}>{card.text || t.nothingIsWrittenYet}</p>;
  if (state === 'failed')
    return (
      <p className={styles.text}>
        {t.theFiguresOfThisCard}
        <Button size="small" onPress={retry}>
          {t.tryAgain}
        </Button>
      </p>
    );
  if (state === 'loading') return <p className={styles.text}>{t.loading}</p>;
  if (!table || state === 'empty')
    return (
      <p className={styles.text}>{isRowChoice(card) ? t.noRowsMatchTheFilters : t.thereIsNothingToShowYet}</p>
    );
  return <TablePart card={paper} table={table} piece={piece} />;
}

type Columns = NonNullable<PaperCard['table']>['columns'];

/** A row of a table below or above its others; `shown` are the columns of its part. */
function EdgeRow({
  columns,
  shown,
  cells,
  height,
  label,
}: {
  columns: Columns;
  shown: readonly number[];
  cells: readonly string[];
  height: number;
  /** What stands in the first column where it has no cell of its own. */
  label?: string;
}) {
  return (
    <tr style={{ height }}>
      {shown.map((column, at) => (
        <td key={column} className={columns[column]?.isEnd ? styles.end : undefined}>
          {at === 0 && !cells[column] && label ? (
            <span className={styles.sumLabel}>{label}</span>
          ) : (
            cells[column]
          )}
        </td>
      ))}
    </tr>
  );
}

/** Rows of a table that stand on this page, in the columns of their part. */
function TablePart({
  card: { widths, rowHeights, scale = 1, parts },
  table: { columns, rows, total },
  piece: { part = 0, from, to, brought, carried },
}: Pick<PieceProps, 'card' | 'piece'> & { table: NonNullable<PaperCard['table']> }) {
  const shown = parts?.[part] ?? columns.map((_column, at) => at);
  const height = scaledHeight(HEIGHTS.row, scale);
  const edge = { columns, shown, height };
  return (
    <table
      className={styles.table}
      style={
        scale < 1 ? { fontSize: PAPER_FONT * scale, lineHeight: `${HEIGHTS.line * scale}px` } : undefined
      }
    >
      <colgroup>
        {shown.map((column) => (
          <col key={column} style={{ width: widths[column] }} />
        ))}
      </colgroup>
      <thead>
        <tr style={{ height }}>
          {shown.map((column) => (
            <th key={column} scope="col" className={columns[column]?.isEnd ? styles.end : undefined}>
              {columns[column]?.label}
            </th>
          ))}
        </tr>
        {brought ? <EdgeRow {...edge} cells={brought} label={t.broughtForward} /> : null}
      </thead>
      <tbody>
        {rows.slice(from, to).map((row, at) => (
          // Rows of paper never change their places.
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={at} style={{ height: rowHeights[from + at] }}>
            {shown.map((column) => (
              <td key={column} className={columns[column]?.isEnd ? styles.end : undefined}>
                {row[column]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {carried ? (
        <tfoot>
          <EdgeRow {...edge} cells={carried} label={t.carriedForward} />
        </tfoot>
      ) : null}
      {total && to === rows.length ? (
        <tfoot>
          <EdgeRow {...edge} cells={total} />
        </tfoot>
      ) : null}
    </table>
  );
}
