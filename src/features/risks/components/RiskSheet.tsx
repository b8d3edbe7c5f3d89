import type { ReactNode } from 'react';
import { Avatar } from '#design-system/feedback/Avatar/Avatar.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { formatDate } from '#domain/dates';
import { formatMoney, NOTHING } from '#domain/money';
import { levelIn, RISK_RESPONSES, riskFields, type RiskScale } from '#domain/risks';
import { AttributeFields } from '#shared/attributes';
import { Facts } from '#shared/foresite';
import { localToday } from '#shared/project';
import { readingsOf, type RiskDraft } from '../model/riskDraft.ts';
import { nameOf } from '../model/riskWords.ts';
import type { Risk } from '../riskQueries.ts';
import { MitigationsEditor } from './MitigationsEditor.tsx';
import * as styles from './RiskForm.css.ts';
import { RiskExposure } from './RiskExposure.tsx';
import { RiskRating } from './RiskRating.tsx';

export interface RiskSheetProps {
  risk: Risk;
  /** The same risk as forms have it. */
  draft: RiskDraft;
  /** The version of the scale that it was scored by. */
  scale: RiskScale & { number: number };
  /** Items and issues that it has to do with. */
  relations: ReactNode;
}

const nothing = () => undefined;
const none = {};
const money = (value: number | null) => (value === null ? null : formatMoney(value));
const day = (value: string | null) => (value === null ? null : formatDate(value));

/** What a risk says, for those who read it and change nothing. */
export function RiskSheet({ risk, draft, scale, relations }: RiskSheetProps) {
  const readings = readingsOf(draft, draft);
  const { owner, response } = risk;
  const label = (name: keyof typeof riskFields) => riskFields[name].label;
  return (
    <Stack gap={5}>
      <div className={styles.story}>
        <Said name={label('cause')} text={risk.cause} />
        <Said name={label('event')} text={risk.event} />
        <Said name={label('effect')} text={risk.effect} />
      </div>
      <RiskRating draft={draft} start={draft} scale={scale} readOnly onChange={nothing} />
      <MitigationsEditor
        mitigations={draft.mitigations}
        readings={readings}
        errors={none}
        readOnly
        onChange={nothing}
      />
      <RiskExposure
        from={risk.exposed_from}
        to={risk.exposed_to}
        level={levelIn(scale, readings.now.likelihood, readings.now.impact)}
      >
        <Facts
          facts={[
            [label('exposed_from'), day(risk.exposed_from)],
            [label('exposed_to'), day(risk.exposed_to)],
          ]}
        />
      </RiskExposure>
      <Facts
        facts={[
          [label('value'), money(risk.value)],
          [label('original_value'), money(risk.original_value)],
          [label('category_id'), risk.category?.name ?? null],
          [label('component_id'), risk.component?.name ?? null],
          [
            label('owner_id'),
            owner && (
              <Inline key="owner" gap={2}>
                <Avatar
                  name={nameOf(owner)}
                  src={owner.avatar_url ?? null}
                  seed={String(owner.id)}
                  size="tiny"
                />
                {nameOf(owner)}
              </Inline>
            ),
          ],
          [label('response'), response && RISK_RESPONSES[response]],
          [label('trigger'), risk.trigger],
        ]}
      />
      {relations}
      <Said name={label('description')} text={risk.description} />
      <Said name={label('comment')} text={risk.comment} />
      <AttributeFields
        entity="RISK"
        values={risk.custom_attributes ?? []}
        errors={none}
        readOnly
        today={localToday()}
        onCommit={nothing}
      />
    </Stack>
  );
}

/** Words under their name, with their lines; without any they read as a dash. */
function Said({ name, text }: { name: string; text: string }) {
  return (
    <Stack gap={1}>
      <Text as="h3" size="grid" tone="muted">
        {name}
      </Text>
      <p className={styles.said}>{text.trim() || NOTHING}</p>
    </Stack>
  );
}
