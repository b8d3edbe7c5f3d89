import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ReactNode, Suspense, useMemo } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import {
  imageColumn,
  imageOnPaper,
  inRows,
  pageRoom,
  type PageSettings,
  type Piece,
} from '#domain/reporting';
import { formatDate } from '#domain/dates';
import { localToday, useProject } from '#shared/project';
import { cardLabel, moduleCard } from '../model/cardRegistry.ts';
import { drawWatermark } from '../model/drawWatermark.ts';
import type { PaperCard, PaperFacts, ReportPages, RunPicture } from '../model/paper.ts';
import * as styles from './Paper.css.ts';

/** The facts of today. */
export function usePaperFacts(author: string): PaperFacts {
  const { name, code, city } = useProject() as { name: string; code?: string | null; city?: string | null };
  return { project: name, details: [code, city].filter(Boolean).join(', '), author, day: localToday() };
}

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
  const first = draft.include_cover_page ? 1 : 0;
  const count = first + Math.max(1, layout.pages.length);
  const frame = assignInlineVars({ [styles.wide]: `${room.width}px`, [styles.high]: `${room.height}px` });
  const sheet = { width: room.width, height: room.height, padding: room.margin };
  const pages = layout.pages.length > 0 ? layout.pages : [[]];
  return (
    <div className={styles.pages} style={assignInlineVars({ [styles.screenScale]: String(scale) })}>
      {draft.include_cover_page ? (
        <figure className={styles.figure}>
          <div className={styles.frame} style={frame} data-theme="light">
            <div className={styles.sheet} style={sheet}>
              <Cover draft={draft} facts={facts} />
              <Watermark drawn={drawn} text={watermark} />
            </div>
          </div>
          <figcaption className={styles.caption}>Cover</figcaption>
        </figure>
      ) : null}
      {pages.map((pieces, at) => (
        // Pages have no name but their place.
        // oxlint-disable-next-line react/no-array-index-key
        <figure key={at} className={styles.figure}>
          <div className={styles.frame} style={frame} data-theme="light">
            <div className={styles.sheet} style={sheet}>
              {draft.include_header ? (
                <div className={styles.header}>
                  <span>{facts.project}</span>
                  <span>{draft.name}</span>
                </div>
              ) : null}
              {pieces.map((piece) => {
                const card = layout.cards.get(piece.key);
                if (!card) return null;
                const body = <PieceBody key={piece.key} card={card} piece={piece} width={room.roomWidth} />;
                return renderPiece ? renderPiece(card, piece, body) : body;
              })}
              {draft.include_page_numbers ? (
                <div className={styles.footer} style={{ insetInline: room.margin, bottom: room.margin }}>
                  <span>{formatDate(facts.day)}</span>
                  <span>{`${at + 1 + first} of ${count}`}</span>
                </div>
              ) : null}
              <Watermark drawn={drawn} text={first === 0 && at === 0 ? watermark : null} />
            </div>
          </div>
          <figcaption className={styles.caption}>{`Page ${at + 1 + first}`}</figcaption>
        </figure>
      ))}
    </div>
  );
}

/** Who the pages are for, over all that they show; said once, drawn on every page. */
function Watermark({ drawn, text }: { drawn: string | null; text: string | null }) {
  return drawn === null ? null : (
    <img className={styles.watermark} src={drawn} alt={text === null ? '' : `Watermark: ${text}`} />
  );
}

function Cover({ draft, facts }: Pick<ReportPaperProps, 'draft' | 'facts'>) {
  return (
    <div className={styles.cover}>
      <div className={styles.coverBand} aria-hidden="true" />
      <h2 className={styles.coverTitle}>{draft.name}</h2>
      <p className={styles.coverProject}>{facts.project}</p>
      <p className={styles.coverFacts}>{facts.details}</p>
      {draft.description === '' ? null : <p className={styles.coverFacts}>{draft.description}</p>}
      <div className={styles.coverFoot}>
        <span>{facts.author === '' ? '' : `Prepared by ${facts.author}`}</span>
        <span>{formatDate(facts.day)}</span>
      </div>
    </div>
  );
}

interface PieceProps {
  card: PaperCard;
  piece: Piece;
  /** The room between the margins, in dots. */
  width: number;
}

function PieceBody({ card, piece, width }: PieceProps) {
  const title = card.card.title || cardLabel(card.card.kind);
  const { note } = card.card;
  return (
    <section
      className={styles.piece}
      style={{ height: piece.height }}
      aria-label={title}
      data-card={card.card.key}
    >
      <h2 className={styles.title}>{piece.isContinued ? `${title} (continued)` : title}</h2>
      <div className={styles.body}>
        <Contents card={card} piece={piece} width={width} />
      </div>
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
function StoredChart({ picture: { image, lead, legend } }: { picture: RunPicture }) {
  return (
    <>
      <p className={styles.lead}>{lead}</p>
      <ul className={styles.legend}>
        {legend.map(({ label, color }) => (
          <li key={label}>
            <span className={styles.swatch} style={{ background: color }} />
            {label}
          </li>
        ))}
      </ul>
      <img className={styles.picture} src={image} alt={`Chart. ${lead}`} />
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

function Contents({ card: paper, piece, width }: PieceProps) {
  const { card, table, picture, images, state, retry, widths, rowHeights } = paper;
  const offer = moduleCard(card.kind);
  if (images) return <ImageRows card={paper} piece={piece} width={width} />;
  if (picture) return <StoredChart picture={picture} />;
  if (state === 'stored') return <p className={styles.text}>{card.text || 'There is nothing to show.'}</p>;
  if (offer?.form === 'chart')
    return (
      <Suspense fallback={null}>
        <offer.Chart card={card} />
      </Suspense>
    );
  if (card.kind === 'text') return <p className={styles.text}>{card.text || 'Nothing is written yet.'}</p>;
  if (state === 'failed')
    return (
      <p className={styles.text}>
        {'The figures of this card could not be loaded. '}
        <Button size="small" onPress={retry}>
          Try again
        </Button>
      </p>
    );
  if (state === 'loading') return <p className={styles.text}>Loading</p>;
  if (!table || state === 'empty') return <p className={styles.text}>There is nothing to show yet.</p>;
  return (
    <table className={styles.table}>
      <colgroup>
        {table.columns.map(({ id }, at) => (
          <col key={id} style={{ width: widths[at] }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {table.columns.map(({ id, label, isEnd }) => (
            <th key={id} scope="col" className={isEnd ? styles.end : undefined}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.slice(piece.from, piece.to).map((row, at) => (
          // Rows of paper never change their places.
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={at} style={{ height: rowHeights[piece.from + at] }}>
            {row.map((cell, column) => (
              // oxlint-disable-next-line react/no-array-index-key
              <td key={column} className={table.columns[column]?.isEnd ? styles.end : undefined}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {table.total && piece.isEnd ? (
        <tfoot>
          <tr>
            {table.total.map((cell, column) => (
              // oxlint-disable-next-line react/no-array-index-key
              <td key={column} className={table.columns[column]?.isEnd ? styles.end : undefined}>
                {cell}
              </td>
            ))}
          </tr>
        </tfoot>
      ) : null}
    </table>
  );
}
