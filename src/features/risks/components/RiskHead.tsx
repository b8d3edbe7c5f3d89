import { useQuery } from '@tanstack/react-query';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Menu } from '#design-system/actions/Menu/Menu.tsx';
import { ScorePill } from '#design-system/feedback/ScorePill/ScorePill.tsx';
import { StatusTag } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import { ChevronDown, ChevronUp, Library, Link2, Trash2, X } from '#design-system/icons/shapes.ts';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { formatCode } from '#domain/items';
import { TEMPLATE_LIMITS } from '#domain/library';
import { levelIn, type RiskReading, type RiskScale, riskScore, type RiskStatus } from '#domain/risks';
import { useKeepTemplate } from '#features/library';
import { useCopyLink } from '#shared/clipboard';
import { type HeadTool, HeadTools } from '#shared/page';
import { useProjectId } from '#shared/project';
import { levelLabel, STATUS_LOOKS } from '../model/riskWords.ts';
import { type Risk, riskListQuery } from '../riskQueries.ts';
import * as t from '../texts.ts';
import * as styles from './RiskHead.css.ts';
import { useRiskFilters } from './useRiskFilters.ts';

export interface RiskHeadProps {
  risk: Risk | undefined;
  /** Where it is now, as it is written. */
  now: RiskReading;
  scale: RiskScale;
  /** Left out where the person may only read. */
  status?: StatusMoves;
  onOpen: (id: number) => void;
  onClose: () => void;
  onRemove?: () => void;
}

interface StatusMoves {
  /** Why it cannot move now. */
  reason: string | undefined;
  onMove: (to: RiskStatus) => void;
}

/** Code, state, score and tools of a risk, and its name. */
export function RiskHead({ risk, now, scale, status, onOpen, onClose, onRemove }: RiskHeadProps) {
  const score = riskScore(now.likelihood, now.impact);
  const level = levelIn(scale, now.likelihood, now.impact);
  return (
    <div>
      <div className={styles.line}>
        {risk ? <span className={styles.code}>{formatCode('risk', risk.number)}</span> : null}
        {risk ? <Status risk={risk} moves={status} /> : null}
        {score > 0 ? <ScorePill score={score} level={level} label={levelLabel(level)} /> : null}
        <span className={styles.category}>{risk?.category?.name}</span>
        {risk ? <Neighbors id={risk.id} onOpen={onOpen} /> : null}
        {risk ? <Tools risk={risk} onRemove={onRemove} /> : null}
        <IconButton icon={X} size="small" label={t.close} onPress={onClose} />
      </div>
      <Text as="h2" size="section" weight="strong">
        {risk?.name ?? t.newRisk}
      </Text>
    </div>
  );
}

/** The state of a risk; where the person may change it, it opens the other one. */
function Status({ risk, moves }: { risk: Risk; moves: StatusMoves | undefined }) {
  const look = STATUS_LOOKS[risk.status];
  if (!moves) return <StatusTag {...look} />;
  const other: RiskStatus = risk.status === 'CLOSED' ? 'IDENTIFIED' : 'CLOSED';
  return (
    <Menu
      label={t.statusOfCode(formatCode('risk', risk.number))}
      renderTrigger={(trigger) => (
        <button {...trigger} type="button" className={styles.status} aria-label={t.statusLabel(look.label)}>
          <StatusTag {...look} caret />
        </button>
      )}
      sections={[
        {
          id: 'moves',
          title: t.moveTo,
          items: [
            {
              id: other,
              label: STATUS_LOOKS[other].label,
              disabledReason: moves.reason,
              onSelect: () => moves.onMove(other),
            },
          ],
        },
      ]}
    />
  );
}

/** The risks before and after it on the page of the list. */
function Neighbors({ id, onOpen }: { id: number; onOpen: (id: number) => void }) {
  const [filters] = useRiskFilters();
  const rows = useQuery(riskListQuery(useProjectId(), filters)).data?.results ?? [];
  const place = rows.findIndex((row) => row.id === id);
  const [previous, next] = place === -1 ? [] : [rows[place - 1], rows[place + 1]];
  const absent = place === -1 ? t.thisRisk : undefined;
  return (
    <span className={styles.steps}>
      <IconButton
        icon={ChevronUp}
        size="small"
        label={t.previousRisk}
        disabledReason={absent ?? (previous ? undefined : t.thisIsTheFirstRisk)}
        onPress={() => previous && onOpen(previous.id)}
      />
      <IconButton
        icon={ChevronDown}
        size="small"
        label={t.nextRisk}
        disabledReason={absent ?? (next ? undefined : t.thisIsTheLastRisk)}
        onPress={() => next && onOpen(next.id)}
      />
    </span>
  );
}

function Tools({ risk, onRemove }: { risk: Risk; onRemove: (() => void) | undefined }) {
  const copyLink = useCopyLink();
  const keep = useKeepTemplate({ kind: 'RISK', input: toTemplate(risk) });
  const tools: HeadTool[] = [
    { label: t.copyLink, icon: Link2, onSelect: copyLink },
    ...(keep ? [{ label: t.keepAsATemplate, icon: Library, onSelect: keep }] : []),
    ...(onRemove ? [{ label: t.deleteWord, icon: Trash2, onSelect: onRemove }] : []),
  ];
  return <HeadTools tools={tools} />;
}

/** What a template keeps of a risk: not its money, its people or its dates, which are the project's. */
const toTemplate = ({ name, description, category, likelihood, impact, ...risk }: Risk) => ({
  name,
  description,
  category_id: category?.id ?? null,
  likelihood,
  impact,
  response: risk.response,
  cause: risk.cause,
  event: risk.event,
  effect: risk.effect,
  trigger: risk.trigger,
  mitigations: risk.mitigations
    .filter((mitigation) => mitigation.name.trim() !== '')
    .slice(0, TEMPLATE_LIMITS.mitigations)
    .map(({ name: title, description: text, cost, likelihood_effect, impact_effect }) => ({
      name: title,
      description: text,
      cost,
      likelihood_effect,
      impact_effect,
    })),
});
