import type { ContentsEntry } from '#domain/reporting';
import { cardLabel } from '../model/cardRegistry.ts';
import type { PaperCard } from '../model/paper.ts';
import * as t from '../texts.ts';
import * as styles from './Paper.css.ts';

interface ReportContentsProps {
  lines: readonly ContentsEntry[];
  cards: ReadonlyMap<string, PaperCard>;
  isFirst: boolean;
  /** Of its heading. */
  level: number;
}

/** A sheet of the table of contents: sections and cards with their pages. */
export function ReportContents({ lines, cards, isFirst, level }: ReportContentsProps) {
  const Heading = `h${level}` as 'h2' | 'h3';
  return (
    <div>
      {isFirst ? (
        <Heading className={styles.contentsTitle}>{t.contents}</Heading>
      ) : (
        <p className={styles.contentsTitle}>{t.contentsContinued}</p>
      )}
      <ol className={styles.contents}>
        {lines.map(({ key, isSection, isInSection, page }) => {
          const card = cards.get(key)?.card;
          return (
            <li
              key={key}
              className={[
                styles.contentsLine,
                isSection && styles.contentsSection,
                isInSection && styles.contentsInside,
              ]
                .filter(Boolean)
                .join(' ')}
            >
              <span className={styles.contentsName}>{card && (card.title || cardLabel(card.kind))}</span>
              <span className={styles.contentsDots} aria-hidden="true" />
              <span className={styles.contentsPage}>{page}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
