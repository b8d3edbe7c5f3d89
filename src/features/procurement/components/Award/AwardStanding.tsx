import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { StatusTag } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import { Checkbox } from '#design-system/inputs/Checkbox/Checkbox.tsx';
import { TextArea } from '#design-system/inputs/TextArea/TextArea.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { MOST_REASON, type standingWarnings } from '#domain/procurement';
import { localToday } from '#shared/project';
import { limitWords, standingLook } from '../../model/standingWords.ts';
import type { Standing } from '../../prequalificationQueries.ts';
import * as t from '../../texts.ts';
import { WarningList } from '../Bidders/StandingNote.tsx';

export interface AwardStandingProps {
  standing: Standing;
  warnings: ReturnType<typeof standingWarnings>;
  acknowledged: boolean;
  reason: string;
  errors: Readonly<Record<string, readonly string[] | undefined>>;
  onAcknowledge: (acknowledged: boolean) => void;
  onReason: (reason: string) => void;
}

/** How the company stands that gets the award: what speaks against it is read, and a reason given where it is not qualified. */
export function AwardStanding(props: AwardStandingProps) {
  const { standing, warnings, acknowledged, reason, errors, onAcknowledge, onReason } = props;
  return (
    <Stack gap={3}>
      <Text as="h3" weight="strong">
        {t.prequalification}
      </Text>
      <Inline gap={2} wrap>
        <StatusTag {...standingLook(standing, localToday())} />
        <Text size="meta" tone="subtle">
          {limitWords(standing)}
        </Text>
      </Inline>
      {warnings.length > 0 ? (
        <Banner tone="caution">
          <WarningList warnings={warnings} />
        </Banner>
      ) : null}
      {warnings.some(({ kind }) => kind === 'NOT_QUALIFIED') ? (
        <TextArea
          label={t.reasonForTheAward}
          required
          maxLength={MOST_REASON}
          error={errors['award_reason']?.join(' ')}
          value={reason}
          onChange={onReason}
        />
      ) : null}
      {warnings.some(({ kind }) => kind !== 'NOT_QUALIFIED') ? (
        <>
          <Checkbox label={t.iHaveReadTheWarnings} checked={acknowledged} onChange={onAcknowledge} />
          {errors['acknowledged'] ? (
            <Text as="p" tone="critical">
              {errors['acknowledged'].join(' ')}
            </Text>
          ) : null}
        </>
      ) : null}
    </Stack>
  );
}
