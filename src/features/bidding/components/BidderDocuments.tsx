import { useState } from 'react';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import type { Bid } from '../bidCalls.ts';
import * as t from '../texts.ts';
import { BidFileButton } from './BidFileButton.tsx';
import * as styles from './Bid.css.ts';

export interface BidderDocumentsProps {
  /** Left out in the preview of the company. */
  token?: string;
  documents: Bid['documents'];
}

/** The documents of the package; which files were opened is noted for the company. */
export function BidderDocuments({ token, documents }: BidderDocumentsProps) {
  const [problem, setProblem] = useState('');
  return (
    <Card title={t.documents} padding="none">
      {problem ? <Banner tone="critical">{problem}</Banner> : null}
      {documents.length === 0 ? (
        <div className={styles.none}>
          <Text tone="subtle">{t.noDocumentsGo}</Text>
        </div>
      ) : (
        <ul className={styles.list}>
          {documents.map(({ id, code, title, revision, files }) => (
            <li key={id} className={styles.document}>
              <span className={styles.code}>{code}</span>
              <span className={styles.documentName}>
                {title}
                {revision ? <small>{t.revRevision(revision)}</small> : null}
              </span>
              <span className={styles.files}>
                {files.map((file) => (
                  <BidFileButton
                    key={file.id}
                    {...(token !== undefined && { token })}
                    file={file}
                    onProblem={setProblem}
                  />
                ))}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
