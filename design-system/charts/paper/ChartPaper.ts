/** A fact in a document: `Split by`, `Components`. */
export interface PaperFact {
  name: string;
  text: string;
}

/** What a chart's document (PDF) says beside its title, sentence, drawing, legend and table. */
export interface ChartPaper {
  /** Whose figures these are, e.g. the project. */
  owner: string;
  author: string;
  /** What is shown, and how: what a switch or a menu says on the screen. */
  facts?: readonly PaperFact[];
  /** The figures that matter most, in a row above the drawing. */
  figures?: readonly PaperFact[];
  /** The foot of each page, asked for when the document is made. */
  foot: () => string;
  /** Told of a document that is being made; the promise is refused where it could not be. */
  onMake: (made: Promise<void>) => void;
}
