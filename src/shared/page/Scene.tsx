import type { ReactNode } from 'react';
import { vars } from '#design-system/foundations/vars.css.ts';

const accent = { stroke: vars['accent-text'], strokeWidth: 1.5 } as const;
const filled = { ...accent, fill: vars['accent-soft'] } as const;
const wall = vars['line-control'];
const seam = vars['line-strong'];

/** Line drawings of a building site, 112 by 72, each with what is the matter in the accent. */
const SCENES = {
  /** A locked door between two houses. */
  locked: (
    <>
      <path d="M6 70V10h44v60M62 70V10h44v60" stroke={wall} />
      <path d="M6 30h18M6 50h18M24 10v60M88 10v60M88 30h18M88 50h18" stroke={seam} />
      <path d="M32 28h48v42H32z" {...filled} />
      <circle cx="56" cy="46" r="4" {...accent} />
      <path d="M56 50v8" {...accent} />
    </>
  ),
  /** A lot between two houses on which nothing stands. */
  vacant: (
    <>
      <path d="M8 70V22h24v48M80 70V14h24v56" stroke={wall} />
      <path d="M8 38h24M8 54h24M80 30h24M80 46h24M80 58h24M20 22v48M92 14v56" stroke={seam} />
      <path d="M38 70V26h36v44" {...filled} strokeDasharray="4 4" />
      <path d="M38 40h36M38 55h36" stroke={vars['accent-text']} strokeDasharray="4 4" />
      <path d="M38 14h36M38 10v8M74 10v8" stroke={vars['accent-text']} />
    </>
  ),
  /** A barred gate. */
  barred: (
    <>
      <path d="M10 70V12h92v58" stroke={wall} />
      <path d="M10 30h20M10 50h20M82 30h20M82 50h20" stroke={seam} />
      <path d="M30 70V22h52v48" {...filled} />
      <path d="M56 22v48" {...accent} />
      <path d="M46 46h20M46 42v8M66 42v8" stroke={vars.critical} strokeWidth={2} />
    </>
  ),
  /** A gate that stands open. */
  open: (
    <>
      <path d="M10 70V12h92v58" stroke={wall} />
      <path d="M10 30h20M10 50h20M82 30h20M82 50h20" stroke={seam} />
      <path d="M30 70V22h52v48" {...filled} />
      <path d="M30 22l-12 6v42h12zM82 22l12 6v42H82z" {...filled} />
    </>
  ),
  /** Two houses with the line between them cut. */
  cut: (
    <>
      <path d="M8 70V18h34v52M70 70V18h34v52" stroke={wall} />
      <path d="M8 34h34M8 52h34M70 34h34M70 52h34" stroke={seam} />
      <path d="M42 44h8M62 44h8" stroke={vars.critical} strokeWidth={1.5} />
      <path d="M50 38v12M62 38v12" stroke={vars.critical} strokeWidth={2} />
    </>
  ),
} as const satisfies Record<string, ReactNode>;

export type SceneName = keyof typeof SCENES;

/** One of the drawings; decoration, silent for screen readers. */
export function Scene({ name, className }: { name: SceneName; className: string }) {
  return (
    <svg className={className} viewBox="0 0 112 72" fill="none" aria-hidden="true">
      <path d="M0 70.5H112" stroke={vars['text-muted']} strokeWidth={1.5} />
      {SCENES[name]}
    </svg>
  );
}
