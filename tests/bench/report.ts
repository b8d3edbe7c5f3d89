/** One line of the benchmark's table. */
export interface Figure {
  figure: string;
  value: string;
  must: string;
  aim: string;
}

export type Report = (figure: string, value: string, must: string, aim?: string) => void;

/** A duration as text; tenths below ten milliseconds. */
export const milliseconds = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
