import { createVar, style, styleVariants } from '@vanilla-extract/css';

const least = createVar();
const count = createVar();

const base = style({
  // As wide as 1/count of the line, never below the least width, never wider than the line itself.
  gridTemplateColumns: `repeat(auto-fit, minmax(max(min(100%, ${least}), calc((100% - (${count} - 1) * 24px) / ${count} - 1px)), 1fr))`,
});
export const columns = styleVariants({
  160: [base, { vars: { [least]: '160px' } }],
  200: [base, { vars: { [least]: '200px' } }],
  280: [base, { vars: { [least]: '280px' } }],
  480: [base, { vars: { [least]: '480px' } }],
});
export const most = styleVariants({
  1: { vars: { [count]: '1' } },
  2: { vars: { [count]: '2' } },
  3: { vars: { [count]: '3' } },
  4: { vars: { [count]: '4' } },
});
