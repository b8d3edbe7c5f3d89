import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { ArrowDown, ArrowUp, FileText, PanelTop } from '#design-system/icons/shapes.ts';
import { SearchField } from '#design-system/inputs/SearchField/SearchField.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { addReason } from '#domain/reporting';
import { PictureField } from '#features/files';
import { ListGrip, useListDrag } from '#shared/order';
import { SectionTabs } from '#shared/section';
import { cardLabel, catalogue } from '../model/cardRegistry.ts';
import { LOGO_PIXELS } from '../model/drawForPrint.ts';
import type { CustomReport } from '../reportingQueries.ts';
import * as t from '../texts.ts';
import { KeepTemplate } from './KeepTemplate.tsx';
import { PageSettingsForm } from './PageSettingsForm.tsx';
import { logoPlace } from './usePaperFacts.ts';
import type { DraftState } from './useReportDraft.ts';
import { useSeesCard } from './useSeesCard.ts';
import * as styles from './Reporting.css.ts';

interface OutlineProps {
  state: DraftState;
  /** A card was chosen in the list, not added to it. */
  onChoose: () => void;
}

/** What a report is made of: cards to add, the order of those it has, and how its pages are made. */
export function BuilderSide({ state, report, onChoose }: OutlineProps & { report: CustomReport }) {
  const [tab, setTab] = useState<'cards' | 'settings'>('cards');
  return (
    <Stack gap={3}>
      <SectionTabs
        label={t.report}
        value={tab}
        onChange={setTab}
        tabs={[
          { id: 'cards', label: t.cards },
          { id: 'settings', label: t.settings },
        ]}
      />
      {tab === 'cards' ? (
        <>
          <Outline state={state} onChoose={onChoose} />
          <Catalogue state={state} />
        </>
      ) : (
        <>
          <PageSettingsForm draft={state.draft} onChange={state.change} />
          <PictureField
            label={t.logoOfTheReport}
            hint={t.inTheHeader}
            place={logoPlace(report.id)}
            pixels={LOGO_PIXELS.width}
            disabledReason={report.is_here ? undefined : t.itIsChanged}
          />
          <KeepTemplate report={report} hasChanges={state.hasChanges} />
        </>
      )}
    </Stack>
  );
}

function Outline({ state, onChoose }: OutlineProps) {
  const { report_cards: cards } = state.draft;
  const drag = useListDrag(
    cards.map(({ key }) => key),
    (key, place) => state.move(key, place - cards.findIndex((card) => card.key === key)),
  );
  if (cards.length === 0) return <Text tone="muted">{t.addACardToBegin}</Text>;
  return (
    <ol className={styles.outline} aria-label={t.cardsOfTheReport}>
      {cards.map((card, at) => {
        const title = card.title || cardLabel(card.kind);
        return (
          <li
            key={card.key}
            className={styles.outlineRow}
            data-chosen={card.key === state.chosen || undefined}
            {...drag.rowProps(card.key)}
          >
            <ListGrip {...drag.gripProps(card.key)} />
            <button
              type="button"
              className={styles.name}
              data-names={card.key}
              onClick={() => {
                state.choose(card.key);
                onChoose();
              }}
            >
              {title}
            </button>
            <IconButton
              icon={ArrowUp}
              size="tiny"
              label={t.moveTitleUp(title)}
              disabledReason={at === 0 ? t.itIsTheFirstCard : undefined}
              onPress={() => state.move(card.key, -1)}
            />
            <IconButton
              icon={ArrowDown}
              size="tiny"
              label={t.moveTitleDown(title)}
              disabledReason={at === cards.length - 1 ? t.itIsTheLastCard : undefined}
              onPress={() => state.move(card.key, 1)}
            />
          </li>
        );
      })}
    </ol>
  );
}

/** Cards without figures. */
const texts = [
  { kind: 'section', label: t.section, icon: PanelTop },
  { kind: 'text', label: t.text, icon: FileText },
] as const;

function Catalogue({ state }: { state: DraftState }) {
  const { report_cards: cards } = state.draft;
  const { has, sees } = useSeesCard();
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const groups = [...catalogue, { group: t.text, cards: texts }]
    .map(({ group, cards: offers }) => ({
      group,
      offers: offers.filter(
        ({ kind, label }) => has(kind) && `${group} ${label}`.toLowerCase().includes(wanted),
      ),
    }))
    .filter(({ offers }) => offers.length > 0);
  return (
    <div>
      <SearchField
        label={t.findACard}
        placeholder={t.findACard}
        width="full"
        value={search}
        onChange={setSearch}
      />
      {groups.length === 0 ? <p className={styles.quiet}>{t.noCardHasThisName}</p> : null}
      {groups.map(({ group, offers }) => (
        <div key={group}>
          <h2 className={styles.group}>{group}</h2>
          <ul className={styles.offers}>
            {offers.map(({ kind, label, icon }) => (
              <li key={kind}>
                <Button
                  size="small"
                  variant="quiet"
                  icon={icon}
                  disabledReason={sees(kind) ? addReason(cards, kind) : t.yourRoleDoesNotSee}
                  onPress={() => state.add(kind)}
                >
                  {label}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
