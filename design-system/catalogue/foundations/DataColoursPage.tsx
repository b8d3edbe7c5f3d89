import { useEffect, useRef } from 'react';
import { contrast } from '../../foundations/contrast.ts';
import { distance, simulate, visions } from '../../foundations/colorVision.ts';
import { patternFill, patternOf, patterns } from '../../foundations/patterns.ts';
import { dark, light, type ThemeName } from '../../foundations/themes.ts';
import { useMedia } from '../../private/media/useMedia.ts';
import { useAddress } from '../address/useAddress.ts';
import { Page, Part } from './Page.tsx';
import * as styles from './foundations.css.ts';

const numbers = Array.from({ length: 10 }, (_, index) => index + 1);
const tokenOf = (number: number) => `data-${((number - 1) % 10) + 1}` as ThemeName;
const schemes = [
  ['Light', light as Readonly<Record<ThemeName, string>>],
  ['Dark', dark],
] as const;

/** The ten data hues as four kinds of eyes see them, and the patterns that stand in for hue. */
export function DataColoursPage() {
  // A canvas does not follow the theme by itself: it is drawn anew for each look.
  const { theme, contrast: request } = useAddress();
  const isDark = useMedia('(prefers-color-scheme: dark)');
  const look = `${theme} ${request} ${isDark}`;
  return (
    <Page
      title="Data colours"
      lead="Ten hues in a fixed order. A component of a building gets one once and keeps it on every screen. Neighbours stay apart in every kind of colour vision, and each hue has a pattern for grey printers and for people who want one."
    >
      <Part
        title="Hues and patterns"
        note="Patterns are drawn on a canvas by the same painter that charts call."
      >
        <ul className={styles.hues}>
          {numbers.map((number) => (
            <li key={number} className={styles.hue}>
              <PatternSwatch key={look} number={number} />
              <code className={styles.code}>{tokenOf(number)}</code>
              <small className={styles.quiet}>{patternOf(number).name}</small>
            </li>
          ))}
        </ul>
      </Part>
      <Part
        title="As others see them"
        note="Simulated at full severity (Machado 2009). The figure is the smallest distance between neighbours in OKLab; 0.02 is just visible."
      >
        {schemes.map(([scheme, theme]) => (
          <div key={scheme} className={styles.visions}>
            <h3 className={styles.subtitle}>{scheme}</h3>
            {visions.map((vision) => {
              const least = Math.min(
                ...numbers.map((number) =>
                  distance(theme[tokenOf(number)], theme[tokenOf(number + 1)], vision),
                ),
              );
              return (
                <div key={vision} className={styles.vision}>
                  <span className={styles.visionName}>{vision}</span>
                  <span className={styles.strip} role="img" aria-label={`Ten hues, ${vision}`}>
                    {numbers.map((number) => (
                      <span
                        key={number}
                        className={styles.stripe}
                        style={{ background: simulate(theme[tokenOf(number)], vision) }}
                      />
                    ))}
                  </span>
                  <span className={styles.figure}>{least.toFixed(3)}</span>
                </div>
              );
            })}
          </div>
        ))}
      </Part>
      <Part
        title="On their surface"
        note="Contrast of each hue on the surface of its theme; 3:1 is asked (WCAG 1.4.11)."
      >
        <ul className={styles.swatches}>
          {numbers.map((number) => (
            <li key={number} className={styles.swatch}>
              <span className={styles.colour} style={{ background: `var(--${tokenOf(number)})` }} />
              <span className={styles.swatchText}>
                <code className={styles.code}>{tokenOf(number)}</code>
                <small className={styles.quiet}>
                  {schemes
                    .map(([, theme]) => contrast(theme[tokenOf(number)], theme.surface).toFixed(1))
                    .join(' · ')}
                </small>
              </span>
            </li>
          ))}
        </ul>
      </Part>
    </Page>
  );
}

const wide = 128;
const high = 72;

function PatternSwatch({ number }: { number: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context) return;
    const ratio = window.devicePixelRatio;
    const computed = getComputedStyle(element);
    const read = (name: string) => computed.getPropertyValue(name).trim();
    element.width = wide * ratio;
    element.height = high * ratio;
    context.scale(ratio, ratio);
    context.fillStyle = patternFill(context, patternOf(number), {
      color: read(`--${tokenOf(number)}`),
      ink: read('--surface'),
      pixelRatio: ratio,
    });
    context.fillRect(0, 0, wide, high);
  }, [number]);
  return (
    <canvas
      ref={canvas}
      className={styles.pattern}
      role="img"
      aria-label={`${tokenOf(number)}, ${patterns[number - 1]?.name ?? ''}`}
    />
  );
}
