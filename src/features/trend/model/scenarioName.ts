/** A scenario as a report names it: "S-1 Envelope package". */
export const scenarioName = ({ scenario_number: number, name }: { scenario_number: string; name: string }) =>
  `${number} ${name}`.trim();
