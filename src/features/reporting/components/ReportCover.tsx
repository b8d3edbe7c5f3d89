import { formatDate } from '#domain/dates';
import type { PaperFacts } from '../model/paper.ts';
import * as t from '../texts.ts';
import * as styles from './Paper.css.ts';

interface ReportCoverProps {
  draft: { name: string; description: string };
  facts: PaperFacts;
}

/** The first sheet: what the report is, of which project, for whom and by whom. */
export function ReportCover({ draft, facts }: ReportCoverProps) {
  const { logo, coverPicture: picture, project, details, address, preparedFor, author } = facts;
  const { day, madeOn, milestone } = facts;
  const asOf = milestone || day !== madeOn ? [formatDate(day), milestone].filter(Boolean).join(', ') : '';
  const said = [
    { label: t.preparedFor, text: preparedFor },
    { label: t.preparedBy, text: author },
    { label: t.date, text: formatDate(madeOn) },
    { label: t.figuresAsOf, text: asOf },
  ].filter(({ text }) => text !== '');
  return (
    <div className={styles.cover}>
      {logo ? <img className={styles.coverLogo} src={logo.image} alt={t.logo} /> : null}
      {picture ? <img className={styles.coverPicture} src={picture.image} alt={project} /> : null}
      <h2 className={picture ? styles.coverTitle : `${styles.coverTitle} ${styles.coverAlone}`}>
        {draft.name}
      </h2>
      <p className={styles.coverProject}>{project}</p>
      {[details, address, draft.description]
        .filter((text) => text !== '')
        .map((text) => (
          <p key={text} className={styles.coverFacts}>
            {text}
          </p>
        ))}
      <dl className={styles.coverFoot}>
        {said.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
