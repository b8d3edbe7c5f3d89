import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { ChevronLeft, ChevronRight } from '#design-system/icons/shapes.ts';
import { DateField } from '#design-system/inputs/DateField/DateField.tsx';
import { Slider } from '#design-system/inputs/Slider/Slider.tsx';
import { addDays, daysBetween, formatDate } from '#domain/dates';
import { neighbours, type PastDays } from '../model/pastDays.ts';
import type { ForesiteDays } from '#shared/foresite';
import * as t from '../texts.ts';
import * as styles from './TimeMachine.css.ts';

export interface TimeMachineBarProps {
  known: ForesiteDays;
  days: PastDays & { day: string };
  onShow: (days: PastDays) => void;
}

/** The day that is looked at: dragged, stepped from change to change, or typed; and the one it is compared with. */
export function TimeMachineBar({ known, days, onShow }: TimeMachineBarProps) {
  const { first_day: first, last_day: last } = known;
  const day = days.day < first ? first : days.day > last ? last : days.day;
  // While the thumb is dragged only its own words follow.
  const [dragged, setDragged] = useState<number | null>(null);
  const show = (next: string | null) => onShow({ ...days, day: next });
  const { earlier, later } = neighbours(known.days, day);
  return (
    <section className={styles.bar} aria-label={t.timeMachine}>
      <div className={styles.track}>
        <IconButton
          icon={ChevronLeft}
          label={t.earlierChange}
          disabledReason={earlier === null ? t.nothingChangedBeforeThisDay : undefined}
          onPress={() => show(earlier)}
        />
        <div className={styles.slider}>
          <Slider
            label={t.day}
            labelHidden
            typed={false}
            minimum={0}
            maximum={Math.max(1, daysBetween(first, last))}
            value={dragged ?? daysBetween(first, day)}
            format={(value) => formatDate(addDays(first, value))}
            onChange={setDragged}
            onCommit={(value) => {
              setDragged(null);
              show(addDays(first, value));
            }}
          />
          <div className={styles.ends} aria-hidden>
            <span>{formatDate(first)}</span>
            <span>{t.today}</span>
          </div>
        </div>
        <IconButton
          icon={ChevronRight}
          label={t.laterChange}
          disabledReason={later === null ? t.nothingChangedAfterThisDay : undefined}
          onPress={() => show(later)}
        />
      </div>
      <div className={styles.fields}>
        <DateField
          label={t.asOf}
          value={day}
          minimum={first}
          maximum={last}
          today={last}
          onChange={(value) => value !== null && show(value)}
        />
        <DateField
          label={t.compareWith}
          value={days.against}
          minimum={first}
          maximum={last}
          today={last}
          onChange={(against) => onShow({ day, against })}
        />
        <Button onPress={() => onShow({ day: null, against: null })}>{t.backToToday}</Button>
      </div>
    </section>
  );
}
