/** Ways to see: as most people do, and the three kinds of colour blindness. */
export const visions = ['normal', 'protanopia', 'deuteranopia', 'tritanopia'] as const;
/** One of `visions`. */
export type Vision = (typeof visions)[number];

type Triple = readonly [number, number, number];

// Full severity of Machado, Oliveira and Fernandes (2009), rows for linear red, green and blue.
const sights: Record<Vision, readonly [Triple, Triple, Triple]> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const fromLinear = (value: number) =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
const dot = (a: Triple, b: Triple) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const clamp = (value: number) => Math.min(1, Math.max(0, value));

/** Linear red, green, blue of `#RRGGBB`, each 0 to 1. Throws on any other notation. */
export function linearOf(hex: string): Triple {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!match)
    throw new Error(
      `design-system: "${hex}" is no #RRGGBB colour, so nothing can be computed from it. Write it in hex.`,
    );
  const [r, g, b] = match.slice(1).map((part) => toLinear(Number.parseInt(part, 16) / 255));
  return [r as number, g as number, b as number];
}

/** How a colour looks to somebody with that vision, as `#RRGGBB`. */
export function simulate(hex: string, vision: Vision): string {
  const seen = linearOf(hex);
  const digits = sights[vision].map((row) =>
    Math.round(fromLinear(clamp(dot(row, seen))) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`.toUpperCase();
}

/** Place of a colour in OKLab, where equal steps look equally large. */
function oklab(hex: string): Triple {
  const rgb = linearOf(hex);
  const l = Math.cbrt(dot([0.4122214708, 0.5363325363, 0.0514459929], rgb));
  const m = Math.cbrt(dot([0.2119034982, 0.6806995451, 0.1073969566], rgb));
  const s = Math.cbrt(dot([0.0883024619, 0.2817188376, 0.6299787005], rgb));
  const lms: Triple = [l, m, s];
  return [
    dot([0.2104542553, 0.793617785, -0.0040720468], lms),
    dot([1.9779984951, -2.428592205, 0.4505937099], lms),
    dot([0.0259040371, 0.7827717662, -0.808675766], lms),
  ];
}

/** How far apart two colours look to somebody with that vision: OKLab distance, 0 to 1 (0.02 is just visible). */
export function distance(a: string, b: string, vision: Vision = 'normal'): number {
  const [p, q] = [oklab(simulate(a, vision)), oklab(simulate(b, vision))];
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}
