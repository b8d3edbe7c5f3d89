import type { components } from '#contract/api.ts';

type Schemas = components['schemas'];

/** Rows of the contract that the ForeSite screens speak of (docs/product/foresite.md). */
export type Foresite = Schemas['Foresite'];
export type Item = Schemas['Item'];
export type ItemBrief = Schemas['ItemBrief'];
export type ItemTotals = Schemas['ItemTotals'];
export type ItemInput = Schemas['ItemInput'];
export type ItemPatch = Schemas['ItemPatch'];
export type ItemStatus = Schemas['ItemStatus'];
export type SubItem = Schemas['SubItem'];
export type SubItemInput = Schemas['SubItemInput'];
export type CostGroup = Schemas['CostGroup'];
export type CustomCode = Schemas['CustomCode'];
export type ValueDriver = Schemas['ValueDriver'];
export type Person = Schemas['Person'];
export type Scenario = Schemas['Scenario'];
export type ScenarioComparison = Schemas['ScenarioComparison'];
export type ComparedScenario = Schemas['ComparedScenario'];
export type PreviewInput = Schemas['PreviewInput'];
export type ForesiteDays = Schemas['ForesiteDays'];
export type PastItem = Schemas['PastItem'];
export type ForesiteComparison = Schemas['ForesiteComparison'];
export type ForesiteStep = Schemas['ForesiteStep'];
export type CostTracePart = Schemas['CostTracePart'];
export type Meeting = Schemas['Meeting'];
export type MeetingBrief = Schemas['MeetingBrief'];
export type MeetingTopic = Schemas['MeetingTopic'];
export type MeetingInput = Schemas['MeetingInput'];
export type MeetingPatch = Schemas['MeetingPatch'];
export type MeetingDecision = Schemas['MeetingDecision'];
export type AgendaTopic = Schemas['AgendaTopic'];
export type TopicRef = Schemas['TopicRef'];
