export { Section } from './Section.tsx';
export { SectionTabs } from './SectionTabs.tsx';
