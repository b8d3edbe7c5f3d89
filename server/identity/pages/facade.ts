import { html, type Html } from './html.ts';

/** An elevation at a building's corner, in drawing units: nine courses of quoins over three storeys. */
const ground = 520;
const courses = 9;
const course = 440 / 9;
const storey = 3 * course;
const corner = 150;
const edge = 590;

const at = (value: number) => String(Math.round(value * 10) / 10);
const upTo = (count: number) => Array.from({ length: count }, (_, i) => i);

const bed = (i: number): Html => html`<path class="l" d="M${corner} ${at(ground - i * course)}H${edge}" />`;

function level(i: number): Html {
  const y = ground - i * storey;
  return html`<path class="l" stroke-dasharray="8 3 2 3" d="M52 ${at(y)}H122" /><circle
      class="l"
      cx="44"
      cy="${at(y)}"
      r="8"
    /><text x="60" y="${at(y - 7)}">Level ${i + 1}</text>`;
}

function opening(i: number): Html {
  const x = 290 + (i % 3) * 102;
  const top = ground - Math.floor(i / 3) * storey - 2.6 * course;
  const height = 1.9 * course;
  return html`<rect x="${x}" y="${at(top)}" width="62" height="${at(height)}" /><path
      class="l"
      d="M${x + 31} ${at(top)}v${at(height)}M${x} ${at(top + 0.6 * course)}h62"
    /><path d="M${x - 8} ${at(top + height)}h78" />`;
}

/** Long and short in turn: the bond that gives the product its name. */
const quoin = (i: number): Html =>
  html`<rect
    class="q"
    x="${corner}"
    y="${at(ground - (i + 1) * course)}"
    width="${i % 2 ? 60 : 92}"
    height="${at(course)}"
  />`;

/** The drawing beside the sign-in form. Colours come from classes. */
export const facade: Html = html`<svg class="draw" viewBox="0 0 640 600" aria-hidden="true">
  ${upTo(courses + 1).map(bed)} ${upTo(3).map(level)} ${upTo(9).map(opening)}
  <path
    class="w"
    d="M${edge} ${ground}H120M${corner} ${ground}V80H${edge}M138 80H${edge}M138 66H${edge}M138 66V80"
  />
  ${upTo(courses).map(quoin)}
  <path d="M${edge} 44V268l-9 10 18 12-9 10V548" />
  <path class="dim" d="M150 552H242M150 546v12M242 546v12" />
  <text class="d" x="196" y="574" text-anchor="middle">3'-10"</text>
</svg>`;
