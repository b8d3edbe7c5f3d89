import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { Download } from '#design-system/icons/shapes.ts';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { MEGABYTE } from '#domain/files';
import { isAppError } from '#platform/api';
import { type Bid, fileAddress } from '../bidCalls.ts';
import * as styles from './Bid.css.ts';

/** Bytes as people read them. */
const sizeText = (bytes: number) =>
  bytes < MEGABYTE ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / MEGABYTE).toFixed(1)} MB`;

/** The documents of the package; which files were opened is noted for the company. */
export function BidderDocuments({ token, documents }: { token: string; documents: Bid['documents'] }) {
  const [problem, setProblem] = useState('');
  const open = async (fileId: number, fileName: string) => {
    setProblem('');
    try {
      const { address } = await fileAddress(token, fileId);
      const link = document.createElement('a');
      Object.assign(link, { href: address, download: fileName });
      link.click();
    } catch (error) {
      setProblem(isAppError(error) ? error.message : 'The file could not be opened. Try again.');
    }
  };
  return (
    <Card title="Documents" padding="none">
      {problem ? <Banner tone="critical">{problem}</Banner> : null}
      {documents.length === 0 ? (
        <div className={styles.none}>
          <Text tone="subtle">No documents go with this package.</Text>
        </div>
      ) : (
        <ul className={styles.list}>
          {documents.map(({ id, code, title, revision, files }) => (
            <li key={id} className={styles.document}>
              <span className={styles.code}>{code}</span>
              <span className={styles.documentName}>
                {title}
                {revision ? <small>{` Rev ${revision}`}</small> : null}
              </span>
              <span className={styles.files}>
                {files.map(({ id: fileId, file_name: name, size }) => (
                  <Button
                    key={fileId}
                    size="small"
                    variant="quiet"
                    icon={Download}
                    tooltip={name}
                    onPress={() => void open(fileId, name)}
                  >
                    {sizeText(size)}
                    <span className={styles.heard}>{`, ${name}`}</span>
                  </Button>
                ))}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
