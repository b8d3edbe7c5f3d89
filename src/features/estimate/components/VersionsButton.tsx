import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { StatusTag } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { ESTIMATE_VERSION_STATES } from '#domain/estimate';
import { formatMoney, formatNumber } from '#domain/money';
import type { EstimateVersion } from '../estimateQueries.ts';
import * as t from '../texts.ts';
import * as styles from './Estimate.css.ts';
import { submissionOf } from './SubmittedBanner.tsx';

export interface VersionsButtonProps {
  versions: readonly EstimateVersion[];
  /** Asks what changed since this version. */
  onCompare: (version: number) => void;
}

/** Every version of an estimate that was submitted: when, by whom, why, and what changed since. */
export function VersionsButton({ versions, onCompare }: VersionsButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (versions.length === 0) return null;
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>{t.versionsLength(versions.length)}</Button>
      {isOpen ? (
        <Dialog title={t.submittedVersions} size="medium" onCloseRequest={() => setIsOpen(false)}>
          <ul className={styles.versions}>
            {versions.map((version) => (
              <li key={version.id} className={styles.version}>
                <div className={styles.versionText}>
                  <Stack gap={1}>
                    <Text weight="strong">
                      {t.versionNumberMoney(version.number, formatMoney(version.amount))}
                    </Text>
                    <Text size="meta" tone="muted">
                      {`${submissionOf(version)}. ${formatNumber(version.lines_count)} ${t.lineWord(version.lines_count)}`}
                    </Text>
                    {version.note ? <Text>{version.note}</Text> : null}
                  </Stack>
                </div>
                <StatusTag
                  label={ESTIMATE_VERSION_STATES[version.status]}
                  tone={version.status === 'SUBMITTED' ? 'positive' : 'neutral'}
                />
                {version.status === 'REPLACED' ? (
                  <Button
                    size="small"
                    onPress={() => {
                      setIsOpen(false);
                      onCompare(version.number);
                    }}
                  >
                    {t.whatChangedSinceVersionNumber(version.number)}
                  </Button>
                ) : null}
              </li>
            ))}
          </ul>
        </Dialog>
      ) : null}
    </>
  );
}
