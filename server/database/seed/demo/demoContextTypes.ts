import type { ContextKind, ContextStatus } from '#domain/context';

/** A document of the context; its file lies in `demo/files`. */
export type DemoContextDocument = {
  at: string;
  by: string;
  file: string;
  milestone?: string;
  component?: string;
  /** A code of the standard formats. */
  code?: string;
};

/** An entry of the context, with what became of it. */
export type DemoContextEntry = {
  at: string;
  by: string;
  kind: ContextKind;
  statement: string;
  status?: ContextStatus;
  milestone?: string;
  component?: string;
  /** A code of the standard formats. */
  code?: string;
  /** The file of the document that it comes from. */
  document?: string;
  source?: string;
  amount?: number;
  steps?: readonly {
    at: string;
    by: string;
    change: { statement?: string; status?: ContextStatus; amount?: number; source?: string };
  }[];
};
