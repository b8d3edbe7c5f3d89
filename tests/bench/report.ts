/** One line of the benchmark's table. */
interface Figure {
  figure: string;
  value: string;
  must: string;
  aim: string;
}

export type Report = (figure: string, value: string, must?: string, aim?: string) => void;

/** Gathers figures; `print` writes them as one table. */
export function openReport(): { report: Report; print: () => void } {
  const figures: Figure[] = [];
  return {
    report: (figure, value, must = '', aim = '') => figures.push({ figure, value, must, aim }),
    print: () => console.table(figures),
  };
}

/** A duration as text; tenths below ten milliseconds. */
export const milliseconds = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
