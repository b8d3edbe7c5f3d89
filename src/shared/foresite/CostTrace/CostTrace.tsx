import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Icon } from '#design-system/icons/Icon/Icon.tsx';
import { ChevronRight } from '#design-system/icons/shapes.ts';
import { formatCents, formatMoney } from '#domain/money';
import { LoadError } from '#shared/failure';
import type { CostTracePart } from '../foresiteTypes.ts';
import * as t from '../texts.ts';
import { traceQuery } from '../traceQuery.ts';
import { ScrollBox } from '#design-system/layout/ScrollBox/ScrollBox.tsx';
import * as styles from './CostTrace.css.ts';

export interface CostTraceProps {
  projectId: number;
  /** The total that is asked why, as the contract names it, and as the screen does. */
  of: string;
  title: string;
  onOpenItem: (id: number) => void;
}

interface Step {
  of: string;
  title: string;
}

/** Why a total is what it is: its parts, and theirs, down to scope rows and lines of the estimate (docs/product/foresite.md). */
export function CostTrace({ projectId, of, title, onOpenItem }: CostTraceProps) {
  const [steps, setSteps] = useState<readonly Step[]>([{ of, title }]);
  const current = steps.at(-1) ?? { of, title };
  const trace = useQuery(traceQuery(projectId, current.of));
  const heading = useRef<HTMLHeadingElement>(null);
  // After a step, what is read next is its heading.
  useEffect(() => {
    if (steps.length > 1) heading.current?.focus();
  }, [steps.length]);
  return (
    <div className={styles.trace}>
      <Trail steps={steps} onGoTo={(place) => setSteps(steps.slice(0, place + 1))} />
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        <span>{trace.data?.title ?? current.title}</span>
        <Amount value={trace.data?.amount ?? null} cents={trace.data?.item_id !== null} />
      </h2>
      {trace.data?.note ? <p className={styles.note}>{trace.data.note}</p> : null}
      {trace.isPending ? <Skeleton height={96} /> : null}
      {trace.isError ? (
        <LoadError what={t.partsLower} error={trace.error} onRetry={() => void trace.refetch()} />
      ) : null}
      {trace.data ? (
        <Parts
          parts={trace.data.results}
          total={trace.data.amount ?? 0}
          cents={trace.data.item_id !== null}
          onOpen={(step) => setSteps([...steps, step])}
        />
      ) : null}
      {trace.data && trace.data.count > trace.data.results.length ? (
        <p className={styles.note}>
          {t.theLargestLengthOfCount(trace.data.results.length, trace.data.count)}
        </p>
      ) : null}
      {trace.data?.item_id ? (
        <div className={styles.footer}>
          <Button size="small" onPress={() => onOpenItem(trace.data.item_id as number)}>
            {t.openTheItem}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** The way from the total that was asked to the step that is shown. */
function Trail({ steps, onGoTo }: { steps: readonly Step[]; onGoTo: (place: number) => void }) {
  if (steps.length === 1) return null;
  return (
    <nav aria-label={t.theWayHere}>
      <ol className={styles.trail}>
        {steps.slice(0, -1).map((step, place) => (
          <li key={step.of} className={styles.step}>
            <button type="button" className={styles.back} onClick={() => onGoTo(place)}>
              {step.title}
            </button>
            <Icon of={ChevronRight} size="small" />
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface PartsProps {
  parts: readonly CostTracePart[];
  total: number;
  cents: boolean;
  onOpen: (step: Step) => void;
}

function Parts({ parts, total, cents, onOpen }: PartsProps) {
  if (parts.length === 0) return <p className={styles.note}>{t.nothingYet}</p>;
  const largest = Math.max(...parts.map((part) => Math.abs(part.amount)), 1);
  return (
    <>
      <ScrollBox label={t.parts} className={styles.scroll}>
        <ul className={styles.parts}>
          {parts.map((part) => (
            <li key={part.key}>
              <Part part={part} share={Math.abs(part.amount) / largest} cents={cents} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      </ScrollBox>
      <p className={styles.sum}>
        <span>{t.total}</span>
        <Amount value={total} cents={cents} />
      </p>
    </>
  );
}

interface PartProps {
  part: CostTracePart;
  /** Its size beside the largest part. */
  share: number;
  cents: boolean;
  onOpen: (step: Step) => void;
}

function Part({ part, share, cents, onOpen }: PartProps) {
  const { of, title, detail, amount } = part;
  const words = (
    <>
      <span className={styles.words}>
        <span>{title}</span>
        {detail ? <span className={styles.detail}>{detail}</span> : null}
        <i
          className={styles.bar}
          style={{ width: `${share * 100}%` }}
          data-negative={amount < 0 || undefined}
        />
      </span>
      <Amount value={amount} cents={cents} />
    </>
  );
  if (of === null) return <div className={styles.part}>{words}</div>;
  return (
    <button type="button" className={styles.part} data-opens onClick={() => onOpen({ of, title })}>
      {words}
      <Icon of={ChevronRight} size="small" />
    </button>
  );
}

/** Whole dollars, or with cents where scope rows are read. */
function Amount({ value, cents }: { value: number | null; cents: boolean }) {
  return (
    <span className={styles.amount} data-negative={(value ?? 0) < 0 || undefined}>
      {cents ? formatCents(value) : formatMoney(value)}
    </span>
  );
}
