import { light, type ThemeName } from '../../foundations/themes.ts';

/** A color of the light theme, or that much of it (0 to 1) on white. */
export type Ink = ThemeName | { of: ThemeName; share: number };

/** What a sheet is drawn of. Points from the upper left of the sheet's room; texts stand on their base line. */
export type PaperShape =
  | { kind: 'rect'; x: number; y: number; width: number; height: number; fill?: Ink; line?: Ink }
  | {
      kind: 'line';
      points: readonly (readonly [x: number, y: number])[];
      ink: Ink;
      thick?: number;
      dashed?: true;
    }
  | { kind: 'area'; points: readonly (readonly [x: number, y: number])[]; ink: Ink }
  | { kind: 'ring'; x: number; y: number; radius: number; ink: Ink }
  | {
      kind: 'text';
      x: number;
      y: number;
      text: string;
      size: number;
      ink: Ink;
      bold?: boolean;
      align?: 'left' | 'right';
      /** Longer texts are cut to it. */
      room?: number;
    };

const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);

/** The color as `#rrggbb`. */
export function inkHex(ink: Ink): string {
  const { of, share } = typeof ink === 'string' ? { of: ink, share: 1 } : ink;
  const hex = light[of];
  const mixed = [1, 3, 5].map((at) => Math.round(255 + (channel(hex, at) - 255) * share));
  return `#${mixed.map((one) => one.toString(16).padStart(2, '0')).join('')}`;
}
