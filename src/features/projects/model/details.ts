import { formatArea } from '#domain/area';
import { formatDate } from '#domain/dates';
import { formatMoney, NOTHING } from '#domain/money';
import type { Project } from '#shared/project';
import { PROJECT_STATUSES } from './projectStatus.ts';

export interface DetailSection {
  title: string;
  facts: readonly { label: string; value: string }[];
}

const text = (value: string | null) => value ?? NOTHING;

/** What is known about a project, by section, ready to read. */
export function projectDetails(project: Project): readonly DetailSection[] {
  const place = [project.city, project.state].filter(Boolean).join(', ');
  return [
    {
      title: 'Project',
      facts: [
        { label: 'Name', value: project.name },
        { label: 'Code', value: text(project.code) },
        { label: 'Also known as', value: text(project.alias) },
        { label: 'Status', value: PROJECT_STATUSES[project.status].label },
        { label: 'Address', value: text(project.address) },
        { label: 'City', value: place || NOTHING },
        { label: 'Category', value: text(project.construction_category) },
      ],
    },
    {
      title: 'Targets',
      facts: [
        { label: 'Target budget', value: formatMoney(project.target_budget) },
        { label: 'Target area', value: formatArea(project.target_area) },
        { label: 'Delivery', value: text(project.delivery_contract_type) },
        { label: 'Under contract', value: project.is_under_contract ? 'Yes' : 'No' },
      ],
    },
    {
      title: 'Dates',
      facts: [
        { label: 'Preconstruction start', value: formatDate(project.precon_start_date) },
        { label: 'Preconstruction end', value: formatDate(project.precon_end_date) },
        { label: 'Construction start', value: formatDate(project.construction_start_date) },
        { label: 'Completion', value: formatDate(project.completion_date) },
      ],
    },
    {
      title: 'Firms',
      facts: [
        { label: 'Owner', value: text(project.owner) },
        { label: 'Construction manager', value: text(project.cm_firm) },
        { label: 'Architect', value: text(project.architect_firm) },
        { label: 'Joint venture', value: project.jv_partners.join(', ') || NOTHING },
      ],
    },
  ];
}
