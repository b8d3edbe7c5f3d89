export {
  classifyMilestones,
  MILESTONE_TYPES,
  milestoneDate,
  type ClassifiedMilestones,
  type DatedMilestone,
  type MilestoneType,
} from './classifyMilestones.ts';
